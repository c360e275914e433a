import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Foundation
import Importers

/// A folder with a store and what is imported into it.
final class ImportFolder {
  let folder: URL
  let store: Store
  /// 2026-11-02 08:00 UTC.
  static let eight: Int64 = 1_793_606_400
  static let now: Int64 = eight + 30 * 86_400

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = try Store.openOrCreate(folder.appending(path: "activity.sqlite").path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @discardableResult
  func load(
    _ fixture: ScreenTimeFixture,
    options: ImportOptions = ImportOptions(now: ImportFolder.now)
  ) throws -> ImportReport {
    let file = try SQLiteFile(fixture.statements)
    return try Import.load(file.path, into: store, options: options)
  }

  @discardableResult
  func load(
    _ fixture: KnowledgeFixture,
    options: ImportOptions = ImportOptions(now: ImportFolder.now)
  ) throws -> ImportReport {
    let file = try SQLiteFile(fixture.statements)
    return try Import.load(file.path, into: store, options: options)
  }

  /// One report for each user and device, by the device's name.
  func reports(
    _ period: String = "2026-11-02",
    _ segment: ActivityReport.SegmentKind = .daily,
    zone: TimeZoneRules = .utc,
    users: ActivityQuery.Users = .all
  ) throws -> [String: ActivityReport] {
    let reports = try ActivityQuery(
      interval: try zone.period(period, now: Self.now, firstWeekday: 2),
      segment: segment,
      zone: zone,
      firstWeekday: 2,
      users: users,
      now: Self.now
    ).reports(from: store)
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
