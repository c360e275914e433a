import Charts
import SwiftUI

// Compiled, never run: conditions on axes, which authors use for every other mark.

private struct HourMark: AxisMark {
  let value: AxisValue

  var body: some AxisMark {
    AxisGridLine()
    if let hour = value.as(Int.self), hour % 6 == 0 { AxisValueLabel("\(hour)") }
  }
}

private struct HourAxis: AxisContent {
  var body: some AxisContent {
    AxisMarks { value in HourMark(value: value) }
  }
}

@MainActor
private func conditions(isWide: Bool) -> some View {
  Chart { BarMark(x: .value("Hour", 1), y: .value("Minutes", 2)) }
    .chartXAxis {
      AxisMarks { value in
        if value.index == 0 { AxisValueLabel(centered: true).font(.caption2) }
      }
    }
    .chartYAxis {
      if isWide { AxisMarks(position: .leading) }
    }
    .chartYAxis {
      if isWide { AxisMarks() } else { AxisMarks(values: [0, 50]) }
    }
    .chartXAxis { HourAxis() }
}
