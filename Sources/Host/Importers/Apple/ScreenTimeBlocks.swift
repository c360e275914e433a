internal import ActivityStore

/// Reads the blocks of Apple's Screen Time store one at a time, each with what it holds.
struct ScreenTimeBlocks {
  private let blocks: SourceRows
  private var categories: ChildRows
  private var timed: ChildRows
  private var counted: ChildRows
  /// The items of one block; more would be no hour of anyone's.
  private static let itemLimit = 4_000
  /// Bytes of a category's identifier; Apple's have six.
  private static let categoryLength = 64

  init(_ database: SourceDatabase, _ tables: SourceTables) throws {
    blocks = try database.rows(ScreenTimeQueries.blocks(tables))
    categories = try ChildRows(database.rows(ScreenTimeQueries.categories))
    timed = try ChildRows(database.rows(ScreenTimeQueries.timedItems(tables)))
    counted = try ChildRows(database.rows(ScreenTimeQueries.countedItems(tables)))
  }

  /// Why a block is not read.
  enum Fault: Error { case noHour, untimely }

  /// The next block, or why it cannot be used; nil after the last.
  mutating func next() throws -> Result<ScreenTimeBlock, Fault>? {
    guard try blocks.next() else { return nil }
    guard blocks.integer(3) == 60 else { return .failure(.noHour) }
    guard let key = blocks.integer(0), let usage = blocks.integer(1), let start = blocks.integer(2),
      start % ActivityBin.milliseconds == 0
    else { return .failure(.untimely) }
    var block = ScreenTimeBlock(
      usage: usage,
      bin: start / ActivityBin.milliseconds,
      screen: blocks.integer(4) ?? 0,
      firstPickup: blocks.integer(5),
      pickupsWithoutApplication: blocks.integer(6) ?? 0,
      longest: Self.interval(blocks.integer(7), blocks.integer(8)),
      lastEvent: blocks.integer(9)
    )
    try readItems(of: key, into: &block)
    return .success(block)
  }

  private static func interval(_ start: Int64?, _ end: Int64?) -> Interval? {
    guard let start, let end, start < end else { return nil }
    return Interval(start, end)
  }

  private mutating func readItems(of key: Int64, into block: inout ScreenTimeBlock) throws {
    var left = Self.itemLimit
    func isWithinLimit() -> Bool {
      left -= 1
      if left < 0 { block.beyondLimit += 1 }
      return left >= 0
    }
    try categories.forEach(of: key) { row in
      guard isWithinLimit(), let identifier = row.text(1, upTo: Self.categoryLength) else { return }
      block.categories.append((identifier, row.integer(2) ?? 0))
    }
    try timed.forEach(of: key) { row in
      guard isWithinLimit(), let category = row.text(1, upTo: Self.categoryLength) else { return }
      let name =
        row.text(2).map(ScreenTimeName.application) ?? row.text(3).map(ScreenTimeName.webDomain)
      guard let name else { return }
      block.timed.append(
        ScreenTimeBlock.TimedItem(
          category: category,
          name: name,
          seconds: row.integer(4) ?? 0,
          isTrusted: row.integer(5) != 0
        )
      )
    }
    try counted.forEach(of: key) { row in
      guard isWithinLimit(), let application = row.text(1) else { return }
      block.counted.append(
        ScreenTimeBlock.CountedItem(
          application: application,
          pickups: row.integer(2) ?? 0,
          notifications: row.integer(3) ?? 0
        )
      )
    }
  }
}
