internal import ViewTree

/// Tells one place of an app's tree from the others for as long as it is there.
enum PlaceKey: Hashable {
  /// By the number of the mark around it.
  case mark(UInt64)
  /// Of an app that marks nothing, by its order.
  case ordinal(Int)
}

/// A node that the host fills.
struct FoundPlace {
  enum Content: Equatable {
    case report(ReportContent)
    case picker(ActivityPickerContent)
  }

  let key: PlaceKey
  /// The node's index in the app's tree.
  let node: Int
  /// The nodes around it.
  let depth: Int
  let content: Content
  /// Whether it is what a sheet presents.
  let isSheet: Bool

  /// The number of the mark around it; nil where there is none.
  var mark: UInt64? {
    if case .mark(let number) = key { number } else { nil }
  }

  /// All in a tree, in reading order.
  static func all(in tree: ViewTree) -> [FoundPlace] {
    var finder = PlaceFinder()
    for index in tree.nodes.indices { finder.visit(tree, index) }
    return finder.found
  }
}

private struct PlaceFinder {
  private struct Open {
    var end: Int
    var hosted: UInt64?
    /// Where what is presented begins.
    var presented: Int?
  }

  private(set) var found: [FoundPlace] = []
  private var open: [Open] = []
  private var taken: Set<UInt64> = []

  mutating func visit(_ tree: ViewTree, _ index: Int) {
    let node = tree.nodes[index]
    while let last = open.last, last.end <= index { open.removeLast() }
    switch node.content {
    case .report(let report): add(.report(report), index)
    case .activityPicker(let picker): add(.picker(picker), index)
    default: break
    }
    guard node.descendantCount > 0 else { return }
    var next = Open(end: index + 1 + node.descendantCount, hosted: open.last?.hosted)
    switch node.content {
    case .control(let mark) where mark.role == .hosted: next.hosted = mark.number
    case .presentation: next.presented = index + 2 + tree.nodes[index + 1].descendantCount
    default: break
    }
    open.append(next)
  }

  private mutating func add(_ content: FoundPlace.Content, _ index: Int) {
    var key = PlaceKey.ordinal(found.count)
    if let mark = open.last?.hosted, taken.insert(mark).inserted { key = .mark(mark) }
    found.append(
      FoundPlace(
        key: key,
        node: index,
        depth: open.count,
        content: content,
        isSheet: open.contains { $0.presented.map { $0 <= index } ?? false }
      )
    )
  }
}
