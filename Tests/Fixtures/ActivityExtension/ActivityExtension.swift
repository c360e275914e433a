import DeviceActivity
import SwiftUI

/// An extension whose scenes read every part of the data and say in text what they saw.
///
/// Compiled in Swift 5 mode, as authors' extensions are.
@main
struct ActivityExtension: DeviceActivityReportExtension {
  var body: some DeviceActivityReportScene {
    EverythingReport { lines in LinesView(lines: lines) }
    TwiceReport()
    SumReport { Text($0) }
    RegionReport { LinesView(lines: $0) }
    HelpersReport(prefix: "total")
    SoftFailuresReport { LinesView(lines: $0) }
    QueueReport { LinesView(lines: $0) }
    CrashReport { Text($0) }
  }
}

struct LinesView: View {
  let lines: [String]

  var body: some View {
    VStack {
      ForEach(lines, id: \.self) { Text($0) }
    }
  }
}
