import Charts
import SwiftUI

struct TrendsView: View {
  let review: Review

  var body: some View {
    Page(title: "Trends", review: review) {
      if let overall = review.overallTrend {
        TrendHeader(title: review.averageTitle, trend: overall)
        WeeksChart(review: review)
        TitledSection(title: "Categories, Daily Average") { rows }
      } else {
        Remark(
          text: review.unit == .weekOfYear
            ? "Trends compare days with days; this report covers whole weeks."
            : "A comparison needs two weeks of activity. These are the days there are."
        )
        DayBars(review: review, days: review.days.suffix(14))
      }
    }
  }

  private var rows: some View {
    Grid(alignment: .leading) {
      ForEach(review.trends.prefix(10)) { trend in
        GridRow {
          TrendArrow(trend: trend)
          Text(trend.name)
            .frame(maxWidth: .infinity, alignment: .leading)
          Text(trend.now.brief)
            .monospacedDigit()
            .gridColumnAlignment(.trailing)
          Text(trend.change.map { "\($0 < 0 ? "−" : "+")\($0.percentage)" } ?? "new")
            .monospacedDigit()
            .foregroundStyle(.secondary)
            .gridColumnAlignment(.trailing)
        }
        .lineLimit(1)
      }
    }
  }
}

/// The average, and by how much it differs from the week before.
struct TrendHeader: View {
  let title: String
  let trend: Trend

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      HStack(alignment: .firstTextBaseline) {
        Text(trend.now.brief)
          .font(.largeTitle)
          .bold()
        Spacer()
        if let change = trend.change {
          HStack(alignment: .firstTextBaseline) {
            TrendArrow(trend: trend)
            Text("\(change.percentage) from last week")
              .foregroundStyle(.secondary)
          }
          .font(.subheadline)
        }
      }
    }
    .accessibilityElement(children: .combine)
  }
}

/// Up or down; a change of less than a minute a day is neither.
struct TrendArrow: View {
  let trend: Trend

  var body: some View {
    if trend.difference.magnitude < 60 {
      Image(systemName: "equal")
        .foregroundStyle(.secondary)
        .accessibilityLabel("unchanged")
    } else if trend.difference > 0 {
      Image(systemName: "arrow.up.right")
        .foregroundStyle(.orange)
        .accessibilityLabel("up")
    } else {
      Image(systemName: "arrow.down.right")
        .foregroundStyle(.green)
        .accessibilityLabel("down")
    }
  }
}

/// Both weeks, weekday beside weekday.
struct WeeksChart: View {
  let review: Review

  private static let weeks = ["Last Week", "This Week"]

  var body: some View {
    let (last, before) = review.lastWeeks
    let days = (before?.days ?? []) + last.days
    let axis = TimeAxis(longest: days.map(\.duration).max() ?? 0)
    Chart {
      marks(of: before?.days ?? [], named: Self.weeks[0], on: axis)
      marks(of: last.days, named: Self.weeks[1], on: axis)
    }
    .chartForegroundStyleScale(domain: Self.weeks, range: [Color.gray, .blue])
    .chartYScale(domain: 0...axis.end)
    .chartYAxis { ValueMarks(axis: axis) }
    .frame(height: 208)
    .accessibilityLabel("Hours a day this week and last week")
  }

  private func marks(
    of days: [Day],
    named name: String,
    on axis: TimeAxis
  ) -> some ChartContent {
    ForEach(days) { day in
      BarMark(
        x: .value("Weekday", review.shortName(of: day)),
        y: .value(axis.name, axis.position(of: day.duration))
      )
      .foregroundStyle(by: .value("Week", name))
      .position(by: .value("Week", name))
    }
  }
}

extension Review {
  func shortName(of day: Day) -> String {
    shortName(ofWeekday: calendar.component(.weekday, from: day.id))
  }
}

#Preview {
  TrendsView(review: Review())
}
