/// The rows of a picker's list: categories, and the items of those that are open.
struct PickerRows: Sendable {
  /// What a row shows.
  enum Row: Hashable, Sendable {
    case category(Int)
    case item(Int)
  }

  /// A category with what is shown of it.
  private struct Section {
    var category: Int
    /// The items that a search found; nil for all of the category.
    var found: [Int32]?
    var itemCount: Int
    var isOpen: Bool
    var firstRow: Int
  }

  private let ranges: [Range<Int>]
  private var sections: [Section] = []
  /// Each category's place in `sections`; -1 for one that is not shown.
  private var places: [Int]
  /// How many rows there are.
  private(set) var count = 0
  /// How many items there are in all categories, also in those that are closed.
  private(set) var itemCount = 0

  /// The rows that a search finds; all of them where there are no words.
  init(_ catalogue: ActivityCatalogue, words: [[UInt8]], isOpen: (Int) -> Bool) {
    ranges = catalogue.ranges
    places = Array(repeating: -1, count: ranges.count)
    for (category, range) in ranges.enumerated() {
      let found =
        words.isEmpty
        ? nil : catalogue.index.matches(words, category: category, items: range)
      let itemCount = found?.count ?? range.count
      guard itemCount > 0 else { continue }
      places[category] = sections.count
      sections.append(
        Section(
          category: category,
          found: found,
          itemCount: itemCount,
          isOpen: isOpen(category),
          firstRow: 0
        )
      )
    }
    layOut()
  }

  /// Opens or closes a category.
  mutating func set(_ category: Int, isOpen: Bool) {
    guard places[category] >= 0 else { return }
    sections[places[category]].isOpen = isOpen
    layOut()
  }

  private mutating func layOut() {
    (count, itemCount) = (0, 0)
    for place in sections.indices {
      sections[place].firstRow = count
      count += 1 + (sections[place].isOpen ? sections[place].itemCount : 0)
      itemCount += sections[place].itemCount
    }
  }

  /// Whether a category's items are shown below it.
  func isOpen(_ category: Int) -> Bool {
    places[category] >= 0 && sections[places[category]].isOpen
  }

  /// The items of a category that a search found; nil where all of it is shown.
  func found(in category: Int) -> [Int32]? {
    guard places[category] >= 0, let found = sections[places[category]].found,
      found.count < ranges[category].count
    else { return nil }
    return found
  }

  /// A row by its number; nil where there is none.
  subscript(row: Int) -> Row? {
    guard (0..<count).contains(row) else { return nil }
    var (low, high) = (0, sections.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if sections[middle].firstRow <= row { low = middle } else { high = middle }
    }
    let section = sections[low]
    guard row > section.firstRow else { return .category(section.category) }
    let place = row - section.firstRow - 1
    if let found = section.found { return .item(Int(found[place])) }
    return .item(ranges[section.category].lowerBound + place)
  }
}
