import DeviceActivity
import SwiftUI

struct NotificationsReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .notifications
  let content: (ScreenTimeSummary) -> NotificationsView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> ScreenTimeSummary {
    ScreenTimeSummary(await [DeviceUsage](representing: data))
  }
}
