extension HourBlock {
  /// The hour with its items in the categories that the user chose.
  ///
  /// Only sums are known, so an item takes its whole time along: what it leaves keeps at most what its
  /// other items have, and what it joins has no more than the hour.
  ///
  /// - Parameters:
  ///   - recorded: The category whose sum has an item, where that is not the one it is in now.
  ///   - now: The category that an item is in now.
  func filed(
    recorded: (UInt32) throws -> UInt32?,
    now: (UInt32) throws -> UInt32
  ) rethrows -> HourBlock {
    var moved: [(from: UInt32, to: UInt32, duration: Int64)] = []
    var staying: [UInt32: Int64] = [:]
    for item in items {
      let category = try now(item.subject)
      if let old = try recorded(item.subject) {
        moved.append((old, category, item.duration))
      } else {
        staying[category, default: 0] += item.duration
      }
    }
    guard !moved.isEmpty else { return self }
    var block = self
    for move in moved { block.keepAtMost(staying[move.from] ?? 0, inCategory: move.from) }
    for move in moved { block.add(move.duration, toCategory: move.to) }
    return block
  }

  private mutating func keepAtMost(_ duration: Int64, inCategory category: UInt32) {
    guard let index = categories.firstIndex(where: { $0.subject == category }) else { return }
    categories[index].duration = min(categories[index].duration, duration)
    if categories[index].duration == 0 { categories.remove(at: index) }
  }

  private mutating func add(_ duration: Int64, toCategory category: UInt32) {
    if let index = categories.firstIndex(where: { $0.subject == category }) {
      categories[index].duration = min(Self.milliseconds, categories[index].duration + duration)
    } else if duration > 0 {
      categories.append(Item(subject: category, duration: min(Self.milliseconds, duration)))
    }
  }
}
