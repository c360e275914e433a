import SwiftUI

/// A report's frame: its title, of whom it tells, and its content, or words where there is none.
struct Page<Content: View>: View {
  let title: String
  let summary: ScreenTimeSummary
  @ViewBuilder let content: Content

  var body: some View {
    if summary.isEmpty {
      NoActivity()
    } else {
      VStack(alignment: .leading, spacing: 16) {
        VStack(alignment: .leading) {
          Text(title)
            .font(.title2)
            .bold()
            .accessibilityAddTraits(.isHeader)
          Text(summary.subject)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        content
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

/// A part of a page under its own heading.
struct TitledSection<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      Text(title.uppercased())
        .font(.footnote)
        .foregroundStyle(.secondary)
        .accessibilityLabel(title)
        .accessibilityAddTraits(.isHeader)
      content
    }
  }
}
