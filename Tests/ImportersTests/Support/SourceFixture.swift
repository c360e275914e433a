import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Importers

/// A store that files of any kind are imported into.
final class SourceFixture: ImportFixture {
  /// Imports what a text file of an unknown kind holds.
  @discardableResult
  func load(
    _ bytes: some Collection<UInt8>,
    options: ImportOptions = ImportOptions(timeZone: .utc, now: ImportFixture.now)
  ) throws -> ImportReport {
    try load(path: try file(bytes), options: options)
  }

  @discardableResult
  func load(_ database: SQLiteFile) throws -> ImportReport {
    try load(path: database.path)
  }

  @discardableResult
  func load(path: String, positions: [String: Int64]) throws -> ImportReport {
    var options = ImportOptions(now: Self.now)
    options.positions = positions
    return try load(path: path, options: options)
  }

  /// The error of an import, in one line.
  func message(_ bytes: some Collection<UInt8>) -> String {
    do {
      try load(bytes)
      return ""
    } catch { return "\(error)" }
  }

  /// Seconds of the first device's segments, by identifier; "total" for all of it.
  func seconds(_ period: String = "2026-11-02") throws -> [String: Double] {
    try durations(period).mapValues { Double($0) / 1_000 }
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
