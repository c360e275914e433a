import SwiftUI
import UniformTypeIdentifiers

private struct TitleKey: FocusedValueKey {
  typealias Value = Binding<String>
}

extension FocusedValues {
  fileprivate var title: Binding<String>? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
}

private struct FocusView: View {
  enum Field: Hashable { case name, note }

  @State private var text = ""
  @State private var isOpen = false
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState(for: .voiceOver) private var field: Field?
  @FocusedValue(\.title) private var title
  @FocusedBinding(\.title) private var focusedTitle

  var body: some View {
    VStack {
      Text(focusedTitle ?? title?.wrappedValue ?? "")
        .focusedValue(\.title, $text)
        .focusedSceneValue(\.title, $text)
      Text("name").accessibilityFocused($field, equals: .name)
      Text("all").accessibilityFocused($isFocused)
    }
    .onAppear { field = .note }
    .onDrop(of: [.text], delegate: Drops())
    .onDrop(of: [UTType.image], isTargeted: $isOpen) { providers in !providers.isEmpty }
    .onDrop(of: [.plainText], isTargeted: nil) { providers, location in location.x > 0 }
    .fileImporter(isPresented: $isOpen, allowedContentTypes: [.json]) { result in
      if case .success(let address) = result { text = address.path }
    }
    .containerBackground(.blue.gradient, for: .navigation)
    .containerBackground(for: .widget) { Color.red }
  }
}

private struct Drops: DropDelegate {
  func performDrop(info: DropInfo) -> Bool { info.hasItemsConforming(to: [.text]) }
  func dropUpdated(info: DropInfo) -> DropProposal? { DropProposal(operation: .move) }
}

private struct Framed: PreviewModifier {
  static func makeSharedContext() async throws -> String { "shared" }

  func body(content: Content, context: String) -> some View {
    VStack {
      Text(context)
      content
    }
  }
}

#Preview("focus", traits: .modifier(Framed())) { FocusView() }

#Preview {
  @Previewable @State var count = 1
  Stepper("Count", value: $count)
}

private struct FocusPreviews: PreviewProvider {
  static var previews: some View {
    FocusView()
      .environment(\.sizeCategory, .accessibilityLarge)
      .colorScheme(.dark)
      .previewInterfaceOrientation(.landscapeLeft)
  }
}
