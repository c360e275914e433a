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
}
