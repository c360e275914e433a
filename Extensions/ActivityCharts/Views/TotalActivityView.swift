import SwiftUI

struct TotalActivityView: View {
  let summary: ActivitySummary

  var body: some View {
    if summary.isEmpty {
      NoActivity()
    } else {
      VStack(alignment: .leading, spacing: 16) {
        ReportHeader(
          title: "Total Activity",
          subject: summary.subject,
          figure: summary.screenTime.brief
        )
        VStack(alignment: .leading) {
          row("Average", "\(summary.average.brief) \(summary.perSegment)", symbol: "chart.bar")
          if let category = summary.topCategories(1_000).first {
            row("Most used", "\(category.name), \(category.duration.brief)", symbol: "star")
          }
          if let longest = summary.longestActivity {
            row("Longest session", longest.duration.brief, symbol: "hourglass")
          }
          row("Pickups", summary.pickups.formatted(), symbol: "hand.tap")
          row("Notifications", summary.notifications.formatted(), symbol: "bell")
        }
        categories
      }
    }
  }

  private var categories: some View {
    TimeRows(
      rows: summary.topCategories(8).map { share in
        TimeRow(id: share.id, name: share.name, duration: share.duration)
      }
    )
  }

  private func row(_ title: String, _ value: String, symbol: String) -> some View {
    HStack {
      Label(title, systemImage: symbol)
      Spacer()
      Text(value)
        .foregroundStyle(.secondary)
    }
  }
}

#Preview {
  TotalActivityView(summary: ActivitySummary())
}
