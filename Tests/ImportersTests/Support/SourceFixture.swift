import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Foundation
import Importers

/// A folder with a store and the files that are imported into it.
final class SourceFixture {
  let folder: URL
  let store: Store
  /// 2026-11-02 08:00 UTC.
  static let eight: Int64 = 1_793_606_400
  static let now: Int64 = eight + 30 * 86_400

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "source-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    store = try Store.openOrCreate(folder.appending(path: "activity.sqlite").path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Imports what a text file of an unknown kind holds.
  @discardableResult
  func load(
    _ bytes: some Collection<UInt8>,
    options: ImportOptions = ImportOptions(timeZone: .utc, now: SourceFixture.now)
  ) throws -> ImportReport {
    let file = folder.appending(path: "source.txt")
    try Data(bytes).write(to: file)
    return try Import.load(file.path, into: store, options: options)
  }

  @discardableResult
  func load(_ database: SQLiteFile) throws -> ImportReport {
    try load(path: database.path)
  }

  @discardableResult
  func load(path: String, positions: [String: Int64] = [:]) throws -> ImportReport {
    var options = ImportOptions(now: Self.now)
    options.positions = positions
    return try Import.load(path, into: store, options: options)
  }

  /// The error of an import, in one line.
  func message(_ bytes: some Collection<UInt8>) -> String {
    do {
      try load(bytes)
      return ""
    } catch { return "\(error)" }
  }

  func reports(
    _ kind: ActivityReport.SegmentKind = .daily,
    _ period: String = "2026-11-02"
  ) throws -> [ActivityReport] {
    try ActivityQuery(
      interval: try TimeZoneRules.utc.period(period, now: Self.now, firstWeekday: 2),
      segment: kind,
      zone: .utc,
      firstWeekday: 2,
      users: .all,
      now: Self.now
    ).reports(from: store)
  }

  /// Seconds of the first device's segments, by identifier; "total" for all of it.
  func seconds(_ period: String = "2026-11-02") throws -> [String: Double] {
    var found: [String: Int64] = [:]
    try forEachItem(period) { found[$0, default: 0] += $1 }
    return found.mapValues { Double($0) / 1_000 }
  }

  private func forEachItem(_ period: String, _ body: (String, Int64) -> Void) throws {
    guard let report = try reports(.daily, period).first else { return }
    for segment in report.segments {
      body("total", segment.totalDuration)
      for category in segment.categories {
        for item in category.applications where item.duration > 0 {
          body(report.subjects[item.application].identifier ?? "", item.duration)
        }
        for item in category.webDomains {
          body(report.subjects[item.webDomain].identifier ?? "", item.duration)
        }
      }
    }
  }

  /// Names of categories of the first device's day.
  func categories() throws -> Set<String> {
    guard let report = try reports().first else { return [] }
    return Set(report.segments[0].categories.map { report.subjects[$0.category].name ?? "" })
  }

  /// Pickups and notifications of the first device's segments, those without application first.
  func counts(_ period: String = "2026-11-02") throws -> (
    alone: Int64, pickups: Int64, notices: Int64
  ) {
    var result: (alone: Int64, pickups: Int64, notices: Int64) = (0, 0, 0)
    for segment in try reports(.daily, period).first?.segments ?? [] {
      result.alone += segment.pickupsWithoutApplication
      for item in segment.categories.flatMap(\.applications) {
        result.pickups += item.pickups
        result.notices += item.notifications
      }
    }
    return result
  }
}
