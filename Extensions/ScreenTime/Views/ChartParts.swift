import Charts
import SwiftUI

/// Lines at round values, named "4h", "30m" or "200".
struct ValueMarks: AxisContent {
  let axis: RoundAxis

  var body: some AxisContent {
    AxisMarks(values: axis.ticks) { value in
      AxisGridLine()
      AxisValueLabel {
        if let position = value.as(Double.self) { Text(name(of: position)) }
      }
    }
  }

  private func name(of position: Double) -> String {
    guard axis.unit > 1, position > 0 else { return position.formatted() }
    return (position * axis.unit).brief
  }
}

/// The names of a day's hours, a week's days, or weeks.
struct TimeMarks: AxisContent {
  let unit: Calendar.Component

  var body: some AxisContent {
    switch unit {
    case .hour:
      AxisMarks(values: .stride(by: .hour, count: 6)) { _ in
        AxisValueLabel(format: .dateTime.hour())
      }
    case .day:
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisValueLabel(format: .dateTime.weekday(), centered: true)
      }
    default:
      AxisMarks()
    }
  }
}

/// The dashed line at the mean.
struct AverageLine: ChartContent {
  let position: Double

  var body: some ChartContent {
    RuleMark(y: .value("Average", position))
      .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
      .foregroundStyle(.green)
      .annotation(position: .trailing) {
        Text("avg")
          .font(.caption)
          .foregroundStyle(.green)
      }
  }
}
