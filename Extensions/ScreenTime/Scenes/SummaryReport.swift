import DeviceActivity
import SwiftUI

struct SummaryReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .summary
  let content: (ScreenTimeSummary) -> SummaryView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> ScreenTimeSummary {
    ScreenTimeSummary(await [DeviceUsage](representing: data))
  }
}
