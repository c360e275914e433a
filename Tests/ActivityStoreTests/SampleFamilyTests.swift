import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Testing

@Suite("The sample family")
struct SampleFamilyTests {
  let zone: TimeZoneRules
  let now: Int64

  init() throws {
    zone = try TimeZoneRules(identifier: "Europe/Berlin")
    // A Monday.
    now = try zone.moment("2026-11-30T18:20")
  }

  func query(_ period: String, _ segment: ActivityReport.SegmentKind) throws -> ActivityQuery {
    ActivityQuery(
      interval: try zone.period(period, now: now, firstWeekday: 2),
      segment: segment,
      zone: zone,
      firstWeekday: 2,
      users: .all,
      now: now
    )
  }

  func reports(
    _ period: String,
    _ segment: ActivityReport.SegmentKind
  ) throws -> [ActivityReport] {
    try query(period, segment).reports(
      from: SampleFamily(now: now, zone: zone, app: "/usr/bin/app")
    )
  }

  @Test("is one parent and two children on phones, tablets and laptops")
  func people() throws {
    let reports = try reports("today", .daily)
    #expect(reports.count == 6)
    #expect(Set(reports.filter { $0.user.role == .child }.compactMap(\.user.givenName)).count == 2)
    #expect(Set(reports.map(\.device.model)) == [.iPhone, .iPad, .mac])
  }

  @Test("is the same for the same moment, and yesterday stays as it was")
  func deterministic() throws {
    #expect(try reports("week", .hourly) == (try reports("week", .hourly)))
    let later = ActivityQuery(
      interval: try zone.period("2026-11-29", now: now, firstWeekday: 2),
      segment: .daily,
      zone: zone,
      firstWeekday: 2,
      users: .all,
      now: now + 86_400
    )
    let segments = try later.reports(
      from: SampleFamily(now: now + 86_400, zone: zone, app: "/usr/bin/app")
    )
    .map(\.segments)
    #expect(segments == (try reports("yesterday", .daily).map(\.segments)))
  }

  @Test("has activity in every week of its history and none before or after")
  func span() throws {
    for report in try reports("2026-10-01/2026-12-31", .daily) {
      let used = report.segments.filter { $0.totalDuration > 0 }
      let first = try #require(used.first)
      #expect(first.start >= now - 36 * 86_400)
      #expect(used.count >= 25)
      let last = try #require(report.segments.last)
      #expect(last.start <= now && now < last.end)
    }
  }

  @Test("has nothing after now")
  func nothingLater() throws {
    for report in try reports("today", .hourly) {
      let last = try #require(report.segments.last)
      #expect(last.start == (try zone.moment("2026-11-30T18:00")))
      #expect(last.totalDuration <= 20 * 60_000)
    }
  }

  @Test("gives hours, days and weeks that agree")
  func sums() throws {
    let hourly = try reports("2026-11-23/2026-11-30", .hourly)
    let daily = try reports("2026-11-23/2026-11-30", .daily)
    let weekly = try reports("2026-11-23/2026-11-30", .weekly)
    for (hours, (days, weeks)) in zip(hourly, zip(daily, weekly)) {
      #expect(hours.segments.count == 168 && days.segments.count == 7 && weeks.segments.count == 1)
      let total = hours.segments.map(\.totalDuration).reduce(0, +)
      #expect(total > 0)
      #expect(days.segments.map(\.totalDuration).reduce(0, +) == total)
      #expect(weeks.segments.map(\.totalDuration).reduce(0, +) == total)
    }
  }

  @Test("never uses a device for more than an hour in an hour")
  func bounds() throws {
    for report in try reports("2026-10-26/2026-12-01", .hourly) {
      for segment in report.segments {
        #expect(segment.totalDuration <= 3_600_000)
        for category in segment.categories {
          #expect(category.duration <= segment.totalDuration)
          let items = category.applications.map(\.duration) + category.webDomains.map(\.duration)
          #expect(items.reduce(0, +) >= category.duration)
        }
        if let start = segment.longestStart, let end = segment.longestEnd {
          #expect((end - start) * 1_000 <= segment.totalDuration)
          #expect(start >= segment.start && end <= segment.end)
        }
      }
    }
  }

  @Test("shows pickups, notifications, web domains and most of Apple's categories")
  func variety() throws {
    let reports = try reports("last-week", .weekly)
    let categories = reports.flatMap(\.segments).flatMap(\.categories)
    let applications = categories.flatMap(\.applications)
    #expect(applications.contains { $0.pickups > 0 })
    #expect(applications.contains { $0.notifications > 0 })
    #expect(categories.contains { !$0.webDomains.isEmpty })
    let names = Set(reports.flatMap(\.subjects).filter { $0.kind == .category }.map(\.name))
    #expect(names.count >= 8)
  }
}
