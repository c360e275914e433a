import Foundation
import Testing

@Suite("An app that is built")
struct AppBuildTests {
  private static let source = """
    import DeviceActivity
    import SwiftUI
    extension DeviceActivityReport.Context { static let pie = Self("Pie Chart") }
    @main
    struct Planner: App {
      var body: some Scene {
        WindowGroup {
          VStack {
            Text("Plan of the week")
            DeviceActivityReport(.pie, filter: DeviceActivityFilter(users: .all, devices: .all))
          }
        }
      }
    }
    """

  @Test("is printed with a report of an extension's")
  func works() throws {
    let built = try BuiltExtension(["Planner.swift": Self.source])
    #expect(built.build.errors == "")
    #expect(try built.inspect().output.contains("extension point:  report-host.app\n"))
    let host = try HostRun([
      "run", built.scratch.file("Built"), "--sample", "--now", "2026-11-30T12:00", "-f", "text",
    ])
    #expect(host.status == 0)
    #expect(host.output.contains("Plan of the week"))
    #expect(host.output.contains("Screen Time by Category"))
  }

  @Test("is called as its folder, and where that is in the way has the ending of an app")
  func name() throws {
    // Writes the sources alone.
    let option = ["--swift-version", "4"]
    let folder = try BuiltExtension(["Planner.swift": Self.source], options: option).scratch
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let host = try HostRun(
      ["build", "Reports"],
      environment: ["PATH": path],
      under: ["/usr/bin/env", "-C", folder.path]
    )
    #expect(host.output == "built Reports.app\n")
    let list = try HostRun(["extensions"], environment: ["REPORT_HOST_PATH": folder.path])
    #expect(list.output.contains("\nReports\n"))
  }

  @Test("has to say what starts")
  func withoutMain() throws {
    let source = Self.source.replacing("@main\n", with: "")
    let failed = try BuiltExtension(["Planner.swift": source])
    #expect(failed.build.status == 1)
    #expect(failed.build.errors.contains("put @main in front of Planner"))
    let none = try BuiltExtension(["main.swift": "print(1)"])
    #expect(none.build.errors.contains("or App"))
  }
}
