import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Foundation
import Importers
import Testing

/// A month of a phone and a Mac, compared with what Apple's own store says of each hour.
@Suite("A real Screen Time store", .enabled(if: RealFile.screenTime != nil))
struct RealScreenTimeTests {
  let folder: AppleFixture
  let path: String
  let report: ImportReport

  init() throws {
    folder = try AppleFixture()
    path = try #require(RealFile.screenTime)
    report = try Import.load(
      path,
      into: folder.store,
      options: ImportOptions(now: AppleFixture.now)
    )
  }

  /// 21 January to 21 February 2021, in UTC.
  private func reports(
    _ segment: ActivityReport.SegmentKind,
    zone: TimeZoneRules = .utc
  ) throws -> [String: ActivityReport] {
    try folder.reportsByDevice("2021-01-18/2021-02-22", segment, zone: zone)
  }

  @Test("gives each of its 375 hours of single devices as Apple has it")
  func hours() throws {
    let reports = try reports(.hourly)
    let expected = try ExpectedHours(path)
    #expect(expected.hours.count == 375)
    var found = 0
    for (name, report) in reports {
      for (index, segment) in report.segments.enumerated() {
        let key = ExpectedHours.Key(device: name, start: segment.start)
        let hour = ExpectedHours.Hour(report, index)
        guard let wanted = expected.hours[key] else {
          #expect(hour == ExpectedHours.Hour(), "\(key)")
          continue
        }
        found += 1
        #expect(hour == wanted, "\(key)")
      }
    }
    #expect(found == 375)
  }

  @Test("adds up to Apple's month, and tells the person's time")
  func month() throws {
    let weekly = try reports(.weekly)
    let phone = try #require(weekly["iPhone"])
    let mac = try #require(weekly["This’s Mac"])
    #expect(phone.totals.reduce(0, +) == 176_508)
    #expect(mac.totals.reduce(0, +) == 5_459)
    #expect(sums(phone) == [68, 351, 99])
    #expect(sums(mac) == [5, 2, 3])
    // 181,967 s and 177,492 s.
    #expect(
      report.notes.contains(
        "screen time of the devices 50 h 32 min 47 s; of the person 49 h 18 min 12 s, "
          + "which counts once what was used at the same time"
      )
    )
  }

  @Test("has 588 s and 644 s in the hour of which Apple united 1,216 s")
  func oneHour() throws {
    let hour = try folder.reportsByDevice("2021-02-15T15:00/2021-02-15T16:00", .hourly)
    #expect(hour["iPhone"]?.totals == [588])
    #expect(hour["This’s Mac"]?.totals == [644])
  }

  @Test(
    "keeps every sum in days and weeks, also where a zone's hours lie across Apple's",
    arguments: ["UTC", "Asia/Kolkata", "Asia/Kathmandu", "America/St_Johns"]
  )
  func zones(identifier: String) throws {
    let zone = try TimeZoneRules(identifier: identifier)
    let hourly = try reports(.hourly)
    for segment in [ActivityReport.SegmentKind.hourly, .daily, .weekly] {
      for (name, report) in try reports(segment, zone: zone) {
        let original = try #require(hourly[name])
        #expect(durations(report) == durations(original))
        #expect(sums(report) == sums(original))
        #expect(report.segments.allSatisfy { $0.totalDuration <= ($0.end - $0.start) * 1_000 })
      }
    }
  }

  @Test("is the same read twice")
  func twice() throws {
    let before = try reports(.hourly)
    let again = try Import.load(
      path,
      into: folder.store,
      options: ImportOptions(now: AppleFixture.now)
    )
    #expect(again.eventsAdded == 0)
    #expect(try reports(.hourly) == before)
  }

  /// Pickups, notifications, and pickups without an application.
  private func sums(_ report: ActivityReport) -> [Int64] {
    let applications = report.segments.flatMap(\.categories).flatMap(\.applications)
    return [
      applications.reduce(0) { $0 + $1.pickups },
      applications.reduce(0) { $0 + $1.notifications },
      report.segments.reduce(0) { $0 + $1.pickupsWithoutApplication },
    ]
  }

  /// The milliseconds of everything in all segments together.
  private func durations(_ report: ActivityReport) -> [String: Int64] {
    var found = ["": report.segments.reduce(0) { $0 + $1.totalDuration }]
    for category in report.segments.flatMap(\.categories) {
      let name = report.subjects[category.category].name ?? ""
      found[name, default: 0] += category.duration
      for item in category.applications {
        let identifier = report.subjects[item.application].identifier ?? ""
        found["\(name)/\(identifier)", default: 0] += item.duration
      }
      for item in category.webDomains {
        found["\(name)/\(report.subjects[item.webDomain].identifier ?? "")", default: 0] +=
          item.duration
      }
    }
    return found
  }
}
