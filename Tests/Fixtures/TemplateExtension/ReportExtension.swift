import DeviceActivity
import SwiftUI

// The shape that Xcode's template for a Device Activity Report Extension gives, in the three files
// and with the imports that it has. Compiled as Xcode does, in Swift 5 mode.

@main
struct ReportExtension: DeviceActivityReportExtension {
  var body: some DeviceActivityReportScene {
    // One scene for each context.
    TotalActivityReport { totalActivity in
      TotalActivityView(totalActivity: totalActivity)
    }
  }
}
