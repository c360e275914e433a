import ActivityStore
import Foundation
import Testing

@Suite("A run with a selection")
struct SelectionTests {
  let family: FamilyFixture
  private var file: String { family.scratch.file("selection.json") }

  init() throws {
    family = try FamilyFixture()
    try authorize("ActivityCharts", in: family.store)
  }

  private func pick(_ options: [String], app: String = "ActivityCharts") throws {
    let host = try HostRun(["pick", "--app", app, "--store", family.store, "-o", file] + options)
    try #require(host.status == 0, "\(host.errors)")
  }

  private func run(_ path: String? = nil) throws -> HostRun {
    try HostRun(family.run("ActivityCharts", ["--users", "Robin", "--selection", path ?? file]))
  }

  private func write(_ text: String) throws -> String {
    try family.scratch.write(Array(text.utf8), to: "other.json")
  }

  @Test("shows what was picked and nothing else")
  func filter() throws {
    try pick(["--application", "code"])
    #expect(try run().output.contains("30m"))
    try pick(["--application", "org.gnome.Nautilus"])
    let other = try run()
    #expect(other.status == 0, "\(other.errors)")
    #expect(!other.output.contains("30m"))
  }

  @Test("names tokens that are void")
  func void() throws {
    try pick(["--application", "code", "--category", "Games"])
    #expect(
      try HostRun(["revoke", "ActivityCharts", "--store", family.store]).status == 0
    )
    try authorize("ActivityCharts", in: family.store)
    let host = try run()
    #expect(host.status == 1)
    #expect(host.output == "")
    #expect(
      host.errors == """
        report-host run: '\(file)': applicationTokens[0], categoryTokens[0] are no tokens of \
        ActivityCharts: void since a revocation or a deletion, of another app or store, or in the \
        wrong list; choose again with: report-host pick --app ActivityCharts --store \(family.store)

        """
    )
  }

  @Test("names tokens of another app")
  func foreign() throws {
    try authorize("WeeklyReview", in: family.store)
    try pick(["--application", "code"], app: "WeeklyReview")
    #expect(try run().errors.contains("applicationTokens[0] is no token of ActivityCharts"))
  }

  @Test("names tokens in the wrong list")
  func wrongList() throws {
    try pick(["--application", "code"])
    let text = try String(contentsOfFile: file, encoding: .utf8)
      .replacing("categoryTokens", with: "x").replacing("applicationTokens", with: "categoryTokens")
    #expect(try run(write(text)).errors.contains("categoryTokens[0] is no token"))
  }

  @Test("of the sample family takes its tokens for the same app alone")
  func sample() throws {
    func run(_ name: String, _ context: String) throws -> HostRun {
      try HostRun(["run", name, "--sample", "-c", context, "-f", "text", "--selection", file])
    }
    let host = try HostRun(
      ["pick", "--app", "ActivityCharts", "--sample", "-a", "Mail", "-o", file]
    )
    #expect(host.status == 0)
    let shown = try run("ActivityCharts", "topApps")
    #expect(shown.output.contains("Mail"))
    #expect(!shown.output.contains("YouTube"))
    #expect(try run("WeeklyReview", "Overview").errors.contains("is no token of WeeklyReview"))
  }

  @Test("refuses files that are none, each with the reason")
  func files() throws {
    for (text, reason) in [
      ("", "line 1"), ("[]", "none of the lists"), ("{\"a\": 1}", "none of the lists"),
      ("{\"applicationTokens\": 1}", "applicationTokens is no array"),
      ("{\"applicationTokens\": [{\"data\": \"*\"}]}", "applicationTokens[0] is no object"),
      ("{\"webDomainTokens\": [{\"data\": \"AAA=\"}, 7]}", "webDomainTokens[1] is no object"),
      ("{\"applicationTokens\": []}", "nothing is chosen in it"),
      (String(repeating: "[", count: 100_000), "nested too deeply"),
    ] {
      let host = try run(write(text))
      #expect(host.status == 1)
      #expect(host.errors.contains(reason), "\(text.prefix(40)): \(host.errors)")
      #expect(host.errors.split(separator: "\n").count == 1)
    }
    #expect(try run("/nonexistent").errors.contains("cannot read '/nonexistent': No such file"))
  }
}
