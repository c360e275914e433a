import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Foundation
import Testing

/// Random histories around changes of the clock, from a seed.
@Suite("Sums over hours, days and weeks")
struct SumTests {
  typealias Use = StoreFixture.Use

  /// A zone, a day in the middle of three weeks of activity, and how weeks and days begin.
  struct Case: Sendable, CustomTestStringConvertible {
    var zone: String
    var day: String
    var firstWeekday = 2
    var dayStart = "00:00"

    var testDescription: String { "\(zone) around \(day), days from \(dayStart)" }
  }

  static let cases = [
    Case(zone: "UTC", day: "2026-11-04"),
    Case(zone: "Europe/Berlin", day: "2026-03-29"),
    Case(zone: "Europe/Berlin", day: "2026-10-25", firstWeekday: 1, dayStart: "04:00"),
    Case(zone: "America/New_York", day: "2026-11-01", firstWeekday: 1),
    Case(zone: "America/St_Johns", day: "2026-03-08", dayStart: "03:00"),
    // Half an hour back and forward.
    Case(zone: "Australia/Lord_Howe", day: "2026-04-05"),
    Case(zone: "Australia/Lord_Howe", day: "2026-10-04", firstWeekday: 7, dayStart: "02:00"),
    Case(zone: "Asia/Kathmandu", day: "2026-11-04", dayStart: "04:00"),
    // At a quarter to three.
    Case(zone: "Pacific/Chatham", day: "2026-04-05"),
    Case(zone: "Pacific/Chatham", day: "2026-09-27", firstWeekday: 1),
    // Days that were left out, in 1994 and 2011.
    Case(zone: "Pacific/Kiritimati", day: "1994-12-31"),
    Case(zone: "Pacific/Apia", day: "2011-12-30"),
    Case(zone: "Pacific/Apia", day: "2011-12-30", firstWeekday: 6, dayStart: "04:00"),
    // Midnight skipped, and shown twice.
    Case(zone: "America/Sao_Paulo", day: "2018-11-04"),
    Case(zone: "America/Havana", day: "2026-11-01"),
    Case(zone: "Africa/Casablanca", day: "2026-02-15", firstWeekday: 7),
  ]

  private static let subjects = [
    StoreFixture.mail, StoreFixture.notes, StoreFixture.game, StoreFixture.site,
  ]

  /// Adds 400 uses, unlocks and notifications at random moments of 24 days.
  private func fill(_ fixture: StoreFixture, from start: Int64, seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let minutes = Double(24 * 24 * 60)
    let uses = (0..<400).map { _ in
      let from = random.number(upTo: minutes)
      let subject = Self.subjects[random.index(Self.subjects.count)]
      return Use(subject, from, from + random.number(upTo: random.index(20) == 0 ? 900 : 40))
    }
    let notifications = (0..<150).map { _ in
      (random.number(upTo: minutes), Self.subjects[random.index(3)])
    }
    let unlocks = (0..<200).map { _ in random.number(upTo: minutes) }
    try fixture.add(at: start, uses, unlocks: unlocks, notifications: notifications)
  }

  @Test(
    "Hours add up to their day and days to their week, for totals and every item",
    arguments: cases
  )
  func sums(_ test: Case) throws {
    let zone = try TimeZoneRules(identifier: test.zone)
    let dayStart = try #require(DayStart(test.dayStart))
    let middle = try zone.moment(test.day)
    let fixture = try StoreFixture()
    let seed = UInt64(bitPattern: middle) &+ UInt64(dayStart.seconds)
    try fill(fixture, from: middle - 12 * 86_400, seed: seed)
    let weeks = zone.units(
      .week,
      covering: middle - 10 * 86_400..<middle + 10 * 86_400,
      firstWeekday: test.firstWeekday,
      dayStart: dayStart,
      limit: 10
    )
    let first = try #require(weeks.first)
    let span = first.lowerBound..<(try #require(weeks.last).upperBound)
    func sums(_ segment: ActivityReport.SegmentKind) throws -> [Sum] {
      let query = ActivityQuery(
        interval: span,
        segment: segment,
        zone: zone,
        firstWeekday: test.firstWeekday,
        dayStart: dayStart,
        users: .all,
        now: 1_900_000_000
      )
      let report = try #require(try query.reports(from: fixture.store).first)
      return report.segments.map { Sum($0, report) }
    }
    let (hours, days, weekly) = (try sums(.hourly), try sums(.daily), try sums(.weekly))
    #expect(weekly.map(\.interval) == weeks)
    for (parts, wholes) in [(hours, days), (days, weekly), (hours, weekly)] {
      #expect(parts.first?.interval.lowerBound == span.lowerBound)
      #expect(parts.last?.interval.upperBound == span.upperBound)
      for whole in wholes {
        let inside = parts.filter { whole.interval.contains($0.interval.lowerBound) }
        #expect(Sum(adding: inside, as: whole) == whole)
      }
    }
    #expect(weekly.contains { $0.counts.count == 8 })
  }

  /// What a segment has, by name.
  struct Sum: Equatable {
    var interval: Range<Int64>
    /// Milliseconds, pickups and notifications of the screen, each item and each category.
    var counts: [String: [Int64]] = [:]
    var longest: Int64

    init(_ segment: ActivityReport.Segment, _ report: ActivityReport) {
      interval = segment.start..<segment.end
      longest = (segment.longestEnd ?? 0) - (segment.longestStart ?? 0)
      counts["screen"] = [segment.totalDuration, segment.pickupsWithoutApplication, 0]
      for category in segment.categories {
        let name = report.subjects[category.category].name ?? ""
        counts["category \(name)"] = [category.duration, 0, 0]
        for item in category.applications {
          counts["application \(report.subjects[item.application].identifier ?? "")"] = [
            item.duration, item.pickups, item.notifications,
          ]
        }
        for item in category.webDomains {
          let domain = report.subjects[item.webDomain].identifier ?? ""
          counts["domain \(domain)"] = [item.duration, 0, 0]
        }
      }
    }

    /// The sum of parts; the longest session is none and is taken from the whole.
    init(adding parts: [Sum], as whole: Sum) {
      interval = (parts.first?.interval.lowerBound ?? 0)..<(parts.last?.interval.upperBound ?? 0)
      longest = whole.longest
      counts = parts.reduce(into: [:]) { sums, part in
        for (name, values) in part.counts {
          sums[name] = zip(sums[name] ?? [0, 0, 0], values).map { $0 + $1 }
        }
      }
    }
  }
}

/// A generator of numbers that are the same for the same seed (SplitMix64).
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func index(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  /// A number from 0 to a limit, to the thousandth.
  mutating func number(upTo limit: Double) -> Double {
    Double(next() % UInt64(limit * 1_000)) / 1_000
  }
}
