import SwiftUI

/// The title of a report, whom it tells of, and its main figure.
struct ReportHeader: View {
  let title: String
  let subject: String
  let figure: String
  var detail = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      VStack(alignment: .leading) {
        Text(title)
          .font(.title2)
          .bold()
          .accessibilityAddTraits(.isHeader)
        Text(subject)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      HStack(alignment: .firstTextBaseline) {
        Text(figure)
          .font(.largeTitle)
          .bold()
        Spacer()
        Text(detail)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      .accessibilityElement(children: .combine)
    }
  }
}

/// One line of a list of times.
struct TimeRow: Identifiable {
  let id: String
  let name: String
  let duration: TimeInterval
}

/// Names, bars in proportion to the longest, and times.
struct TimeRows: View {
  let rows: [TimeRow]

  var body: some View {
    let longest = max(rows.map(\.duration).max() ?? 0, 1)
    Grid(alignment: .leading) {
      ForEach(rows) { row in
        GridRow {
          Text(row.name)
            .lineLimit(1)
          ProgressView(value: row.duration, total: longest)
            .accessibilityHidden(true)
          Text(row.duration.brief)
            .monospacedDigit()
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .gridColumnAlignment(.trailing)
        }
      }
    }
  }
}

/// What stands in place of a report without activity.
struct NoActivity: View {
  var body: some View {
    ContentUnavailableView(
      "No Activity",
      systemImage: "hourglass",
      description: Text("Nothing was used in this time, or the filter lets nothing through.")
    )
  }
}
