import Foundation
import Testing

@Suite("An app that is printed")
struct AppRunTests {
  private let scratch = Scratch()
  private let moment = ["--now", "2026-11-30T12:00"]

  private func run(
    _ options: [String],
    environment: [String: String] = [:]
  ) throws -> HostRun {
    try HostRun(["run", "ScreenTimeApp", "--sample"] + moment + options, environment: environment)
  }

  @Test("has its reports in place")
  func printed() throws {
    let host = try run(["--width", "90"])
    #expect(host.status == 0)
    #expect(host.errors == "")
    #expect(host.output.contains("Pie Chart"))
    #expect(host.output.contains("Choose Activities…"))
    #expect(host.output.contains("Mia, Noah and Robin on 6 devices"))
    #expect(host.output.contains("a day"))
  }

  @Test("takes its own times from the moment that is asked for")
  func otherMoment() throws {
    let host = try HostRun([
      "run", "ScreenTimeApp", "--sample", "--now", "2024-03-06T18:00", "--format", "text",
    ])
    #expect(host.output.contains("Mon, 4 Mar"))
    #expect(host.output.contains("Wed, 6 Mar"))
    #expect(!host.output.contains("Thu, 7 Mar"))
  }

  @Test("is written in every form", arguments: ["text", "html", "json"])
  func forms(format: String) throws {
    let host = try run(["--format", format])
    #expect(host.status == 0)
    #expect(host.errors == "")
    #expect(host.output.contains("Mia, Noah and Robin"))
    #expect(host.output.contains("Show All") == false)
  }

  @Test("is a picture, too")
  func picture() throws {
    let host = try run(["--output", scratch.file("app.png")])
    #expect(host.status == 0)
    #expect(host.errors == "")
    #expect(try scratch.bytes("app.png").prefix(4) == [0x89, 0x50, 0x4E, 0x47])
  }

  @Test("says in the report's place why there is none")
  func failing() throws {
    let host = try run(["--extension", "TemplateExtension"])
    #expect(host.status == 0)
    #expect(host.output.contains("This report cannot be shown."))
    #expect(host.output.contains("no context 'Bar Graph' in TemplateExtension"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("Charts2"),
      withDestinationPath: HostRun.folder + "/ActivityCharts"
    )
    let several = try run(["--format", "text"], environment: ["REPORT_HOST_PATH": scratch.path])
    #expect(several.output.contains("is in several extensions: Charts2, ActivityCharts"))
  }

  @Test("has its report from its own bundle before all others")
  func bundled() throws {
    let bundle = scratch.file("Planner.app")
    try FileManager.default.createDirectory(
      atPath: bundle + "/Extensions",
      withIntermediateDirectories: true
    )
    for (link, program) in [("Planner", "ScreenTimeApp"), ("Extensions/Own", "ActivityCharts")] {
      try FileManager.default.createSymbolicLink(
        atPath: bundle + "/" + link,
        withDestinationPath: HostRun.folder + "/" + program
      )
    }
    let list = """
      <?xml version="1.0"?>
      <plist version="1.0"><dict><key>CFBundleExecutable</key><string>Planner</string></dict></plist>
      """
    try Data(list.utf8).write(to: URL(filePath: bundle + "/Info.plist"))
    try FileManager.default.createSymbolicLink(
      atPath: scratch.file("Other"),
      withDestinationPath: HostRun.folder + "/ActivityCharts"
    )
    let host = try HostRun(
      ["run", bundle, "--sample", "--format", "text"] + moment,
      environment: ["REPORT_HOST_PATH": scratch.path]
    )
    #expect(host.status == 0)
    #expect(host.output.contains("Mia, Noah and Robin"))
  }

  @Test("shows nobody's activity before it is authorized, and says how it is")
  func unauthorized() throws {
    let family = try FamilyFixture()
    let host = try HostRun([
      "run", "ScreenTimeApp", "--store", family.store, "--now", "2026-11-05", "--format", "text",
    ])
    #expect(host.output.contains("ScreenTimeApp may not show the activity of Robin, Mia, Noah."))
    #expect(host.output.contains("report-host authorize ScreenTimeApp --individual"))
    #expect(!host.output.contains("on 1 device"))
    #expect(try family.status().contains("no extension was authorized"))
  }

  @Test("chooses itself what its reports are about")
  func refusesFilters() throws {
    for option in [["--segment", "daily"], ["--users", "all"], ["--application", "code"]] {
      let host = try run(option)
      #expect(host.status == 2)
      #expect(host.errors.contains("\(option[0]) is for a report extension"))
    }
    let other = try HostRun(["run", "ActivityCharts", "-c", "pieChart", "--extension", "A"])
    #expect(other.status == 2)
    #expect(other.errors.contains("--extension is for an app"))
  }

  @Test("fails where it has no such scene")
  func unknownScene() throws {
    let host = try run(["--context", "settings"])
    #expect(host.status == 1)
    #expect(host.output == "")
    #expect(host.errors.contains("no scene has the context"))
  }
}

@Suite("An app that is opened")
struct AppOpenTests {
  @Test("needs a terminal")
  func noTerminal() throws {
    let host = try HostRun(["open", "ScreenTimeApp", "--sample"])
    #expect(host.status == 1)
    #expect(host.output == "")
    #expect(host.errors.contains("needs a terminal"))
    #expect(host.errors.split(separator: "\n").count == 1)
  }

  @Test("is an app, and not a report extension")
  func wrongKind() throws {
    let host = try HostRun(["open", "ActivityCharts"])
    #expect(host.status == 1)
    #expect(host.errors.contains("it is a report extension and no app"))
    #expect(host.errors.contains("run: report-host run ActivityCharts"))
    let missing = try HostRun(["open", "ScreenTimeAp"])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("no app 'ScreenTimeAp'; did you mean 'ScreenTimeApp'?"))
  }
}
