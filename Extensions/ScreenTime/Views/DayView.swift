import SwiftUI

struct DayView: View {
  let summary: ScreenTimeSummary

  var body: some View {
    let day = summary.latest
    Page(title: "Screen Time", summary: summary) {
      Figure(title: title(of: day), value: day.duration.brief)
      if day.unit == .hour {
        UsageChart(period: day)
      } else {
        Text(
          "There are no figures for single hours: this report covers whole \(longer(than: day))."
        )
        .font(.footnote)
        .foregroundStyle(.secondary)
        UsageChart(period: summary.week)
      }
      CategoryList(period: day, count: 6)
    }
  }

  private func title(of day: Period) -> String {
    let unit = day.unit == .hour ? .day : day.unit
    return day.start?.name(of: unit) ?? ""
  }

  private func longer(than day: Period) -> String {
    day.unit == .weekOfYear ? "weeks" : "days"
  }
}

#Preview {
  DayView(summary: ScreenTimeSummary())
}
