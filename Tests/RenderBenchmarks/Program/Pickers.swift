import ActivityPicker
import ExtensionProtocol
import TerminalRenderer
import ViewTree

/// What a picker of a hundred thousand applications costs.
struct Pickers {
  private static let count = 100_000
  private static let columns = 120
  private static let rows = 50

  let rounds: Int

  func measure() {
    let (categories, items) = Self.subjects()
    tell("is made", budget: 150, rounds: max(rounds / 40, 5)) {
      let catalogue = ActivityCatalogue(categories: categories, items: items)
      var picker = Self.picker(catalogue)
      _ = picker.tree(columns: Self.columns, rows: Self.rows, firstMark: 0)
    }
    let catalogue = ActivityCatalogue(categories: categories, items: items)
    measure(catalogue)
  }

  private func measure(_ catalogue: ActivityCatalogue) {
    var picker = Self.picker(catalogue)
    _ = picker.tree(columns: Self.columns, rows: Self.rows, firstMark: 0)
    for category in 0..<UInt64(catalogue.categories.count) {
      _ = picker.use(17 + 2 * (UInt64(catalogue.categories.count) - 1 - category), .press)
    }
    var text = ""
    tell("takes a letter of a search, and is drawn", budget: 16) {
      text = text.isEmpty ? "a" : text == "a" ? "ap" : text == "ap" ? "app 7" : ""
      _ = picker.use(2, .enter(text))
      Self.draw(&picker)
    }
    _ = picker.use(2, .enter(""))
    tell("moves by a row", budget: 2) {
      picker.scroll(by: 997)
      _ = picker.tree(columns: Self.columns, rows: Self.rows, firstMark: 0)
    }
    tell("takes a choice, and is drawn", budget: 16) {
      _ = picker.use(16, .press)
      Self.draw(&picker)
    }
  }

  private func tell(_ what: String, budget: Double, rounds: Int? = nil, _ body: () -> Void) {
    let times = RenderBenchmarks.measured(rounds: rounds ?? self.rounds, body)
    let name = "a picker of \(Self.count) applications \(what)"
    print(RenderBenchmarks.verdict(name, times.median, budget: budget))
  }

  private static func draw(_ picker: inout ActivityPickerModel) {
    let tree = picker.tree(columns: columns, rows: rows, firstMark: 0)
    let options = TerminalOptions(columns: columns, rows: rows, colorDepth: .trueColor)
    TerminalRenderer.render(tree, options: options) { _ in }
  }

  private static func picker(_ catalogue: ActivityCatalogue) -> ActivityPickerModel {
    ActivityPickerModel(catalogue: catalogue, content: ActivityPickerContent(), isSheet: true)
  }

  /// Names in an order that is not theirs.
  private static func subjects() -> ([ActivityCatalogue.Category], [ActivityCatalogue.Item]) {
    let categories = (0..<12).map {
      ActivityCatalogue.Category(name: "Category \($0)", token: [UInt8($0)])
    }
    let items = (0..<count).map { place in
      let number = place * 7_919 % count
      return ActivityCatalogue.Item(
        kind: number % 5 == 0 ? .webDomain : .application,
        name: number % 5 == 0 ? nil : "Application \(number)",
        identifier: "org.example.app\(number)",
        token: (0..<16).map { UInt8(truncatingIfNeeded: number >> ($0 % 3 * 8)) },
        category: number % 12
      )
    }
    return (categories, items)
  }
}
