import CivilCalendar
import Foundation
import Testing

@Suite("Offsets of time zones")
struct OffsetTests {
  static let zones = [
    "Europe/Berlin", "Europe/Dublin", "America/New_York", "America/Sao_Paulo", "Asia/Kolkata",
    "Asia/Kathmandu", "Australia/Lord_Howe", "Pacific/Apia", "Pacific/Chatham",
    "Africa/Casablanca", "America/St_Johns", "America/Havana", "Asia/Tehran", "Africa/Cairo",
    "Asia/Gaza", "America/Nuuk", "America/Asuncion", "Antarctica/Troll", "Asia/Pyongyang",
    "Europe/London", "UTC",
  ]

  @Test("are Foundation's in every third week from 1975 to 2037", arguments: zones)
  func foundation(identifier: String) throws {
    let rules = try TimeZoneRules(identifier: identifier)
    let zone = try #require(TimeZone(identifier: identifier))
    for instant in stride(from: Int64(157_766_400), to: 2_145_916_800, by: 3 * 604_800 + 4_321) {
      let expected = zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(instant)))
      #expect(rules.offset(at: instant) == Int64(expected), "\(identifier) at \(instant)")
    }
  }

  @Test("change at the second the authorities named")
  func changes() throws {
    let berlin = try TimeZoneRules(identifier: "Europe/Berlin")
    // 2026-03-29 01:00 UTC and 2026-10-25 01:00 UTC (directive 2000/84/EC).
    #expect(berlin.offset(at: 1_774_745_999) == 3_600)
    #expect(berlin.offset(at: 1_774_746_000) == 7_200)
    #expect(berlin.offset(at: 1_792_889_999) == 7_200)
    #expect(berlin.offset(at: 1_792_890_000) == 3_600)
    let newYork = try TimeZoneRules(identifier: "America/New_York")
    // 2026-11-01 06:00 UTC.
    #expect(newYork.offset(at: 1_793_512_799) == -14_400)
    #expect(newYork.offset(at: 1_793_512_800) == -18_000)
  }

  @Test("follow the footer's rule after the last listed change")
  func farFuture() throws {
    let berlin = try TimeZoneRules(identifier: "Europe/Berlin")
    // 2100-07-01 and 2100-12-01, 12:00 UTC.
    #expect(berlin.offset(at: 4_118_126_400) == 7_200)
    #expect(berlin.offset(at: 4_131_345_600) == 3_600)
  }

  @Test("do not trap at the ends of time", arguments: zones)
  func extremes(identifier: String) throws {
    let rules = try TimeZoneRules(identifier: identifier)
    for instant in [Int64.min, .min + 1, -1 << 40, 1 << 40, .max - 1, .max] {
      #expect(abs(rules.offset(at: instant)) < 93_600)
      _ = rules.local(at: instant)
      _ = rules.interval(of: .week, holding: instant, firstWeekday: 2)
      _ = rules.interval(of: .hour, holding: instant, firstWeekday: 2)
    }
  }
}
