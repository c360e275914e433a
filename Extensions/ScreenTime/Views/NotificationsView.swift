import SwiftUI

struct NotificationsView: View {
  let summary: ScreenTimeSummary

  var body: some View {
    Page(title: "Notifications", summary: summary) {
      NotificationsSection(summary: summary, count: 12)
    }
  }
}

/// The average, the bars and who asked for attention.
struct NotificationsSection: View {
  let summary: ScreenTimeSummary
  let count: Int

  var body: some View {
    let week = summary.week
    VStack(alignment: .leading, spacing: 16) {
      Figure(
        title: week.averageTitle,
        value: week.mean(of: Double(week.notifications)).rounded().formatted()
      )
      CountChart(title: "Notifications", period: week, count: \.notifications, color: .red)
      DetailRow(title: "Total Notifications", value: week.notifications.formatted())
      let items = week.leaders(count, by: \.notifications)
      if !items.isEmpty {
        TitledSection(title: "Most Notifications") {
          RankedRows(rows: items.map { RankedRow($0, counting: \.notifications, color: .red) })
        }
      }
    }
  }
}

#Preview {
  NotificationsView(summary: ScreenTimeSummary())
}
