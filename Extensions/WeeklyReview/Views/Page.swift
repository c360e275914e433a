import SwiftUI

/// A report's frame: its title, its time, and its content, or words where there is none.
struct Page<Content: View>: View {
  let title: String
  let review: Review
  @ViewBuilder let content: Content

  var body: some View {
    if review.isEmpty {
      ContentUnavailableView(
        "No Activity",
        systemImage: "calendar",
        description: Text("Nothing was used in this time, or the filter lets nothing through.")
      )
    } else {
      VStack(alignment: .leading, spacing: 16) {
        VStack(alignment: .leading) {
          Text(title)
            .font(.title2)
            .bold()
            .accessibilityAddTraits(.isHeader)
          Text(review.subject)
            .font(.subheadline)
            .foregroundStyle(.secondary)
        }
        content
      }
    }
  }
}

/// A part of a page under its own heading.
struct TitledSection<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.headline)
        .accessibilityAddTraits(.isHeader)
      content
    }
  }
}

/// A line with a name and its value at the other end.
struct DetailRow: View {
  let title: String
  let value: String

  var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Text(title)
      Spacer()
      Text(value)
        .foregroundStyle(.secondary)
        .monospacedDigit()
    }
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }
}

/// Why something is not shown, and what would show it.
struct Remark: View {
  let text: String

  var body: some View {
    Label(text, systemImage: "info.circle")
      .font(.footnote)
      .foregroundStyle(.secondary)
  }
}
