import Charts
import SwiftUI

struct HeatMapView: View {
  let review: Review

  var body: some View {
    Page(title: "When Devices Are Used", review: review) {
      if let map = HeatMap(review) {
        HeatMapChart(review: review, map: map)
        details(of: map)
      } else {
        Remark(text: "Hours of the day need hourly activity. These are the \(daysOrWeeks).")
        DayBars(review: review, days: review.days.suffix(14))
      }
    }
  }

  private var daysOrWeeks: String { review.unit == .weekOfYear ? "weeks" : "days" }

  @ViewBuilder
  private func details(of map: HeatMap) -> some View {
    if let busiest = map.busiest {
      let hour = review.name(ofHour: busiest.hour)
      VStack(alignment: .leading) {
        DetailRow(
          title: "Busiest hour",
          value: "\(review.name(ofWeekday: busiest.weekday)), \(hour) · \(busiest.duration.brief)"
        )
        if let day = review.all.busiest {
          DetailRow(title: "Busiest day", value: "\(review.name(of: day)) · \(day.duration.brief)")
        }
      }
    }
  }
}

/// A row for each weekday and a column for each hour, the stronger the more it is used.
struct HeatMapChart: View {
  let review: Review
  let map: HeatMap

  var body: some View {
    Chart(map.cells) { cell in
      RectangleMark(
        x: .value("Hour", review.name(ofHour: cell.hour)),
        y: .value("Weekday", review.shortName(ofWeekday: cell.weekday))
      )
      .foregroundStyle(by: .value("Minutes", (cell.duration / 60).rounded()))
    }
    .chartXAxis {
      AxisMarks(values: [0, 6, 12, 18].map(review.name(ofHour:))) { _ in AxisValueLabel() }
    }
    .chartYAxis { AxisMarks(position: .leading) { _ in AxisValueLabel() } }
    .frame(height: 176)
    .accessibilityLabel("Use by weekday and hour")
  }
}

#Preview {
  HeatMapView(review: Review())
}
