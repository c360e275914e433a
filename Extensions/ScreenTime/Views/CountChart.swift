import Charts
import SwiftUI

/// A bar for each day or week, as high as something was counted, with the mean.
struct CountChart: View {
  let title: String
  let period: Period
  let count: KeyPath<Stretch, Int>
  let color: Color

  var body: some View {
    let counts = period.stretches.map { $0[keyPath: count] }
    let axis = RoundAxis(title, highest: counts.max() ?? 0)
    Chart {
      ForEach(period.stretches) { stretch in
        BarMark(
          x: .value("Time", stretch.id, unit: period.unit),
          y: .value(title, stretch[keyPath: count])
        )
        .foregroundStyle(color)
      }
      AverageLine(position: period.mean(of: Double(counts.reduce(0, +))))
    }
    .chartXScale(domain: period.extent)
    .chartXAxis { TimeMarks(unit: period.unit) }
    .chartYScale(domain: 0...axis.end)
    .chartYAxis { ValueMarks(axis: axis) }
    .frame(height: 128)
    .accessibilityLabel("\(title) over time")
  }
}
