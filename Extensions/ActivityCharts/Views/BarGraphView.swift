import Charts
import SwiftUI

struct BarGraphView: View {
  let summary: ActivitySummary

  /// Above this many rows the table says less than the chart.
  private let mostRows = 31

  var body: some View {
    if summary.isEmpty {
      NoActivity()
    } else {
      VStack(alignment: .leading, spacing: 16) {
        ReportHeader(
          title: "Screen Time",
          subject: summary.subject,
          figure: summary.screenTime.brief,
          detail: "\(summary.average.brief) \(summary.perSegment)"
        )
        chart
        if summary.segments.count <= mostRows { table }
      }
    }
  }

  private var chart: some View {
    Chart {
      ForEach(summary.parts(6)) { part in
        BarMark(
          x: .value("Time", part.start, unit: summary.unit),
          y: .value("Hours", part.hours)
        )
        .foregroundStyle(by: .value("Category", part.category))
      }
      RuleMark(y: .value("Hours", summary.average / 3600))
        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 2]))
        .foregroundStyle(.green)
        .annotation(position: .trailing) {
          Text("avg")
            .font(.caption)
            .foregroundStyle(.green)
        }
    }
    .frame(height: 240)
    .accessibilityLabel("Screen time, stacked by category")
  }

  private var table: some View {
    VStack(alignment: .leading) {
      ForEach(summary.segments) { segment in
        HStack {
          Text(label(of: segment))
          Spacer()
          Text(segment.screenTime.exact)
            .monospacedDigit()
            .foregroundStyle(.secondary)
        }
      }
      Divider()
      HStack {
        Text("Total")
        Spacer()
        Text(summary.screenTime.exact)
          .monospacedDigit()
      }
      .bold()
    }
  }

  private func label(of segment: ActivitySummary.Segment) -> String {
    let start = segment.interval.start
    switch summary.unit {
    case .hour: return start.formatted(.dateTime.weekday().hour().minute())
    case .weekOfYear: return "Week of " + start.formatted(.dateTime.day().month())
    default: return start.formatted(.dateTime.weekday().day().month())
    }
  }
}

#Preview {
  BarGraphView(summary: ActivitySummary())
}
