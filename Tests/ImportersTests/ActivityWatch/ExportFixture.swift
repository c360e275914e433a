import ExtensionProtocol
import Foundation
import Importers

/// A store that ActivityWatch's exports are imported into.
final class ExportFixture: ImportFixture {
  @discardableResult
  func load(
    _ json: String,
    options: ImportOptions = ImportOptions(now: ImportFixture.now)
  ) throws -> ImportReport {
    try load(Data(json.utf8), options: options)
  }

  @discardableResult
  func load(
    _ data: Data,
    options: ImportOptions = ImportOptions(now: ImportFixture.now)
  ) throws -> ImportReport {
    try load(path: try file(data), format: .activityWatch, options: options)
  }

  func file(_ data: Data) throws -> String { try file(data, name: "export.json") }

  /// The day of ``eight`` as one segment per device.
  func day() throws -> [ActivityReport] { try reports() }
}
