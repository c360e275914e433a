import SwiftUI

// What authors write for assistive technology; it is enough that it compiles.

private struct Accessible: View {
  let name = "x"

  var body: some View {
    Text("a")
      .accessibilityLabel("label")
      .accessibilityLabel(name)
      .accessibilityLabel(Text("label"))
      .accessibilityLabel("label", isEnabled: true)
      .accessibilityValue("\(3) minutes")
      .accessibilityHint(name)
      .accessibilityHint("hint")
      .accessibilityHidden(true)
      .accessibilityIdentifier("id")
      .accessibilityElement()
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isHeader)
      .accessibilityAddTraits([.isButton, .isSelected])
      .accessibilityRemoveTraits(.isImage)
      .accessibilitySortPriority(1)
      .accessibilityHeading(.h2)
      .accessibilityInputLabels(["a", "b"])
      .accessibilityAction {}
      .accessibilityAction(.escape) {}
      .accessibilityAction(named: "open") {}
      .accessibilityAction(named: Text("open")) {}
      .accessibilityActions { Text("b") }
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: break
        case .decrement: break
        @unknown default: break
        }
      }
      .accessibilityRepresentation { Text("b") }
      .accessibilityChildren { Text("c") }
      .accessibilityRespondsToUserInteraction(false)
      .accessibilityTextContentType(.plain)
      .accessibilityCustomContent("a", "b")
      .accessibilityIgnoresInvertColors()
      .accessibilityShowsLargeContentViewer()
      .accessibilityScrollAction { _ in }
  }
}
