import DeviceActivity
import SwiftUI

struct TopAppsReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .topApps
  let content: (ActivitySummary) -> TopAppsView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> ActivitySummary {
    await ActivitySummary(representing: data)
  }
}
