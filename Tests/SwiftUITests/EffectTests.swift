import Foundation
import SwiftUI
import Testing
import ViewTree

/// An effect as apps write it: a push to the side.
private struct Push: GeometryEffect {
  var travel: CGFloat
  var animatableData: CGFloat {
    get { travel }
    set { travel = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: travel, y: 0))
  }
}

/// Shows the values that two names of the reader's text size have.
private struct SizeView: View {
  @Environment(\.sizeCategory) private var category
  @Environment(\.colorScheme) private var scheme

  var body: some View { Text(verbatim: "\(category) \(scheme)") }
}

@Suite("Effects and modifiers by the environment")
@MainActor
struct EffectTests {
  @Test("a geometry effect moves the view when it is drawn")
  func geometryEffect() throws {
    let tree = try render(view: Text("a").modifier(Push(travel: 7)))
    #expect(tree.nodes.contains { $0.content == .offset(x: 7, y: 0) })
  }

  @Test("a geometry effect that the layout ignores is drawn all the same")
  func ignoredByLayout() throws {
    let tree = try render(view: Text("a").modifier(Push(travel: 3).ignoredByLayout()))
    #expect(tree.nodes.contains { $0.content == .offset(x: 3, y: 0) })
  }

  @Test("an environmental modifier becomes another by the environment")
  func environmentalModifier() throws {
    #expect(
      try dump(Text("a").modifier(Dimmed()).disabled(true)) == """
        opacity 0.5
          text "a"
        """
    )
  }

  @Test("the older name of a text size follows the newer one, and colorScheme sets the scheme")
  func sizeCategory() throws {
    let view = SizeView().dynamicTypeSize(.accessibility2).colorScheme(.dark)
    #expect(try dump(view) == "text \"accessibilityLarge dark\"")
  }
}
