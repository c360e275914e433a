import Charts
import SwiftUI

/// A bar for each hour, day or week, stacked by the top categories.
struct UsageChart: View {
  let period: Period

  private static let colors: [Color] = [.blue, .cyan, .orange]

  /// The colours of categories in order, in the chart and in lists beside it.
  static func color(at index: Int) -> Color {
    colors.indices.contains(index) ? colors[index] : .gray
  }

  var body: some View {
    let top = period.categories.prefix(Self.colors.count).map(\.name)
    let axis = RoundAxis(longest: period.stretches.map(\.duration).max() ?? 0)
    Chart {
      ForEach(period.parts(top: top)) { part in
        BarMark(
          x: .value("Time", part.start, unit: period.unit),
          y: .value(axis.name, axis.position(of: part.duration))
        )
        .foregroundStyle(by: .value("Category", part.category))
      }
      // The mean says little of a day's hours.
      if period.unit != .hour { AverageLine(position: axis.position(of: period.average)) }
    }
    .chartForegroundStyleScale(
      domain: top + [Period.others],
      range: top.indices.map(Self.color) + [.gray]
    )
    .chartXScale(domain: period.extent)
    .chartXAxis { TimeMarks(unit: period.unit) }
    .chartYScale(domain: 0...axis.end)
    .chartYAxis { ValueMarks(axis: axis) }
    .frame(height: 208)
    .accessibilityLabel("Screen time, stacked by category")
  }
}
