import CivilCalendar
import Testing

@testable import Importers

@Suite("RescueTime’s table")
struct RescueTimeTests {
  static let header =
    "Date,Time Spent (seconds),Number of People,Activity,Category,Productivity\n"
  /// 2026-11-02 08:00, as if local time were UTC.
  static let eight: Int64 = 1_793_606_400
  /// 2026-10-25 00:00 UTC; Berlin's clocks go back at 01:00 UTC.
  static let changeDay: Int64 = 1_792_886_400

  static func rows(_ text: String) throws -> [RescueTimeRow] {
    var reader = try RescueTimeReader(TextStream.csv(text))
    var rows: [RescueTimeRow] = []
    while let row = try reader.next() { rows.append(row) }
    return rows
  }

  static func grain(_ rows: String) throws -> RescueTimeGrain? {
    var reader = try RescueTimeReader(TextStream.csv(header + rows))
    return try RescueTimeGrain.find(&reader)
  }

  static func row(_ start: Int64, _ seconds: Int64) -> RescueTimeRow {
    RescueTimeRow(localStart: start, seconds: seconds, activity: "a", category: nil)
  }

  @Test("Columns are found by their names, in any order")
  func columns() throws {
    let expected = RescueTimeRow(
      localStart: Self.eight,
      seconds: 240,
      activity: "Mail, the client",
      category: "Email"
    )
    #expect(
      try Self.rows(Self.header + "2026-11-02T08:00:00,240,1,\"Mail, the client\",Email,0\r\n")
        == [expected]
    )
    #expect(
      try Self.rows(
        "Category,Activity,Time Spent (seconds),Date\nEmail,\"Mail, the client\",240,"
          + "2026-11-02T08:00:00"
      ) == [expected]
    )
    #expect(
      try Self.rows("Date,Time Spent (seconds),Activity\n2026-11-02T08:00:00,-5,\n")
        == [RescueTimeRow(localStart: Self.eight, seconds: -5, activity: nil, category: nil)]
    )
  }

  @Test(
    "What it cannot be is an error with its line and column",
    arguments: [
      ("", 1, "the names of the columns are missing"),
      (
        "Rank,Time Spent (seconds),Number of People,Activity\n", 1,
        "column “Date” is missing; export activities by time (perspective=interval)"
      ),
      ("Date,Activity\n", 1, "column “Time Spent (seconds)” is missing"),
      (
        "Date,Time Spent (seconds),Category\n", 1,
        "column “Activity” is missing; export activities (restrict_kind=activity)"
      ),
      ("Date,Date\n", 1, "two columns are named “Date”"),
      (header + "2026-11-02T08:00:00,5,1,a\n", 2, "4 fields where the first line has 6"),
      (
        header + "Monday,5,1,a,b,0\n", 2,
        "“Date” is not a local date and time such as 2026-11-02T08:05:00"
      ),
      (
        header + "2026-11-02T08:00:00Z,5,1,a,b,0\n", 2,
        "“Date” is not a local date and time such as 2026-11-02T08:05:00"
      ),
      (
        header + "2026-11-02T08:01:00,5,1,a,b,0\n", 2,
        "“Date” does not begin five minutes or an hour"
      ),
      (
        header + "2026-11-02T08:00:00,99999999999999999999,1,a,b,0\n", 2,
        "“Time Spent (seconds)” is not a whole number of seconds"
      ),
      (
        header + "\n2026-11-02T09:00:00,5,1,a,b,0\n2026-11-02T08:00:00,5,1,a,b,0\n", 4,
        "“Date” is before that of the row above; sort the rows by it"
      ),
    ]
  )
  func malformed(text: String, line: Int, message: String) {
    let error = #expect(throws: CSVError.self) { try Self.rows(text) }
    #expect(error?.line == line)
    #expect(error?.message == message)
  }

  @Test("Slots are of five minutes or an hour; whole days tell nothing of the hours")
  func grains() throws {
    #expect(try Self.grain("2026-11-02T08:00:00,5,1,a,b,0\n") == .hour)
    #expect(
      try Self.grain("2026-11-02T08:00:00,5,1,a,b,0\n2026-11-02T08:55:00,5,1,a,b,0\n")
        == .fiveMinutes
    )
    #expect(
      try Self.grain("2026-11-02T00:00:00,3000,1,a,b,0\n2026-11-02T00:00:00,601,1,c,b,0\n") == nil
    )
    #expect(try Self.grain("2026-11-02T00:00:00,600,1,a,b,0\n") == .hour)
  }

  @Test("The rows of a slot follow one another from its start")
  func laying() {
    var slots = RescueTimeSlots(.utc, .fiveMinutes)
    let start = Self.eight
    #expect(slots.lay(Self.row(start, 120)) == [start..<(start + 120)])
    #expect(slots.lay(Self.row(start, 60)) == [(start + 120)..<(start + 180)])
    #expect(slots.lay(Self.row(start + 300, 10)) == [(start + 300)..<(start + 310)])
    #expect(slots.lay(Self.row(start + 300, 0)) == [])
    #expect(slots.lay(Self.row(start + 300, -7)) == [])
  }

  @Test("Rows beyond the slot's end begin at its start again, and none is longer than the slot")
  func overfull() {
    var slots = RescueTimeSlots(.utc, .fiveMinutes)
    let start = Self.eight
    #expect(slots.lay(Self.row(start, 200)) == [start..<(start + 200)])
    #expect(
      slots.lay(Self.row(start, 150)) == [(start + 200)..<(start + 300), start..<(start + 50)]
    )
    #expect(slots.lay(Self.row(start, 10)) == [(start + 50)..<(start + 60)])
    #expect(slots.lay(Self.row(start + 300, .max)) == [(start + 300)..<(start + 600)])
    #expect(slots.cutRows == 1)
  }

  @Test("Local time is that of the zone; an hour shown twice takes twice as much, first the first")
  func repeatedHour() throws {
    let berlin = try TimeZoneRules(identifier: "Europe/Berlin")
    var slots = RescueTimeSlots(berlin, .fiveMinutes)
    let day = Self.changeDay
    // 01:55 is 23:55 UTC of the day before.
    #expect(slots.lay(Self.row(day + 6_900, 60)) == [(day - 300)..<(day - 240)])
    // 02:05 is 00:05 UTC and 01:05 UTC.
    #expect(
      slots.lay(Self.row(day + 7_500, 250)) == [(day + 300)..<(day + 550)]
    )
    #expect(
      slots.lay(Self.row(day + 7_500, 150))
        == [(day + 550)..<(day + 600), (day + 3_900)..<(day + 4_000)]
    )
    // 03:00 is 02:00 UTC.
    #expect(slots.lay(Self.row(day + 10_800, 60)) == [(day + 7_200)..<(day + 7_260)])
    #expect(slots.repeatedRows == 2)
  }

  @Test("An hour of which half is shown twice has ninety minutes (Lord Howe)")
  func halfHour() throws {
    // 2026-04-05 02:00 becomes 01:30, at 15:00 UTC of the day before.
    let zone = try TimeZoneRules(identifier: "Australia/Lord_Howe")
    var slots = RescueTimeSlots(zone, .hour)
    let change = 1_775_314_800 as Int64
    let one = change + 10 * 3_600
    #expect(slots.lay(Self.row(one, 5_400)) == [(change - 3_600)..<(change + 1_800)])
  }

  @Test("Rows in an hour that the clocks skip are counted")
  func skippedHour() throws {
    // Berlin, 2026-03-29 02:30.
    var slots = RescueTimeSlots(try TimeZoneRules(identifier: "Europe/Berlin"), .fiveMinutes)
    #expect(slots.lay(Self.row(1_774_751_400, 60)) == [])
    #expect(slots.skippedRows == 1)
  }

  @Test(
    "Domains are told from applications",
    arguments: [
      ("github.com", true), ("docs.google.com", true), ("www.bbc.co.uk", true), ("a.b", false),
      ("Paint.NET", false), ("setup.exe", false), ("Visual Studio Code", false), ("firefox", false),
      ("node.js", false), ("v1.25", false), ("a..com", false), (".com", false), ("a b.com", false),
      ("mail.example.org/x", false), ("", false), (".", false), ("x@y.com", false),
    ]
  )
  func domains(activity: String, isDomain: Bool) {
    #expect((RescueTimeActivity.domain(activity) != nil) == isDomain)
  }
}
