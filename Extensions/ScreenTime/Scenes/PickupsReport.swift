import DeviceActivity
import SwiftUI

struct PickupsReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .pickups
  let content: (ScreenTimeSummary) -> PickupsView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> ScreenTimeSummary {
    ScreenTimeSummary(await [DeviceUsage](representing: data))
  }
}
