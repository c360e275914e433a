import DeviceActivity
import SwiftUI

struct TotalActivityReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .totalActivity
  let content: (ActivitySummary) -> TotalActivityView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> ActivitySummary {
    await ActivitySummary(representing: data)
  }
}
