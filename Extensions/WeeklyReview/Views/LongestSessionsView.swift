import Charts
import SwiftUI

struct LongestSessionsView: View {
  let review: Review

  var body: some View {
    Page(title: "Longest Sessions", review: review) {
      let sessions = review.sessions.prefix(10)
      if let first = sessions.first {
        VStack(alignment: .leading) {
          Text("Longest")
            .font(.subheadline)
            .foregroundStyle(.secondary)
          Text(first.duration.brief)
            .font(.largeTitle)
            .bold()
        }
        .accessibilityElement(children: .combine)
        SessionChart(review: review)
        SessionRows(sessions: Array(sessions))
        let longest = review.longestOfEach
        if longest.count > 1 {
          TitledSection(title: "Each Person’s Longest") { SessionRows(sessions: longest) }
        }
      } else {
        Remark(text: "No session was recorded.")
      }
    }
  }
}

/// The longest session of each day; of each week where there are weeks only.
struct SessionChart: View {
  let review: Review

  var body: some View {
    let sessions = review.longestOfDays
    let axis = TimeAxis(longest: sessions.map(\.duration).max() ?? 0)
    Chart(sessions) { session in
      BarMark(
        x: .value("Day", session.interval.start, unit: review.barUnit),
        y: .value(axis.name, axis.position(of: session.duration))
      )
      .foregroundStyle(.indigo)
    }
    .chartXScale(domain: review.extent)
    .chartXAxis { DayMarks(review: review) }
    .chartYScale(domain: 0...axis.end)
    .chartYAxis { ValueMarks(axis: axis) }
    .frame(height: 128)
    .accessibilityLabel("The longest session of each day")
  }
}

/// Sessions, each with whose it was, when and how long.
struct SessionRows: View {
  let sessions: [Session]

  var body: some View {
    Grid(alignment: .topLeading) {
      ForEach(sessions) { session in
        GridRow {
          Text(session.duration.brief)
            .monospacedDigit()
            .bold()
            .gridColumnAlignment(.trailing)
          VStack(alignment: .leading) {
            Text(session.when)
            Text(session.who)
              .font(.caption)
              .foregroundStyle(.secondary)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        .lineLimit(1)
      }
    }
  }
}

extension Session {
  /// "Sat, 7 Nov, 14:05 – 14:52".
  var when: String {
    let day = interval.start.formatted(.dateTime.weekday().day().month())
    let times = (interval.start..<max(interval.start, interval.end)).formatted(
      date: .omitted,
      time: .shortened
    )
    return "\(day), \(times)"
  }

  /// "Mia, Mia’s iPad".
  var who: String {
    [person, device].compactMap(\.self).joined(separator: ", ")
  }
}

#Preview {
  LongestSessionsView(review: Review())
}
