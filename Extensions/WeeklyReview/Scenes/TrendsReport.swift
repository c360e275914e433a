import DeviceActivity
import SwiftUI

struct TrendsReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .trends
  let content: (Review) -> TrendsView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> Review {
    Review(await [DeviceUsage](representing: data))
  }
}
