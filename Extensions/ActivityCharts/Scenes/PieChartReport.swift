import DeviceActivity
import SwiftUI

struct PieChartReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .pieChart
  let content: (ActivitySummary) -> PieChartView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> ActivitySummary {
    await ActivitySummary(representing: data)
  }
}
