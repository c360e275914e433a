import DeviceActivity
import SwiftUI

struct PickupsReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .pickups
  let content: (ActivitySummary) -> PickupsView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> ActivitySummary {
    await ActivitySummary(representing: data)
  }
}
