import DeviceActivity
import SwiftUI

struct WeekReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .week
  let content: (ScreenTimeSummary) -> WeekView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> ScreenTimeSummary {
    ScreenTimeSummary(await [DeviceUsage](representing: data))
  }
}
