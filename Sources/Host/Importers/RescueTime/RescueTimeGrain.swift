internal import CivilCalendar

/// How long the slots of a table are.
enum RescueTimeGrain: Sendable {
  case fiveMinutes
  case hour

  var seconds: Int64 {
    switch self {
    case .fiveMinutes: 300
    case .hour: 3_600
    }
  }

  /// Reads rows until the times they begin at tell the grain.
  ///
  /// - Returns: nil where the rows stand for whole days or more, which tell nothing of the hours.
  static func find(_ reader: inout RescueTimeReader) throws(CSVError) -> RescueTimeGrain? {
    var onlyMidnight = true
    var slot = Int64.min
    var sum: Int64 = 0
    var longestSlot: Int64 = 0
    while let row = try reader.next() {
      let secondOfDay = row.localStart.flooredRemainder(by: 86_400)
      guard secondOfDay % 3_600 == 0 else { return .fiveMinutes }
      if secondOfDay != 0 { onlyMidnight = false }
      if row.localStart != slot {
        slot = row.localStart
        sum = 0
      }
      sum += min(max(0, row.seconds), 86_400)
      longestSlot = max(longestSlot, sum)
    }
    return onlyMidnight && longestSlot > hour.seconds ? nil : .hour
  }
}
