import DeviceActivity
import SwiftUI

struct LongestSessionsReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .longestSessions
  let content: (Review) -> LongestSessionsView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> Review {
    Review(await [DeviceUsage](representing: data))
  }
}
