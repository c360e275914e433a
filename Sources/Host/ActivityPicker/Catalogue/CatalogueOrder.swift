internal import Categories
internal import Glibc
internal import ViewTree

/// In which order a catalogue offers what there is.
struct CatalogueOrder {
  /// Places of categories that have items.
  private(set) var categories: [Int] = []
  /// Places of items, by category.
  private(set) var items: [Int32] = []
  /// The items of each category.
  private(set) var ranges: [Range<Int>] = []

  /// What an item is sorted by: first a number that most names differ in, then the whole name.
  private struct Key {
    var rank: UInt64
    var prefix: UInt64
    var item: Int32
  }

  init(
    _ categories: [ActivityCatalogue.Category],
    _ items: [ActivityCatalogue.Item],
    _ folded: FoldedNames
  ) {
    let sorted = Self.sorted(categories)
    var ranks = [UInt64](repeating: 0, count: categories.count)
    for (rank, category) in sorted.enumerated() { ranks[category] = UInt64(rank) }
    let keys = folded.bytes.withUnsafeBufferPointer { bytes in
      Self.keys(items, ranks, bytes, folded.starts).sorted { Self.precedes($0, $1, bytes, folded) }
    }
    self.items = keys.map(\.item)
    var start = 0
    for (rank, category) in sorted.enumerated() {
      var end = start
      while end < keys.count, keys[end].rank >> 1 == UInt64(rank) { end += 1 }
      guard end > start else { continue }
      self.categories.append(category)
      ranges.append(start..<end)
      start = end
    }
  }

  private static func keys(
    _ items: [ActivityCatalogue.Item],
    _ ranks: [UInt64],
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ starts: [Int]
  ) -> [Key] {
    var keys: [Key] = []
    keys.reserveCapacity(items.count)
    for (place, item) in items.enumerated() where ranks.indices.contains(item.category) {
      guard let number = Int32(exactly: place) else { break }
      var prefix: UInt64 = 0
      for offset in 0..<8 {
        let index = starts[place] + offset
        prefix = prefix << 8 | (index < starts[place + 1] ? UInt64(bytes[index]) : 0)
      }
      let kind: UInt64 = item.kind == .webDomain ? 1 : 0
      keys.append(Key(rank: ranks[item.category] << 1 | kind, prefix: prefix, item: number))
    }
    return keys
  }

  private static func precedes(
    _ a: Key,
    _ b: Key,
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ folded: FoldedNames
  ) -> Bool {
    if a.rank != b.rank { return a.rank < b.rank }
    if a.prefix != b.prefix { return a.prefix < b.prefix }
    let (left, right) = (Int(a.item), Int(b.item))
    let (leftStart, rightStart) = (folded.starts[left], folded.starts[right])
    let (leftCount, rightCount) = (
      folded.starts[left + 1] - leftStart, folded.starts[right + 1] - rightStart
    )
    guard let base = bytes.baseAddress else { return false }
    let order = memcmp(base + leftStart, base + rightStart, min(leftCount, rightCount))
    if order != 0 { return order < 0 }
    return leftCount != rightCount ? leftCount < rightCount : a.item < b.item
  }

  /// Apple's categories in Apple's order, then others by name, "Other" last.
  private static func sorted(_ categories: [ActivityCatalogue.Category]) -> [Int] {
    let apple = Dictionary(
      uniqueKeysWithValues: Category.allCases.enumerated().map { ($1.rawValue, $0) }
    )
    let names = categories.map { Folding.folded($0.name) }
    func rank(_ place: Int) -> Int {
      let known = apple[categories[place].name]
      return known == Category.allCases.count - 1 ? Int.max : known ?? Int.max - 1
    }
    return categories.indices.sorted { a, b in
      if rank(a) != rank(b) { return rank(a) < rank(b) }
      return names[a] == names[b] ? a < b : names[a].lexicographicallyPrecedes(names[b])
    }
  }
}
