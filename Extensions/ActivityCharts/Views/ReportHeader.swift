import SwiftUI

/// The title of a report, its main figure and a line of context.
struct ReportHeader: View {
  let title: String
  let figure: String
  let detail: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(title)
        .font(.headline)
        .foregroundStyle(.secondary)
      HStack(alignment: .firstTextBaseline) {
        Text(figure)
          .font(.largeTitle)
          .bold()
        Text(detail)
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
    }
  }
}

/// What stands in place of a report without activity.
struct NoActivity: View {
  var body: some View {
    VStack {
      Image(systemName: "hourglass")
        .font(.largeTitle)
      Text("No activity")
        .font(.headline)
      Text("Nothing was used in this time, or the filter lets nothing through.")
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
    }
    .frame(maxWidth: .infinity)
    .padding()
  }
}
