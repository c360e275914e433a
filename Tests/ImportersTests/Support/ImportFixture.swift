import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Foundation
import Importers

/// A folder with a store and what is imported into it.
class ImportFixture {
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
    path: String,
    format: SourceFormat? = nil,
    options: ImportOptions = ImportOptions(now: ImportFixture.now)
  ) throws -> ImportReport {
    try Import.load(path, format: format, into: store, options: options)
  }

  /// Writes a file into the folder, and returns its path.
  func file(_ bytes: some Collection<UInt8>, name: String = "source.txt") throws -> String {
    let url = folder.appending(path: name)
    try Data(bytes).write(to: url)
    return url.path
  }

  func reports(
    _ segment: ActivityReport.SegmentKind = .daily,
    _ period: String = "2026-11-02",
    zone: TimeZoneRules = .utc,
    users: ActivityQuery.Users = .all
  ) throws -> [ActivityReport] {
    try ActivityQuery(
      interval: try zone.period(period, now: Self.now, firstWeekday: 2),
      segment: segment,
      zone: zone,
      firstWeekday: 2,
      users: users,
      now: Self.now
    ).reports(from: store)
  }

  /// Milliseconds of the first device's segments, by identifier; "total" for all of it.
  func durations(_ period: String = "2026-11-02") throws -> [String: Int64] {
    guard let report = try reports(.daily, period).first else { return [:] }
    var found: [String: Int64] = [:]
    for segment in report.segments {
      found["total", default: 0] += segment.totalDuration
      for category in segment.categories {
        let items =
          category.applications.map { ($0.application, $0.duration) }
          + category.webDomains.map { ($0.webDomain, $0.duration) }
        for (item, duration) in items where duration > 0 {
          found[report.subjects[item].identifier ?? "", default: 0] += duration
        }
      }
    }
    return found
  }
}
