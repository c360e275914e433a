import SwiftUI

struct MostUsedView: View {
  let summary: ScreenTimeSummary

  var body: some View {
    Page(title: "Most Used", summary: summary) {
      Figure(title: "Screen Time", value: summary.period.duration.brief)
      ItemList(period: summary.period, count: 12)
      CategoryList(period: summary.period, count: 8)
    }
  }
}

/// Applications and web sites by time.
struct ItemList: View {
  let period: Period
  let count: Int

  var body: some View {
    let items = period.leaders(count, by: \.duration)
    if !items.isEmpty {
      TitledSection(title: "Apps and Websites") {
        RankedRows(rows: items.map { RankedRow($0) })
      }
    }
  }
}

/// Categories by time, in the colours of the chart.
struct CategoryList: View {
  let period: Period
  let count: Int

  var body: some View {
    let categories = period.categories.prefix(count)
    if !categories.isEmpty {
      TitledSection(title: "Categories") {
        RankedRows(
          rows: categories.enumerated().map { index, category in
            RankedRow(category, color: UsageChart.color(at: index))
          }
        )
      }
    }
  }
}

#Preview {
  MostUsedView(summary: ScreenTimeSummary())
}
