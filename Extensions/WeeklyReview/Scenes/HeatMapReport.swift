import DeviceActivity
import SwiftUI

struct HeatMapReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .heatMap
  let content: (Review) -> HeatMapView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> Review {
    Review(await [DeviceUsage](representing: data))
  }
}
