import Charts
import SwiftUI

/// Lines at round times, named "4h" or "30m".
struct ValueMarks: AxisContent {
  let axis: TimeAxis

  var body: some AxisContent {
    AxisMarks(values: axis.ticks) { value in
      AxisGridLine()
      AxisValueLabel {
        if let position = value.as(Double.self) {
          Text(position > 0 ? (position * axis.unit).brief : "0")
        }
      }
    }
  }
}

/// The names of days, or weeks: weekdays where there is one week only.
struct DayMarks: AxisContent {
  let review: Review

  var body: some AxisContent {
    if review.unit != .weekOfYear, review.days.count <= 7 {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisValueLabel(format: .dateTime.weekday(), centered: true)
      }
    } else {
      AxisMarks()
    }
  }
}

extension Review {
  /// The calendar unit of a bar.
  var barUnit: Calendar.Component { unit == .weekOfYear ? .weekOfYear : .day }

  /// The time that a chart of the days spans.
  var extent: ClosedRange<Date> {
    let interval = all.interval ?? DateInterval(start: .distantPast, duration: 0)
    return interval.start...interval.end
  }
}
