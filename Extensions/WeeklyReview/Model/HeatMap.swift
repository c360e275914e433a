import Foundation

/// How much the devices are used at each hour of each weekday, on the average.
struct HeatMap {
  /// An hour of a weekday.
  struct Cell: Identifiable {
    /// As the calendar counts: 1 is Sunday.
    let weekday: Int
    let hour: Int
    let duration: TimeInterval

    var id: Int { weekday * 24 + hour }
  }

  /// The cells of the weekdays in the data, in the order of the calendar's week.
  let cells: [Cell]

  /// Nil where the data has no hours.
  init?(_ review: Review) {
    guard review.unit == .hour else { return nil }
    let calendar = review.calendar
    var sums = [TimeInterval](repeating: 0, count: 8 * 24)
    for usage in review.devices.flatMap(\.segments) {
      let parts = calendar.dateComponents([.weekday, .hour], from: usage.interval.start)
      guard let weekday = parts.weekday, let hour = parts.hour,
        (1...7).contains(weekday), (0..<24).contains(hour)
      else { continue }
      sums[weekday * 24 + hour] += usage.duration
    }
    let counts = Dictionary(grouping: review.days) { calendar.component(.weekday, from: $0.id) }
      .mapValues { Double($0.count) }
    cells = (0..<7).map { (calendar.firstWeekday - 1 + $0) % 7 + 1 }.flatMap { weekday in
      guard let count = counts[weekday] else { return [Cell]() }
      return (0..<24).map { hour in
        Cell(weekday: weekday, hour: hour, duration: sums[weekday * 24 + hour] / count)
      }
    }
  }

  /// The hour of most use; nil where there was none.
  var busiest: Cell? {
    cells.max { $0.duration < $1.duration }.flatMap { $0.duration > 0 ? $0 : nil }
  }
}
