import DeviceActivity
import SwiftUI

extension DeviceActivityReport.Context {
  // The app's report names the same context.
  static let totalActivity = Self("Total Activity")
}

struct TotalActivityReport: DeviceActivityReportScene {
  // The context that this scene is for.
  let context: DeviceActivityReport.Context = .totalActivity

  // Makes the view that is shown.
  let content: (String) -> TotalActivityView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> String {
    // Boils the data down to what the view needs.
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    formatter.unitsStyle = .abbreviated
    formatter.zeroFormattingBehavior = .dropAll

    let total = await data.flatMap { $0.activitySegments }.reduce(
      0,
      {
        $0 + $1.totalActivityDuration
      }
    )
    return formatter.string(from: total) ?? "No activity data"
  }
}
