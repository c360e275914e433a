internal import CivilCalendar

/// Lays the rows of a slot one after another from its start.
///
/// The table says how long an activity took within the slot, not when. Rows that take more than the
/// slot together come from devices that were used at once: they begin at its start again.
struct RescueTimeSlots {
  private let zone: TimeZoneRules
  private let length: Int64
  private var start = Int64.min
  /// When the local clock was within the slot; seconds since 1970.
  private var parts: [Range<Int64>] = []
  /// Seconds of the slot that are taken.
  private var used: Int64 = 0
  /// Rows that were longer than their slot, and were cut.
  private(set) var cutRows = 0
  /// Rows in slots that the zone's clocks skip.
  private(set) var skippedRows = 0
  /// Rows in slots that the zone's clocks show twice.
  private(set) var repeatedRows = 0

  init(_ zone: TimeZoneRules, _ grain: RescueTimeGrain) {
    self.zone = zone
    length = grain.seconds
  }

  /// When a row's activity is counted; seconds since 1970.
  mutating func lay(_ row: RescueTimeRow) -> [Range<Int64>] {
    if row.localStart != start {
      start = row.localStart
      used = 0
      parts = parts(of: row.localStart)
    }
    let capacity = parts.reduce(0) { $0 + Int64($1.count) }
    guard capacity > 0 else {
      skippedRows += 1
      return []
    }
    if capacity > length { repeatedRows += 1 }
    if row.seconds > capacity { cutRows += 1 }
    let seconds = min(max(0, row.seconds), capacity)
    let end = used + seconds
    let pieces =
      end <= capacity
      ? pieces(used..<end) : pieces(used..<capacity) + pieces(0..<(end - capacity))
    used = end % capacity
    return pieces
  }

  /// The instants of a stretch of the slot's seconds.
  private func pieces(_ stretch: Range<Int64>) -> [Range<Int64>] {
    var pieces: [Range<Int64>] = []
    var passed: Int64 = 0
    for part in parts {
      let count = Int64(part.count)
      let piece = stretch.clamped(to: passed..<(passed + count))
      if !piece.isEmpty {
        let shift = part.lowerBound - passed
        pieces.append((piece.lowerBound + shift)..<(piece.upperBound + shift))
      }
      passed += count
    }
    return pieces
  }

  /// When the local clock was within a slot: once, or twice or never where it is set back or forth.
  private func parts(of local: Int64) -> [Range<Int64>] {
    let offsets = [zone.offset(at: local - 86_400), zone.offset(at: local + 86_400)]
    guard offsets[0] != offsets[1] else {
      let first = local - offsets[0]
      return [first..<(first + length)]
    }
    let step = RescueTimeGrain.fiveMinutes.seconds
    var times: [Int64] = []
    for offset in offsets {
      times += stride(from: local - offset, to: local - offset + length, by: Int(step))
        .filter { zone.offset(at: $0) == offset }
    }
    return times.sorted().reduce(into: []) { parts, time in
      if let last = parts.last, last.upperBound == time {
        parts[parts.count - 1] = last.lowerBound..<(time + step)
      } else {
        parts.append(time..<(time + step))
      }
    }
  }
}
