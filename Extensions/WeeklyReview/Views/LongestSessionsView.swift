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
        SessionRows(sessions: Array(sessions))
        let longest = review.longestOfEach
        if longest.count > 1 {
          TitledSection(title: "Each Person's Longest") { SessionRows(sessions: longest) }
        }
      } else {
        Remark(text: "No session was recorded.")
      }
    }
  }
}

/// Sessions, each with its bar, who it was and when.
struct SessionRows: View {
  let sessions: [Session]

  var body: some View {
    let most = max(sessions.first?.duration ?? 0, 1)
    VStack(alignment: .leading) {
      ForEach(sessions) { session in
        VStack(alignment: .leading) {
          HStack(alignment: .firstTextBaseline) {
            Text(session.when)
            Spacer()
            Text(session.duration.brief)
              .monospacedDigit()
              .bold()
          }
          .lineLimit(1)
          HStack {
            ProgressView(value: min(session.duration, most), total: most)
              .tint(.indigo)
              .frame(maxWidth: 240)
              .accessibilityHidden(true)
            Text(session.who)
              .font(.caption)
              .foregroundStyle(.secondary)
              .lineLimit(1)
          }
        }
        .accessibilityElement(children: .combine)
      }
    }
  }
}

extension Session {
  /// "Saturday, 7 Nov, 14:05 – 14:52".
  var when: String {
    let day = interval.start.formatted(.dateTime.weekday().day().month())
    let times = (interval.start..<max(interval.start, interval.end)).formatted(
      date: .omitted,
      time: .shortened
    )
    return "\(day), \(times)"
  }

  /// "Mia, Mia's iPad".
  var who: String {
    [person, device].compactMap(\.self).joined(separator: ", ")
  }
}

#Preview {
  LongestSessionsView(review: Review())
}
