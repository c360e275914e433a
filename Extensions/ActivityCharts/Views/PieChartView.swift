import Charts
import SwiftUI

struct PieChartView: View {
  let summary: ActivitySummary

  var body: some View {
    if summary.isEmpty {
      NoActivity()
    } else {
      VStack(alignment: .leading, spacing: 16) {
        ReportHeader(
          title: "Screen Time by Category",
          subject: summary.subject,
          figure: summary.categorizedTime.brief
        )
        Chart(summary.topCategories(7)) { share in
          SectorMark(
            angle: .value("Hours", share.hours),
            innerRadius: .ratio(0.5),
            angularInset: 1
          )
          .foregroundStyle(by: .value("Category", share.name))
        }
        .frame(height: 256)
        .accessibilityLabel("Screen time by category")
      }
    }
  }
}

#Preview {
  PieChartView(summary: ActivitySummary())
}
