/// Which of two records of one hour tells more.
extension HourBlock {
  /// Of two records of one hour, the one that was made later tells more.
  ///
  /// The choice depends on nothing but what the two say, so the order of imports does not matter:
  /// subjects are compared by name, since their numbers come from that order.
  ///
  /// - Parameter name: Tells a subject from all others, whatever its number is.
  func tellsMore(than other: HourBlock, name: (UInt32) throws -> String) rethrows -> Bool {
    let (mine, others) = (rank, other.rank)
    if mine != others { return others.lexicographicallyPrecedes(mine) }
    return try other.words(name).lexicographicallyPrecedes(words(name))
  }

  /// What is compared first: the time of the record, then how much it has.
  private var rank: [Int64] {
    [
      lastEvent, screen, items.reduce(0) { $0 + $1.duration },
      items.reduce(0) { $0 + $1.pickups } + pickupsWithoutApplication,
      items.reduce(0) { $0 + $1.notifications }, categories.reduce(0) { $0 + $1.duration },
      Int64(items.count), Int64(categories.count), firstPickup ?? 0, longest?.start ?? 0,
      longest?.end ?? 0,
    ]
  }

  private func words(_ name: (UInt32) throws -> String) rethrows -> [String] {
    try (items + categories).map {
      "\(try name($0.subject)) \($0.duration) \($0.pickups) \($0.notifications)"
    }.sorted()
  }
}
