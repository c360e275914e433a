import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Importers

/// A store that Apple's databases are imported into.
final class AppleFixture: ImportFixture {
  @discardableResult
  func load(
    _ fixture: ScreenTimeFixture,
    options: ImportOptions = ImportOptions(now: ImportFixture.now)
  ) throws -> ImportReport {
    try withExtendedLifetime(try SQLiteFile(fixture.statements)) {
      try load(path: $0.path, options: options)
    }
  }

  @discardableResult
  func load(
    _ fixture: KnowledgeFixture,
    options: ImportOptions = ImportOptions(now: ImportFixture.now)
  ) throws -> ImportReport {
    try withExtendedLifetime(try SQLiteFile(fixture.statements)) {
      try load(path: $0.path, options: options)
    }
  }

  /// One report for each user and device, by the device's name.
  func reportsByDevice(
    _ period: String = "2026-11-02",
    _ segment: ActivityReport.SegmentKind = .daily,
    zone: TimeZoneRules = .utc,
    users: ActivityQuery.Users = .all
  ) throws -> [String: ActivityReport] {
    let reports = try reports(segment, period, zone: zone, users: users)
    return Dictionary(reports.map { ($0.device.name ?? "", $0) }, uniquingKeysWith: { a, _ in a })
  }
}

extension ActivityReport {
  /// The total of each segment in seconds.
  var totals: [Int64] { segments.map { $0.totalDuration / 1_000 } }

  /// What a segment has, in seconds, by category name and by "category/item".
  func seconds(in segment: Int = 0) -> [String: Int64] {
    var found: [String: Int64] = [:]
    for category in segments[segment].categories {
      let name = subjects[category.category].name ?? ""
      found[name] = category.duration / 1_000
      for item in category.applications {
        found["\(name)/\(subjects[item.application].identifier ?? "")"] = item.duration / 1_000
      }
      for item in category.webDomains {
        found["\(name)/\(subjects[item.webDomain].identifier ?? "")"] = item.duration / 1_000
      }
    }
    return found
  }

  /// Pickups and notifications of each application of a segment that has any.
  func counts(in segment: Int = 0) -> [String: [Int64]] {
    var found: [String: [Int64]] = [:]
    for item in segments[segment].categories.flatMap(\.applications)
    where item.pickups + item.notifications > 0 {
      found[subjects[item.application].identifier ?? ""] = [item.pickups, item.notifications]
    }
    return found
  }
}
