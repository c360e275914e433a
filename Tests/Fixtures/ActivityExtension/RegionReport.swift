import DeviceActivity
import SwiftUI
import os

/// Says what Foundation makes of the host's zone and locale.
struct RegionReport: DeviceActivityReportScene {
  let context = DeviceActivityReport.Context("Region")
  let content: ([String]) -> LinesView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> [String] {
    var lines = ["current \(TimeZone.current.identifier)"]
    let summer = Date(timeIntervalSince1970: 1_782_000_000)
    for name in ["Europe/Berlin", "America/New_York", "Asia/Kathmandu"] {
      let seconds = TimeZone(identifier: name).map { "\($0.secondsFromGMT(for: summer))" }
      lines.append("\(name) \(seconds ?? "none")")
    }
    lines.append("hour \(Calendar.current.component(.hour, from: summer))")
    lines.append(summer.formatted(.iso8601))
    lines.append(12.5.formatted(.percent.locale(Locale(identifier: "de_DE"))))
    return lines
  }
}

/// Calls its own methods from closures that belong to no actor, itself on the main actor.
struct HelpersReport: DeviceActivityReportScene {
  let context: DeviceActivityReport.Context = DeviceActivityReport.Context("Helpers")
  let content: (String) -> Text
  let prefix: String

  init(prefix: String) {
    self.prefix = prefix
    content = { Text("\(prefix): \($0)") }
  }

  @MainActor
  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> String {
    let totals = data.map { self.format(await self.total(of: $0)) }
    var texts: [String] = []
    for await total in totals { texts.append(total) }
    return texts.joined(separator: " ")
  }

  private func total(of data: DeviceActivityData) async -> TimeInterval {
    await data.activitySegments.reduce(into: 0) { $0 += $1.totalActivityDuration }
  }

  private func format(_ duration: TimeInterval) -> String { "\(Int(duration)) s" }
}

/// Tries what the sandbox refuses, in the ways that real extensions do.
struct SoftFailuresReport: DeviceActivityReportScene {
  let context = DeviceActivityReport.Context("Soft failures")
  let content: ([String]) -> LinesView

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> [String] {
    print("a line on standard output")
    Logger(subsystem: "com.example", category: "report").info("seven \(7) \(8, privacy: .private)")
    let defaults = UserDefaults(suiteName: "group.com.example.shared")
    let path = "/nonexistent/file"
    let isWritten = FileManager.default.createFile(atPath: path, contents: Data([1]))
    let isListed = (try? FileManager.default.contentsOfDirectory(atPath: "/nonexistent")) != nil
    return ["defaults \(defaults != nil)", "file \(isWritten)", "folder \(isListed)"]
  }
}

/// Crashes by itself.
struct CrashReport: DeviceActivityReportScene {
  let context = DeviceActivityReport.Context("Crash")
  let content: (String) -> Text

  func makeConfiguration(
    representing data: DeviceActivityResults<DeviceActivityData>
  ) async -> String {
    var names: [String] = []
    for await item in data { names.append(item.user.appleID ?? "") }
    return names[names.count + 3]
  }
}
