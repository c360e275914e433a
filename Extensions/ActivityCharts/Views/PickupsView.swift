import Charts
import SwiftUI

struct PickupsView: View {
  let summary: ActivitySummary

  var body: some View {
    if summary.pickups == 0, summary.notifications == 0 {
      NoActivity()
    } else {
      VStack(alignment: .leading, spacing: 16) {
        ReportHeader(
          title: "Pickups",
          subject: summary.subject,
          figure: summary.pickups.formatted(),
          detail: "\(summary.notifications.formatted()) notifications"
        )
        Chart(summary.segments) { segment in
          BarMark(
            x: .value("Time", segment.interval.start, unit: summary.unit),
            y: .value("Pickups", segment.pickups)
          )
          .foregroundStyle(.blue)
        }
        .frame(height: 160)
        .accessibilityLabel("Pickups over time")
        leaders("First Used After Pickup", by: \.pickups)
        leaders("Notifications", by: \.notifications)
      }
    }
  }

  @ViewBuilder
  private func leaders(
    _ title: String,
    by key: KeyPath<ActivitySummary.Item, Int>
  ) -> some View {
    let items = summary.leaders(5, by: key)
    if !items.isEmpty {
      VStack(alignment: .leading) {
        Text(title)
          .font(.headline)
        ForEach(items) { item in
          HStack {
            Text(item.name)
            Spacer()
            Text("\(item[keyPath: key])")
              .foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}

#Preview {
  PickupsView(summary: ActivitySummary())
}
