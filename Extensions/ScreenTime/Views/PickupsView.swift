import SwiftUI

struct PickupsView: View {
  let summary: ScreenTimeSummary

  var body: some View {
    Page(title: "Pickups", summary: summary) {
      PickupsSection(summary: summary, count: 8)
    }
  }
}

/// The average, the bars, the first pickup, and what was used first.
struct PickupsSection: View {
  let summary: ScreenTimeSummary
  let count: Int

  var body: some View {
    let week = summary.week
    VStack(alignment: .leading, spacing: 16) {
      Figure(
        title: week.averageTitle,
        value: week.mean(of: Double(week.pickups)).rounded().formatted()
      )
      CountChart(title: "Pickups", period: week, count: \.pickups, color: .blue)
      VStack(alignment: .leading) {
        if let first = week.stretches.last?.firstPickup {
          DetailRow(
            title: "First Pickup",
            value: first.formatted(.dateTime.weekday(.wide).hour().minute())
          )
        }
        DetailRow(title: "Total Pickups", value: week.pickups.formatted())
        if let peak = week.peak(by: \.pickups) {
          DetailRow(title: "Most Pickups", value: "\(peak.id.name(of: week.unit)), \(peak.pickups)")
        }
      }
      firstUsed(in: week)
    }
  }

  @ViewBuilder
  private func firstUsed(in week: Period) -> some View {
    let items = week.leaders(count, by: \.pickups)
    if !items.isEmpty {
      TitledSection(title: "First Used After Pickup") {
        RankedRows(rows: items.map { RankedRow($0, counting: \.pickups, color: .blue) })
      }
    }
  }
}

#Preview {
  PickupsView(summary: ScreenTimeSummary())
}
