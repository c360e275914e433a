import SwiftUI

/// A figure with what it counts above it, and how it changed beside it.
struct Figure: View {
  let title: String
  let value: String
  var change: Double?

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.subheadline)
        .foregroundStyle(.secondary)
      HStack(alignment: .firstTextBaseline) {
        Text(value)
          .font(.largeTitle)
          .bold()
        Spacer()
        if let change { ChangeLabel(change: change) }
      }
    }
    .accessibilityElement(children: .combine)
  }
}

/// "↑ 12% from last week".
struct ChangeLabel: View {
  let change: Double

  private var isRise: Bool { change > 0 }

  var body: some View {
    Label(
      "\(change.percentage) from last week",
      systemImage: isRise ? "arrow.up.circle.fill" : "arrow.down.circle.fill"
    )
    .font(.subheadline)
    .foregroundStyle(.secondary)
    .lineLimit(1)
    .minimumScaleFactor(0.7)
    .accessibilityLabel("\(change.percentage) \(isRise ? "more" : "less") than last week")
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
