import ActivityPicker
import Testing
import ViewTree

@Suite("A picker's catalogue")
struct CatalogueTests {
  @Test("has Apple's categories in Apple's order, then others by name, Other last, none empty")
  func categories() {
    #expect(Family.catalogue.categories.map(\.name) == ["Social", "Games", "Music", "Other"])
  }

  @Test("has applications before web domains, by name without case and diacritics")
  func items() {
    #expect(
      Family.catalogue.items.map(\.shownName) == [
        "chat", "Mail", "reddit.com", "Éclair", "Minecraft", "Radio", "example.org",
      ]
    )
    #expect(Family.catalogue.ranges == [0..<3, 3..<5, 5..<6, 6..<7])
    #expect(Family.catalogue.items.map(\.category) == [0, 0, 0, 1, 1, 2, 3])
  }

  @Test("leaves out items of a category that there is not")
  func strangers() {
    let catalogue = ActivityCatalogue(
      categories: [.init(name: "Games", token: [1])],
      items: [
        .init(kind: .application, identifier: "a", token: [2], category: 1),
        .init(kind: .application, identifier: "b", token: [3], category: 0),
        .init(kind: .application, identifier: "c", token: [4], category: -1),
      ]
    )
    #expect(catalogue.items.map(\.identifier) == ["b"])
  }
}
