import DeviceActivity
import SwiftUI

struct FamilyReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .family
  let content: (Review) -> FamilyView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> Review {
    Review(await [DeviceUsage](representing: data))
  }
}
