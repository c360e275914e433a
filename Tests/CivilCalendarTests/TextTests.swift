import CivilCalendar
import Testing

@Suite("Dates and moments as text")
struct TextTests {
  @Test(
    "Civil dates and day numbers agree with known days",
    arguments: [
      ("1970-01-01", 0, 5), ("2000-02-29", 11_016, 3), ("1969-12-31", -1, 4),
      ("0001-01-01", -719_162, 2),
      ("2026-11-30", 20_787, 2), ("9999-12-31", 2_932_896, 6),
    ] as [(String, Int64, Int)]
  )
  func dayNumbers(text: String, number: Int64, weekday: Int) throws {
    let date = try #require(CivilDate(iso8601: text))
    #expect(date.dayNumber == number)
    #expect(date.weekday == weekday)
    #expect(CivilDate(dayNumber: number) == date)
    #expect(date.description == text)
  }

  @Test(
    "Days that do not exist are refused",
    arguments: [
      "2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "0000-01-01", "2026-1-1",
      "2026-01-01x", "",
      "２０２６-01-01",
    ]
  )
  func invalidDates(text: String) {
    #expect(CivilDate(iso8601: text) == nil)
  }

  @Test(
    "Timestamps of RFC 3339 are read to the nanosecond",
    arguments: [
      ("1985-04-12T23:20:50.52Z", 482_196_050, 520_000_000),
      ("1996-12-19T16:39:57-08:00", 851_042_397, 0),
      ("1990-12-31T23:59:60Z", 662_688_000, 0),
      ("1937-01-01T12:00:27.87+00:20", -1_041_337_173, 870_000_000),
      ("2026-11-30T12:00:00.000000001+05:45", 1_796_019_300, 1),
      ("2023-11-18 20:07:28.784000+00:00", 1_700_338_048, 784_000_000),
      ("2023-11-18t20:07:28z", 1_700_338_048, 0),
    ] as [(String, Int64, Int64)]
  )
  func timestamps(text: String, seconds: Int64, nanoseconds: Int64) throws {
    let timestamp = try #require(RFC3339.parse(text))
    #expect(timestamp.seconds == seconds)
    #expect(timestamp.nanoseconds == nanoseconds)
  }

  @Test(
    "Texts that are almost timestamps are refused",
    arguments: [
      "2026-11-30T12:00:00", "2026-11-30T24:00:00Z", "2026-11-30T12:00:00.Z",
      "2026-11-30T12:00:00.1234567890Z", "2026-11-30T12:00:00+24:00", "2026-11-30T12:00:00+0100",
      "2026-11-30T12:00:00Zx", "2026-02-30T12:00:00Z", "+2026-11-30T12:00:00Z", "2026-11-30",
    ]
  )
  func invalidTimestamps(text: String) {
    #expect(RFC3339.parse(text) == nil)
  }

  @Test(
    "A moment is read on the zone's clock unless it carries an offset",
    arguments: [
      ("2026-11-30T12:00", "2026-11-30T11:00:00Z"), ("2026-11-30", "2026-11-29T23:00:00Z"),
      ("2026-11-30T12:00:00Z", "2026-11-30T12:00:00Z"),
      // ISO 8601 lets the seconds be left out.
      ("2026-11-30T12:00Z", "2026-11-30T12:00:00Z"),
      ("2026-11-30T12:00-03:30", "2026-11-30T15:30:00Z"),
      // Skipped by the clock, and shown twice.
      ("2026-03-29T02:30", "2026-03-29T01:00:00Z"), ("2026-10-25T02:30", "2026-10-25T00:30:00Z"),
    ]
  )
  func moments(text: String, expected: String) throws {
    let rules = try TimeZoneRules(identifier: "Europe/Berlin")
    #expect(TimeZoneRules.utc.rfc3339(try rules.moment(text)) == expected)
  }
}
