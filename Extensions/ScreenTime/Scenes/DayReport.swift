import DeviceActivity
import SwiftUI

struct DayReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .day
  let content: (ScreenTimeSummary) -> DayView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> ScreenTimeSummary {
    ScreenTimeSummary(await [DeviceUsage](representing: data))
  }
}
