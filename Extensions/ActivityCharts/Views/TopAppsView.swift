import SwiftUI

struct TopAppsView: View {
  let summary: ActivitySummary

  var body: some View {
    let items = summary.topItems(10)
    if let first = items.first {
      VStack(alignment: .leading, spacing: 16) {
        ReportHeader(
          title: "Most Used",
          figure: first.name,
          detail: "\(first.duration.brief) · \(summary.subject)"
        )
        VStack(alignment: .leading) {
          ForEach(items) { item in
            ProgressView(value: item.duration, total: first.duration) {
              HStack {
                Text(item.name)
                Text(item.category)
                  .font(.caption)
                  .foregroundStyle(.secondary)
                Spacer()
                Text(item.duration.brief)
                  .monospacedDigit()
              }
              .lineLimit(1)
            }
          }
        }
      }
    } else {
      NoActivity()
    }
  }
}

#Preview {
  TopAppsView(summary: ActivitySummary())
}
