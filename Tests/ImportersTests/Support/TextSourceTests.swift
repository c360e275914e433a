import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Foundation
import Importers
import Testing

@Suite("Text files of other trackers")
struct TextSourceTests {
  static let eight = SourceFixture.eight

  static let gnome =
    "["
    + [(0, 1, 0), (1, 0, 600), (0, 1, 900), (1, 0, 1_000), (0, 1, 2_000)].map {
      SessionHistoryTests.entry($0.0, $0.1, eight + Int64($0.2))
    }.joined(separator: ",") + "]"

  static let arbtt =
    "[\n"
    + [
      ArbttTests.sample(0, [ArbttTests.window("firefox", active: true)]),
      ArbttTests.sample(60, [ArbttTests.window("firefox", active: true)]),
      ArbttTests.sample(122, inactive: 61_000, [ArbttTests.window("firefox", active: true)]),
      ArbttTests.sample(182, [ArbttTests.window("Code", active: true)]),
      ArbttTests.sample(242, [ArbttTests.window("Code", active: false)]),
    ].joined(separator: "\n,\n") + "\n]\n"

  static let rescueTime = """
    Date,Time Spent (seconds),Number of People,Activity,Category,Productivity
    2026-11-02T08:00:00,200,1,github.com,Software Development,2
    2026-11-02T08:00:00,100,1,"Visual Studio, Code",Editing & IDEs,2
    2026-11-02T08:05:00,50,1,github.com,Software Development,2
    2026-11-02T08:10:00,7,1,,Software Development,2
    """

  @Test("GNOME’s history is screen time without applications")
  func gnomeHistory() throws {
    let fixture = try SourceFixture()
    let report = try fixture.load(Self.gnome.utf8)
    #expect(try fixture.seconds() == ["total": 700])
    #expect(report.source == "GNOME session history")
    #expect(report.eventsRead == 5)
    #expect(report.notes.contains { $0.hasPrefix("the session was in use at the end") })
    let once = try fixture.reports(.hourly)
    // The stretch that was open has ended; what is known counts once.
    try fixture.load(Self.gnome.utf8)
    #expect(try fixture.reports(.hourly) == once)
    let more =
      Self.gnome.dropLast()
      + ",\(SessionHistoryTests.entry(1, 0, Self.eight + 2_060)),"
      + "\(SessionHistoryTests.entry(0, 1, Self.eight + 2_060))]"
    try fixture.load(more.utf8)
    #expect(try fixture.seconds() == ["total": 760])
  }

  @Test(
    "Moved with the clock and imported again, GNOME’s history counts once",
    arguments: [1, 7_200]
  )
  func gnomeClock(step: Int64) throws {
    let fixture = try SourceFixture()
    func history(_ offset: Int64, _ more: [(Int, Int, Int64)] = []) -> String {
      let transitions: [(Int, Int, Int64)] =
        [(0, 1, 0), (1, 0, 600), (0, 1, 900), (1, 0, 1_000), (0, 1, 2_000), (1, 0, 2_500)] + more
      let entries = transitions.map {
        SessionHistoryTests.entry($0.0, $0.1, Self.eight + offset + $0.2)
      }
      return "[\(entries.joined(separator: ","))]"
    }
    try fixture.load(history(0).utf8)
    #expect(try fixture.seconds() == ["total": 1_200])
    let report = try fixture.load(history(step, [(0, 1, 3_000), (1, 0, 3_010)]).utf8)
    #expect(try fixture.seconds() == ["total": 1_210])
    #expect(report.notes.contains { $0.contains("3 stretches are known at other times") })
  }

  @Test("Stretches at the ends of time are counted and left out")
  func gnomeExtremes() throws {
    let fixture = try SourceFixture()
    let entry = SessionHistoryTests.entry
    let (first, last): (Int64, Int64) = (-9_000_000_000_000, 9_000_000_000_000)
    let report = try fixture.load(
      "[\(entry(0, 1, first)),\(entry(1, 0, last)),\(entry(0, 1, last)),\(entry(1, 0, last + 5))]"
        .utf8
    )
    #expect(report.span == nil)
    #expect(report.dropped == [.overlong: 1])
  }

  @Test("arbtt’s samples are windows in front while someone was there")
  func arbttDump() throws {
    let fixture = try SourceFixture()
    let report = try fixture.load(Self.arbtt.utf8)
    #expect(try fixture.seconds() == ["total": 180, "firefox": 120, "Code": 60])
    #expect(report.source == "arbtt dump")
    #expect(report.eventsRead == 5)
    #expect(report.notes.contains("samples at which nobody was there: 1"))
    #expect(report.notes.contains("samples without a window in front: 1"))
    let once = try fixture.reports(.hourly)
    try fixture.load(Self.arbtt.utf8)
    #expect(try fixture.reports(.hourly) == once)
  }

