import SwiftUI
import Testing

@Suite("Transitions, phases and keyframes show what is there")
@MainActor
struct TransitionTests {
  struct Flagging: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      VStack {
        content
        Text(phase.isIdentity ? "there" : "away")
      }
    }
  }

  struct Sized: ViewModifier {
    let size: Double

    func body(content: Content) -> some View { content.opacity(size) }
  }

  @Test("A transition of one's own shows the view as it is when it is there")
  func custom() throws {
    #expect(try render(view: Text("a").transition(Flagging())).strings == ["a", "there"])
    let faded = Text("a").transition(
      .modifier(active: Sized(size: 0), identity: Sized(size: 0.5))
    )
    #expect(try dump(faded).contains("opacity 0.5"))
    #expect(try dump(Text("a").transition(.opacity.combined(with: .scale))) == "text \"a\"")
  }

  @Test("Phases show the first, keyframes the first value")
  func stages() throws {
    let phased = Text("a").phaseAnimator([0.25, 1]) { content, phase in content.opacity(phase) }
    #expect(try dump(phased).contains("opacity 0.25"))
    let framed = Text("a").keyframeAnimator(initialValue: 0.5) { content, value in
      content.opacity(value)
    } keyframes: { _ in
      LinearKeyframe(1, duration: 1)
    }
    #expect(try dump(framed).contains("opacity 0.5"))
  }

  @Test("A modifier in an animation's closure is applied")
  func scoped() throws {
    let view = Text("a").animation(.easeIn) { $0.opacity(0.75) }
    #expect(try dump(view).contains("opacity 0.75"))
  }

  @Test("A spring without damping is back after one swing, a critical one never passes its end")
  func springs() {
    let free = Spring(response: 1, dampingRatio: 0)
    #expect(abs(free.value(target: 1.0, time: 1)) < 1e-9)
    #expect(abs(free.value(target: 1.0, time: 0.5) - 2) < 1e-9)
    let critical = Spring(duration: 1, bounce: 0)
    #expect(critical.value(target: 1.0, time: 10) <= 1)
    #expect(critical.value(target: 1.0, time: 0) == 0)
  }

  @Test("A curve goes from zero to one, and its inverse back")
  func curves() {
    #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-6)
    #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
    #expect(UnitCurve.easeIn.value(at: 0.2) < 0.2)
    let curve = UnitCurve.easeIn
    #expect(abs(curve.inverse.value(at: curve.value(at: 0.4)) - 0.4) < 1e-6)
  }
}
