import DeviceActivity
import SwiftUI

struct MostUsedReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .mostUsed
  let content: (ScreenTimeSummary) -> MostUsedView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> ScreenTimeSummary {
    ScreenTimeSummary(await [DeviceUsage](representing: data))
  }
}
