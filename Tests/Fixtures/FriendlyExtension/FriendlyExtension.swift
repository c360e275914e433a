import DeviceActivity
import SwiftUI

/// An extension that does what real ones do and the sandbox refuses, and says how it went.
///
/// Compiled in Swift 5 mode, as authors' extensions are. Each file imports Foundation itself, as
/// authors' do, and gets the names of the shims.
@main
struct FriendlyExtension: DeviceActivityReportExtension {
  var body: some DeviceActivityReportScene {
    LinesReport("Threads", threadLines) { LinesView(lines: $0) }
    LinesReport("Hang", hangLines) { LinesView(lines: $0) }
    LinesReport("Storage", storageLines) { LinesView(lines: $0) }
    LinesReport("Network", networkLines) { LinesView(lines: $0) }
    LinesReport("Formatters", formatterLines) { LinesView(lines: $0) }
    LinesReport("Objects", objectLines) { LinesView(lines: $0) }
  }
}

struct LinesReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context
  let content: ([String]) -> LinesView
  let lines: () async -> [String]

  init(
    _ name: String,
    _ lines: @escaping () async -> [String],
    content: @escaping ([String]) -> LinesView
  ) {
    context = DeviceActivityReport.Context(name)
    self.content = content
    self.lines = lines
  }

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> [String] { await lines() }
}

struct LinesView: View {
  let lines: [String]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(lines, id: \.self) { Text($0) }
    }
  }
}
