import SwiftUI

/// Compiles what authors write about animations; it is not run.
private struct AnimationSignatures: View {
  @State private var isOn = false
  @State private var scale: CGFloat = 1
  @Namespace private var namespace
  @Environment(\.accessibilityReduceMotion) private var reduceMotion

  enum Phase: CaseIterable { case small, large }

  struct Values {
    var scale = 1.0
    var angle = Angle.zero
    var offset = CGSize.zero
  }

  var body: some View {
    VStack {
      Text("a")
        .scaleEffect(isOn ? 1.2 : 1)
        .animation(.easeInOut(duration: 0.3), value: isOn)
        .animation(reduceMotion ? nil : .spring(response: 0.4, dampingFraction: 0.7), value: scale)
        .animation(.spring(), value: isOn)
        .animation(.default.delay(0.2).speed(2).repeatForever(autoreverses: false), value: isOn)
        .animation(isOn ? .bouncy : .smooth(duration: 1), value: scale)
        .animation(.interpolatingSpring(stiffness: 50, damping: 5), value: isOn)
        .animation(Animation.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.5), value: isOn)
        .animation(.interactiveSpring(), value: isOn)
        .transition(.opacity)
        .transition(.move(edge: .bottom).combined(with: .opacity))
        .transition(.asymmetric(insertion: .scale, removal: .opacity))
        .transition(AnyTransition.opacity.animation(.easeOut))
        .transition(.scale(scale: 0.8, anchor: .top))
        .transition(.push(from: .leading))
        .transition(.blurReplace)
      Text("b")
        .contentTransition(.numericText())
        .contentTransition(.numericText(value: 3))
        .matchedGeometryEffect(id: "b", in: namespace)
        .matchedGeometryEffect(id: 1, in: namespace, properties: .position, isSource: isOn)
        .transaction { $0.animation = nil }
        .transaction { transaction in transaction.disablesAnimations = true }
        .phaseAnimator(Phase.allCases) { content, phase in
          content.scaleEffect(phase == .small ? 0.9 : 1)
        } animation: { phase in
          phase == .small ? .easeIn : .spring(duration: 1, bounce: 0.3)
        }
        .phaseAnimator([0, 1, 2], trigger: isOn) { content, phase in
          content.offset(y: CGFloat(phase))
        }
        .keyframeAnimator(initialValue: Values(), trigger: isOn) { content, value in
          content.scaleEffect(value.scale).rotationEffect(value.angle).offset(value.offset)
        } keyframes: { _ in
          KeyframeTrack(\.scale) {
            LinearKeyframe(1.2, duration: 0.2)
            SpringKeyframe(1, duration: 0.4, spring: .bouncy)
          }
          KeyframeTrack(\.offset) {
            CubicKeyframe(CGSize(width: 1, height: 2), duration: 0.1)
            MoveKeyframe(.zero)
          }
        }
        .sensoryFeedback(.success, trigger: isOn)
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.7), trigger: scale) { $0 < $1 }
        .sensoryFeedback(trigger: isOn) { _, isOn in isOn ? .increase : nil }
    }
    .onAppear {
      withAnimation { isOn = true }
      withAnimation(.easeInOut(duration: 1).repeatForever(autoreverses: true)) { scale = 1.2 }
      withAnimation(.linear(duration: 0.2)) {
        isOn.toggle()
      } completion: {
        scale = 2
      }
      var transaction = Transaction(animation: .easeIn)
      transaction.disablesAnimations = true
      withTransaction(transaction) { isOn = false }
      withTransaction(\.animation, .snappy) { isOn = false }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        withAnimation(.spring(response: 0.5)) { self.isOn = false }
      }
    }
  }
}

/// A shape that moves.
private struct Wedge: Shape {
  var start: Double
  var end: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(start, end) }
    set {
      start = newValue.first
      end = newValue.second
    }
  }

  func path(in rect: CGRect) -> Path { Path(rect) }
}

/// A modifier that moves.
private struct Shake: AnimatableModifier {
  var amount: CGFloat

  nonisolated var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func body(content: Content) -> some View { content.offset(x: amount) }
}

/// A view that moves.
private struct Counter: View, Animatable {
  var value: Double

  nonisolated var animatableData: Double {
    get { value }
    set { value = newValue }
  }

  var body: some View { Text("\(value, specifier: "%.0f")") }
}
