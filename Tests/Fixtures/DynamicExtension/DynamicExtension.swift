import DeviceActivity
import Dispatch
import Foundation
import SwiftUI

// Linked dynamically, and with a thread of libdispatch: what only the dynamic tier runs.

extension DeviceActivityReport.Context {
  static let threads = Self("Threads")
}

@main
struct DynamicExtension: DeviceActivityReportExtension {
  var body: some DeviceActivityReportScene {
    ThreadsReport { Text($0) }
  }
}

struct ThreadsReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = .threads
  let content: (String) -> Text

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> String {
    let sum: Int = await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: (1...100).reduce(0, +)) }
    }
    let passwords = FileManager.default.contents(atPath: "/etc/passwd")
    return "\(sum) \(passwords == nil ? "no file" : "file")"
  }
}
