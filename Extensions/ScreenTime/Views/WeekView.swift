import SwiftUI

struct WeekView: View {
  let summary: ScreenTimeSummary

  var body: some View {
    Page(title: "Screen Time", summary: summary) {
      WeekSection(summary: summary)
      CategoryList(period: summary.week, count: 6)
    }
  }
}

/// The average with its change, the bars and the total.
struct WeekSection: View {
  let summary: ScreenTimeSummary

  var body: some View {
    let week = summary.week
    VStack(alignment: .leading, spacing: 16) {
      Figure(
        title: week.averageTitle,
        value: week.average.brief,
        change: summary.changeFromLastWeek
      )
      UsageChart(period: week)
      VStack(alignment: .leading) {
        DetailRow(title: "Total Screen Time", value: week.duration.brief)
        if let peak = week.peak(by: \.duration) {
          DetailRow(
            title: "Most",
            value: "\(peak.id.name(of: week.unit)), \(peak.duration.brief)"
          )
        }
        if let date = summary.lastUpdated {
          DetailRow(title: "Updated", value: date.formatted(date: .abbreviated, time: .shortened))
        }
      }
    }
  }
}

#Preview {
  WeekView(summary: ScreenTimeSummary())
}
