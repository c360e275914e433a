import SwiftUI

struct SummaryView: View {
  let summary: ScreenTimeSummary

  var body: some View {
    Page(title: "Screen Time", summary: summary) {
      GroupBox { WeekSection(summary: summary) }
      GroupBox("Most Used") {
        VStack(alignment: .leading, spacing: 16) {
          ItemList(period: summary.week, count: 5)
          CategoryList(period: summary.week, count: 4)
        }
      }
      GroupBox("Pickups") { PickupsSection(summary: summary, count: 4) }
      GroupBox("Notifications") { NotificationsSection(summary: summary, count: 4) }
    }
  }
}

#Preview {
  SummaryView(summary: ScreenTimeSummary())
}
