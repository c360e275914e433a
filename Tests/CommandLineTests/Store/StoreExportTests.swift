import Foundation
import Testing

@Suite("Exported activity")
struct StoreExportTests {
  let household: Household

  init() throws { household = try Household() }

  private func lines(_ words: [String]) throws -> [String] {
    let host = try household.run(["export"] + words)
    #expect(host.status == 0, "\(host.errors)")
    // RFC 4180: lines end with CR LF, the last one too.
    #expect(host.output.hasSuffix("\r\n"))
    return host.output.components(separatedBy: "\r\n").dropLast()
  }

  @Test("is a line for each segment, category and application that has time, in CSV")
  func table() throws {
    let lines = try lines(["--users", "Mia"])
    #expect(
      lines[0] == "user,role,device,model,start,end,kind,identifier,name,category,seconds,"
        + "pickups,notifications,first_pickup,longest_start,longest_end"
    )
    let day = "Mia,child,sofa,mac,2026-11-02T00:00:00Z,2026-11-03T00:00:00Z,"
    #expect(
      lines.dropFirst() == [
        day + "screen,,,,1800,0,0,,2026-11-02T08:20:00Z,2026-11-02T08:50:00Z",
        day + "category,,Other,Other,1800,,,,,",
        day + "application,blocks,blocks,Other,1800,0,0,,,",
      ]
    )
  }

  @Test("follows the filters, the zone and the day's start of a report")
  func filters() throws {
    let words = ["--devices", "laptop", "--application", "puzzlebox", "--day-start", "04:00"]
    let lines = try lines(words + ["--time-zone", "Europe/Berlin"])
    // 21:00–05:00 in Berlin: seven hours to four o'clock, one after it.
    #expect(
      lines.filter { $0.contains(",application,puzzlebox,") }.map { $0.split(separator: ",")[10] }
        == [
          "25200", "3600",
        ]
    )
    #expect(lines.contains { $0.contains("2026-11-03T04:00:00+01:00,2026-11-04T04:00:00+01:00") })
    #expect(!lines.contains { $0.contains("mail") || $0.contains("phone") })
    let period = try self.lines(["--during", "2026-11-03", "--segment", "hourly"])
    #expect(period.count { $0.contains(",screen,") } == 4)
  }

  @Test("of more segments than there may be is an error that names the way out")
  func longHistory() throws {
    let scratch = Scratch()
    let export = """
      {"buckets": {"w": {"id": "w", "type": "currentwindow", "hostname": "h", "events": [
        {"timestamp": "1970-01-02T00:00:00Z", "duration": 60, "data": {"app": "a"}},
        {"timestamp": "2026-11-02T00:00:00Z", "duration": 60, "data": {"app": "a"}}]}}}
      """
    let path = try scratch.write(Array(export.utf8), to: "export.json")
    let store = scratch.file("activity.sqlite")
    #expect(try HostRun(["import", path, "--store", store]).status == 0)
    let words = ["store", "export", "--store", store, "--segment", "hourly"]
    let host = try HostRun(words)
    #expect(host.status == 2)
    #expect(host.errors.contains("name a period with --during, or a longer --segment"))
    #expect(try HostRun(words + ["--during", "2026-11-02"]).status == 0)
  }

  @Test("of people is the union over their devices")
  func people() throws {
    let lines = try lines(["--people", "--during", "2026-11-02"])
    #expect(lines.count == 3)
    #expect(
      lines[1] == "Mia,child,2026-11-02T00:00:00Z,2026-11-03T00:00:00Z,1800,0,0,0"
        || lines[2] == "Mia,child,2026-11-02T00:00:00Z,2026-11-03T00:00:00Z,1800,0,0,0"
    )
    // 8:00–8:50 and 20:00–24:00.
    #expect(
      lines.contains("Robin,individual,2026-11-02T00:00:00Z,2026-11-03T00:00:00Z,17400,0,0,0")
    )
  }

  @Test("of sessions is each stretch of use, also over midnight")
  func sessions() throws {
    let lines = try lines(["--sessions", "--application", "puzzlebox", "--devices", "laptop"])
    #expect(
      lines.dropFirst() == [
        "Robin,individual,laptop,mac,2026-11-02T20:00:00Z,2026-11-03T04:00:00Z,"
          + "application,puzzlebox,puzzlebox,Other,28800"
      ]
    )
  }

  @Test("is JSON that other programs read")
  func json() throws {
    for (words, count) in [([], 4), (["--people"], 3), (["--sessions"], 4)] as [([String], Int)] {
      let host = try household.run(["export", "--format", "json"] + words)
      #expect(host.status == 0)
      let objects = try #require(
        try JSONSerialization.jsonObject(with: Data(host.outputBytes)) as? [[String: Any]]
      )
      #expect(objects.count == count)
      #expect(objects.allSatisfy { ($0["seconds"] as? Double ?? 0) > 0 })
    }
    let empty = try household.run(["export", "-f", "json", "--during", "2020"])
    #expect(empty.output == "[\n]\n")
  }

  @Test(
    "makes no formula of a name, and no line break or command of a control character",
    arguments: [
      ("=HYPERLINK(\"http://x\")", "\"'=HYPERLINK(\"\"http://x\"\")\""), ("+1", "'+1"),
      ("-1", "'-1"), ("@SUM(A1)", "'@SUM(A1)"), ("a,b", "\"a,b\""), ("a\"b", "\"a\"\"b\""),
      ("a\u{1B}[31mb", "a[31mb"), ("a=b", "a=b"), ("＝1", "'＝1"), ("Ünï 日本", "Ünï 日本"),
    ]
  )
  func cells(name: String, cell: String) throws {
    try household.add(
      "sofa",
      ["--user", "Mia"],
      [Household.Use(start: 36_000, duration: 60, app: name)]
    )
    let lines = try lines(["--users", "Mia"])
    #expect(lines.contains { $0.contains(",application,\(cell),\(cell),Other,60,") }, "\(lines)")
  }

  @Test("to a file is complete or not there, and private")
  func file() throws {
    let path = household.scratch.file("out.csv")
    #expect(try household.run(["export", "-o", path]).status == 0)
    let text = try household.run(["export"]).outputBytes
    #expect(try household.scratch.bytes("out.csv") == text)
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let limited = try household.run(
      ["export", "-o", path, "-s", "hourly"],
      under: ["/usr/bin/prlimit", "--fsize=1000"]
    )
    #expect(limited.status == 1)
    #expect(limited.errors.contains("cannot write \(path): File too large; nothing was replaced"))
    #expect(try household.scratch.bytes("out.csv") == text)
  }
}
