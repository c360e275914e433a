import SwiftUI
import Testing

@Suite("View modifiers")
@MainActor
struct ViewModifierTests {
  @Test("a view modifier gets the view as its content and may keep state")
  func viewModifier() throws {
    struct Card: ViewModifier {
      @State private var title = "card"
      func body(content: Content) -> some View {
        VStack {
          Text(title)
          content
        }
        .padding(4)
      }
    }
    #expect(
      try dump(Text("a").modifier(Card())) == """
        padding
          vstack
            text "card"
            text "a"
        """
    )
  }
}
