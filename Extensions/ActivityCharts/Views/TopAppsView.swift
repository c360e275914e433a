import SwiftUI

struct TopAppsView: View {
  let summary: ActivitySummary

  var body: some View {
    let items = summary.topItems(10)
    if let first = items.first {
      VStack(alignment: .leading, spacing: 16) {
        ReportHeader(
          title: "Most Used",
          subject: summary.subject,
          figure: first.name,
          detail: "\(first.duration.brief), \(first.category)"
        )
        TimeRows(
          rows: items.map { item in
            TimeRow(id: item.id, name: item.name, duration: item.duration)
          }
        )
      }
    } else {
      NoActivity()
    }
  }
}

#Preview {
  TopAppsView(summary: ActivitySummary())
}
