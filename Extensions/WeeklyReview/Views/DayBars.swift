import SwiftUI

/// The days, or weeks, by time.
struct DayBars: View {
  let review: Review
  let days: ArraySlice<Day>

  var body: some View {
    BarRows(
      rows: days.map { day in
        BarRow(id: "\(day.id)", name: review.briefName(of: day), value: day.duration, color: .blue)
      }
    )
  }
}

/// One line of a list of times.
struct BarRow: Identifiable {
  let id: String
  let name: String
  let value: TimeInterval
  let color: Color
}

/// Names, bars in proportion to the longest, and times.
struct BarRows: View {
  let rows: [BarRow]

  var body: some View {
    let most = max(rows.map(\.value).max() ?? 0, 1)
    Grid(alignment: .leading) {
      ForEach(rows) { row in
        GridRow {
          Text(row.name)
            .lineLimit(1)
          ProgressView(value: row.value, total: most)
            .tint(row.color)
            .accessibilityHidden(true)
          Text(row.value.brief)
            .monospacedDigit()
            .foregroundStyle(.secondary)
            .lineLimit(1)
            .gridColumnAlignment(.trailing)
        }
      }
    }
  }
}
