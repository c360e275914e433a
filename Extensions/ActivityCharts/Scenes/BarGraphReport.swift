import DeviceActivity
import SwiftUI

struct BarGraphReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .barGraph
  let content: (ActivitySummary) -> BarGraphView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> ActivitySummary {
    await ActivitySummary(representing: data)
  }
}