  @Test("Samples that come a little late make one stretch without a break")
  func arbttJitter() throws {
    let fixture = try SourceFixture()
    let window = [ArbttTests.window("firefox", active: true)]
    try fixture.load([0, 61, 122, 185].map { ArbttTests.sample($0, window) }.joined().utf8)
    #expect(try fixture.seconds() == ["total": 245, "firefox": 245])
    let segment = try fixture.reports()[0].segments[0]
    // From 0.25 to 245.25 s, rounded inward.
    #expect(segment.longestStart == Self.eight + 1)
    #expect(segment.longestEnd == Self.eight + 245)
  }

  @Test("RescueTime’s activities are applications and domains, in its own categories")
  func rescueTimeTable() throws {
    let fixture = try SourceFixture()
    let report = try fixture.load(Self.rescueTime.utf8)
    #expect(
      try fixture.seconds() == ["total": 350, "github.com": 250, "Visual Studio, Code": 100]
    )
    #expect(try fixture.categories() == ["Software Development", "Editing & IDEs"])
    #expect(report.source == "RescueTime table")
    #expect(report.dropped[.nameless] == 1)
    let once = try fixture.reports(.hourly)
    try fixture.load(Self.rescueTime.utf8)
    #expect(try fixture.reports(.hourly) == once)
  }

  @Test("RescueTime’s local times need a zone, and are that zone’s")
  func rescueTimeZone() throws {
    let fixture = try SourceFixture()
    let error = #expect(throws: ImportError.self) {
      try fixture.load(
        Self.rescueTime.utf8,
        options: ImportOptions(now: SourceFixture.now)
      )
    }
    #expect(error.map { "\($0)" }?.contains("--time-zone") == true)
    let kolkata = try TimeZoneRules(identifier: "Asia/Kolkata")
    let report = try fixture.load(
      Self.rescueTime.utf8,
      options: ImportOptions(timeZone: kolkata, now: SourceFixture.now)
    )
    // 08:00 in Kolkata is 02:30 UTC.
    #expect(report.span?.lowerBound == Self.eight - 19_800)
  }

  @Test(
    "A file that cannot be read leaves the store as it was, with one line that says where",
    arguments: [
      (gnome.replacing("\"newState\":1", with: "\"newState\":0"), "transition [0]: oldState and"),
      (arbtt.replacing("60000", with: "true"), "sample [0]: rate is not a number"),
      (arbtt + "x", "text after the end"),
      (rescueTime + "\nMonday,5,1,a,b,0", "line 6: “Date” is not a local date"),
      (rescueTime + "\n\"", "line 6: the file ends within a quoted field"),
      ("arbtt-timelog-v1\n\u{1}", "arbtt-dump -t JSON"),
      (
        "Date,Time Spent (seconds),Activity\n2026-11-02T00:00:00,80000,a\n",
        "whole days or more"
      ),
      ("hello", "of no kind that is known"),
    ]
  )
  func malformed(text: String, reason: String) throws {
    let fixture = try SourceFixture()
    try fixture.load(Self.gnome.utf8)
    let before = try fixture.reports(.hourly)
    let message = fixture.message(text.utf8)
    #expect(message.contains(reason))
    #expect(!message.contains("\n"))
    #expect(try fixture.reports(.hourly) == before)
  }

  @Test(
    "Cut short or changed anywhere, they are errors or read, and never trap",
    arguments: [gnome, arbtt, rescueTime]
  )
  func mutation(text: String) throws {
    let fixture = try SourceFixture()
    let whole = Array(text.utf8)
    var outcomes: Set<Bool> = []
    for index in stride(from: 1, to: whole.count, by: 7) {
      outcomes.insert(fixture.message(whole.prefix(index)).isEmpty)
      var changed = whole
      changed[index] = [0x22, 0x7D, 0x39, 0x2D, 0xFF, 0x2C, 0x00][index / 7 % 7]
      outcomes.insert(fixture.message(changed).isEmpty)
    }
    #expect(outcomes == [true, false])
  }

  @Test("Names that are too long or no names are counted; ten thousand are kept")
  func names() throws {
    let fixture = try SourceFixture()
    let long = String(repeating: "n", count: 10_000)
    let report = try fixture.load(
      (Self.arbtt.replacing("firefox", with: long) + " ").utf8
    )
    #expect(report.dropped[.nameless] == 2)
    #expect(try fixture.seconds() == ["total": 60, "Code": 60])
    var rows = "Date,Time Spent (seconds),Activity\n"
    for index in 0..<10_000 {
      let hour = index / 420
      rows += "2026-11-03T\(hour < 10 ? "0" : "")\(hour):00:00,1,App \(index)\n"
    }
    let many = try fixture.load(rows.utf8)
    #expect(many.eventsRead == 10_000)
    #expect(many.eventsAdded == 10_000)
  }
}
