import Foundation

extension ScreenTimeSummary {
  /// The last week, day by day; where the data has weeks only, all of them.
  var week: Period { weeks.last ?? days }

  /// How the last week's daily average differs from the week before's: 0.12 is 12 % more.
  ///
  /// Nil unless the data covers all of that week and it has activity.
  var changeFromLastWeek: Double? {
    let weeks = weeks
    guard unit != .weekOfYear, weeks.count > 1 else { return nil }
    let before = weeks[weeks.count - 2]
    guard before.stretches.count == 7, before.duration > 0 else { return nil }
    return week.average / before.average - 1
  }

  /// The days in weeks.
  ///
  /// Data that begins with a week of the calendar has calendar weeks, and the last may be short. Any
  /// other is cut into seven days each, counted back from its end, and the first may be short.
  private var weeks: [Period] {
    let days = days
    guard days.unit == .day, let start = days.start else { return [days] }
    let first = calendar.dateInterval(of: .weekOfYear, for: start)?.start
    let count = days.stretches.count
    let offset = first.map { calendar.isDate($0, inSameDayAs: start) } ?? false ? 0 : count % 7
    let cuts = (offset > 0 ? [0] : []) + Array(stride(from: offset, to: count, by: 7))
    return zip(cuts, cuts.dropFirst() + [count]).map {
      Period(unit: .day, stretches: Array(days.stretches[$0..<$1]))
    }
  }
}
