internal import Foundation

/// A length of time in units, the largest first.
struct SplitDuration {
  var isNegative: Bool
  var parts: [(unit: DurationUnit, value: Int)]
}

/// The units that a length of time is written in, the largest first.
enum DurationUnit: Int, CaseIterable {
  case year, month, week, day, hour, minute, second

  var flag: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The seconds of a unit that always has the same length.
  var seconds: Int? {
    switch self {
    case .year, .month: nil
    case .week: 604_800
    case .day: 86_400
    case .hour: 3600
    case .minute: 60
    case .second: 1
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}

extension DateComponentsFormatter {
  /// The allowed units, the largest first.
  var units: [DurationUnit] {
    guard !allowedUnits.isEmpty else { return DurationUnit.allCases }
    let units = DurationUnit.allCases.filter { allowedUnits.contains($0.flag) }
    let hasOtherWeek = !allowedUnits.isDisjoint(with: [.weekOfYear])
    guard hasOtherWeek, !units.contains(.week) else { return units }
    return (units + [.week]).sorted { $0.rawValue < $1.rawValue }
  }

  /// A Gregorian calendar in UTC, so that a length of time means the same everywhere.
  var reckoning: Calendar {
    var reckoning = calendar ?? Calendar(identifier: .gregorian)
    reckoning.timeZone = .gmt
    return reckoning
  }

  /// Splits a number of seconds; months and years count from the reference date.
  func split(_ interval: TimeInterval) -> SplitDuration? {
    guard interval.isFinite, abs(interval) < 1e12 else { return nil }
    let units = self.units
    let shortestMonth = 28.0 * 86_400
    if abs(interval) >= shortestMonth, units.contains(where: { $0.seconds == nil }) {
      let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
      return split(from: start, to: start.addingTimeInterval(interval), in: reckoning)
    }
    let seconds = Int(exactly: abs(interval).rounded(.down)) ?? 0
    let parts = rounded(Self.split(seconds, into: units))
    return SplitDuration(isNegative: interval < 0, parts: parts)
  }

  private static func split(
    _ seconds: Int,
    into units: [DurationUnit]
  ) -> [(unit: DurationUnit, value: Int)] {
    var rest = seconds
    return units.map { unit in
      guard let seconds = unit.seconds else { return (unit, 0) }
      defer { rest %= seconds }
      return (unit, rest / seconds)
    }
  }

  /// Rounds to the smallest unit that `maximumUnitCount` leaves, halves to even as ICU does.
  ///
  /// Apple writes one hour and a half in one unit as `2h`, and `1h 10m 30s` in two as `1h 10m`. Units
  /// that are not allowed are cut off instead.
  private func rounded(
    _ parts: [(unit: DurationUnit, value: Int)]
  ) -> [(unit: DurationUnit, value: Int)] {
    let first = parts.firstIndex { $0.value != 0 } ?? parts.count
    guard maximumUnitCount > 0, parts.count - first > maximumUnitCount,
      let unit = parts[first + maximumUnitCount - 1].unit.seconds
    else { return parts }
    let total = parts.reduce(0) { $0 + $1.value * ($1.unit.seconds ?? 0) }
    let (count, rest) = total.quotientAndRemainder(dividingBy: unit)
    let roundsUp = rest * 2 > unit || (rest * 2 == unit && !count.isMultiple(of: 2))
    return Self.split((count + (roundsUp ? 1 : 0)) * unit, into: parts.map(\.unit))
  }

  /// Whether a calendar has to tell how many units lie between two dates.
  ///
  /// Days can be of 23 or 25 hours; hours, minutes and seconds cannot change.
  func needsCalendar(for start: Date, _ end: Date) -> Bool {
    units.contains { ($0.seconds ?? .max) >= 86_400 }
      && abs(end.timeIntervalSince(start)) >= 82_800
  }

  /// Splits the time between two dates, as the calendar counts it.
  func split(
    from start: Date,
    to end: Date,
    in calendar: Calendar? = nil
  ) -> SplitDuration {
    let units = self.units
    let isNegative = end < start
    let counted = (calendar ?? self.calendar ?? .current).dateComponents(
      Set(units.map(\.component)),
      from: min(start, end),
      to: max(start, end)
    )
    let parts = units.map { unit -> (unit: DurationUnit, value: Int) in
      (unit, counted.value(for: unit.component) ?? 0)
    }
    return SplitDuration(isNegative: isNegative, parts: parts)
  }
}

extension DateComponents {
  /// The years, quarters and months; nil where they are too many to count.
  var wholeMonths: Int? {
    Self.sum([(year, 12), (quarter, 3), (month, 1)]).flatMap { abs($0) < 120_000 ? $0 : nil }
  }

  /// The weeks, days, hours, minutes and seconds; nil where they are too many to count.
  var fixedSeconds: TimeInterval? {
    Self.sum([
      (weekOfYear, 604_800), (weekOfMonth, 604_800), (day, 86_400), (hour, 3600), (minute, 60),
      (second, 1),
    ]).map { TimeInterval($0) }
  }

  private static func sum(_ terms: [(count: Int?, factor: Int)]) -> Int? {
    var total = 0
    for (count, factor) in terms {
      let (product, overflow) = (count ?? 0).multipliedReportingOverflow(by: factor)
      let (sum, carry) = total.addingReportingOverflow(product)
      if overflow || carry { return nil }
      total = sum
    }
    return total
  }
}
