import SwiftUI
import Testing
import ViewTree

@Suite("Navigation")
@MainActor
struct NavigationTests {
  @Test("the title of a view stands above it as a heading")
  func title() throws {
    let view = NavigationStack {
      List { Text("row") }.navigationTitle("Usage").navigationBarTitleDisplayMode(.inline)
    }
    #expect(
      try dump(view) == """
        vstack
          text "Usage"
          list
            text "row"
        """
    )
    #expect(try render(view: view).texts.map(\.isHeading) == [true, false])
  }

  @Test("without a title there is only the view")
  func plain() throws {
    #expect(
      try dump(NavigationView { Text("a") }) == """
        vstack
          text "a"
        """
    )
    let hidden = NavigationStack { Text("a").navigationTitle("Usage").navigationBarHidden(true) }
    #expect(try render(view: hidden).strings == ["a"])
  }

  @Test("a title without navigation is not shown")
  func alone() throws {
    #expect(try render(view: Text("a").navigationTitle("Usage")).strings == ["a"])
  }

  @Test("content that is not available has an icon, a title and a description")
  func unavailable() throws {
    let view = ContentUnavailableView(
      "No data",
      systemImage: "moon",
      description: Text("Try tomorrow")
    )
    #expect(try render(view: view).strings == ["No data", "Try tomorrow"])
  }
}
