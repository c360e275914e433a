internal import CivilCalendar

/// All that the sources said of one user on one device.
struct PairHistory {
  private let store: Store
  private let pair: Int64

  init(_ store: Store, _ pair: Int64) {
    self.store = store
    self.pair = pair
  }

  /// Whether any of some subjects was used, before a moment in milliseconds since 1970.
  func mentions(_ subjects: Set<UInt32>, before: Int64) throws -> Bool {
    for day in try store.trackDays(of: pair) where day <= Self.day(before) {
      for events in try store.tracks(of: day, pair).values
      where events.contains(where: { $0.start < before && subjects.contains($0.subject) }) {
        return true
      }
    }
    let moments = try store.rows(
      "SELECT DISTINCT subject FROM moments WHERE device_user = ? AND time < ?",
      [.integer(pair), .integer(before)]
    ) { UInt32(clamping: $0.int64(0)) }
    if !subjects.isDisjoint(with: moments) { return true }
    for bin in try bins() where Self.time(bin) < before {
      let items = try store.hourBlock(at: bin, pair)?.items ?? []
      if items.contains(where: { subjects.contains($0.subject) }) { return true }
    }
    return false
  }

  /// The last moment of it, in milliseconds since 1970; nil where there is nothing.
  func end() throws -> Int64? {
    var ends = try store.rows(
      "SELECT max(time) FROM moments WHERE device_user = ? HAVING count(*) > 0",
      [.integer(pair)]
    ) { $0.int64(0) }
    for day in try store.trackDays(of: pair) {
      for events in try store.tracks(of: day, pair).values { ends += events.map(\.end) }
      ends = ends.max().map { [$0] } ?? []
    }
    if let bin = try bins().max(), let block = try store.hourBlock(at: bin, pair) {
      ends.append(min(max(Self.time(bin), block.lastEvent), Self.time(bin &+ HourBlock.bins)))
    }
    return ends.max()
  }

  private func bins() throws -> [Int64] {
    try store.rows("SELECT bin FROM hours WHERE device_user = ?", [.integer(pair)]) { $0.int64(0) }
  }

  /// When a quarter of an hour begins; what a damaged store says may be beyond all time.
  private static func time(_ bin: Int64) -> Int64 {
    let (time, overflow) = bin.multipliedReportingOverflow(by: ActivityBin.milliseconds)
    return overflow ? .max : time
  }

  private static func day(_ moment: Int64) -> Int64 {
    moment.flooredQuotient(by: IntervalCoding.day)
  }
}
