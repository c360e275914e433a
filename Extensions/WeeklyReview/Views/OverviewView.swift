import SwiftUI

struct OverviewView: View {
  let review: Review

  var body: some View {
    Page(title: "Weekly Review", review: review) {
      TrendHeader(
        title: review.averageTitle,
        trend: review.overallTrend
          ?? Trend(name: "Screen Time", now: review.all.average, before: 0)
      )
      figures
      if let map = HeatMap(review) {
        TitledSection(title: "When") { HeatMapChart(review: review, map: map) }
      } else {
        TitledSection(title: "Days") { DayBars(review: review, days: review.days.suffix(7)) }
      }
      TitledSection(title: "Who") { PeopleRows(people: review.people) }
    }
  }

  private var figures: some View {
    VStack(alignment: .leading) {
      DetailRow(title: "Screen Time", value: review.all.totals.duration.brief)
      if let day = review.all.busiest {
        DetailRow(title: "Busiest Day", value: "\(review.name(of: day)) · \(day.duration.brief)")
      }
      if let session = review.sessions.first {
        DetailRow(title: "Longest Session", value: session.duration.brief)
      }
      DetailRow(title: "Pickups", value: review.all.totals.pickups.formatted())
      DetailRow(title: "Notifications", value: review.all.totals.notifications.formatted())
    }
  }
}

#Preview {
  OverviewView(review: Review())
}
