import Testing

@Suite("The extensions in this repository")
struct ShippedExtensionTests {
  @Test(
    "draw each of their reports of the sample family, quietly",
    arguments: [
      ("ActivityCharts", "barGraph", "Screen Time"),
      ("ActivityCharts", "pieChart", "Screen Time by Category"),
      ("ActivityCharts", "totalActivity", "Total Activity"),
      ("ActivityCharts", "topApps", "Most Used"),
      ("ActivityCharts", "pickups", "Pickups"),
      ("TemplateExtension", "totalActivity", "h"),
      ("CExtension", "total", "C"),
    ]
  )
  func draw(name: String, context: String, word: String) throws {
    let contexts = name == "ActivityCharts" ? ["--context", context] : []
    for segment in ["hourly", "daily", "weekly"] {
      let host = try HostRun(
        ["run", name, "--sample", "--segment", segment, "--now", "2026-11-30T12:00"] + contexts
      )
      #expect(host.status == 0)
      #expect(host.errors == "")
      #expect(host.output.contains(word))
    }
  }

  @Test("A pie chart has a legend with shares that add up to all")
  func shares() throws {
    let host = try HostRun([
      "run", "ActivityCharts", "-c", "pieChart", "--sample", "--now", "2026-11-30T12:00",
    ])
    let shares = host.output.split(separator: "\n").compactMap { line in
      line.split(separator: " ").first { $0.hasSuffix("%") }.flatMap { Int($0.dropLast()) }
    }
    #expect(shares.count == 7)
    #expect((97...103).contains(shares.reduce(0, +)))
  }

  @Test("are listed with their contexts, and inspected")
  func listed() throws {
    let list = try HostRun(["extensions"])
    #expect(list.status == 0)
    #expect(list.output.contains("Bar Graph, Pie Chart, Total Activity, Top Apps, Pickups"))
    let inspection = try HostRun(["inspect", "ActivityCharts"])
    #expect(inspection.status == 0)
    #expect(inspection.output.contains("com.apple.deviceactivityui.report-extension"))
    #expect(inspection.output.contains("strict"))
  }

  @Test("The sample family is the same whenever it is asked at the same moment")
  func deterministic() throws {
    let arguments = [
      "run", "ActivityCharts", "-c", "topApps", "--sample", "--now", "2026-11-30T12:00",
    ]
    #expect(try HostRun(arguments).output == HostRun(arguments).output)
  }

  @Test("An empty store is replaced by the sample family, and the user is told")
  func sample() throws {
    let host = try HostRun(["run", "ActivityCharts", "-c", "pieChart"])
    #expect(host.status == 0)
    #expect(host.errors.contains("the built-in sample family"))
  }

  @Test("with hundreds of contexts have twenty of them named, and all by inspect")
  func manyContexts() throws {
    let all =
      try HostRun(["inspect", "IsolationProbe"]).output
      .split(separator: "\n").last.map { $0.drop { $0 != " " }.split(separator: ",") } ?? []
    #expect(all.contains(" connect-tcp"))
    #expect(all.contains(" other-version"))
    let rest = "and \(all.count - 20) more (report-host inspect IsolationProbe lists all)\n"
    let list = try HostRun(["extensions"]).output
    #expect(list.contains("contexts: catalogue, connect-tcp, "))
    #expect(list.contains(" " + rest))
    let unknown = try HostRun(["run", "IsolationProbe", "-c", "conect-tcp6"])
    #expect(unknown.status == 2)
    #expect(
      unknown.errors.contains("did you mean 'connect-tcp6'? The extension has: connect-tcp6, ")
    )
    #expect(unknown.errors.contains(rest))
    #expect(unknown.errors.utf8.count < 800)
  }
}
