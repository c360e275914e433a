import DeviceActivity
import SwiftUI

struct OverviewReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .overview
  let content: (Review) -> OverviewView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> Review {
    Review(await [DeviceUsage](representing: data))
  }
}
