internal import CBOR
internal import Foundation

/// An app's settings in the form in which its host keeps them.
///
/// CBOR: an array of the form's version and one array for each suite: its name, then its keys and values
/// by turns. A value is an array of a number for its type and what it holds.
package enum StoredSettings {
  private static let version: UInt64 = 1

  /// Counts the changes of settings so far.
  package static var changes: Int { SettingsSuite.changes.withLock(\.self) }

  /// The suites with their values; what is no property list is left out, as Apple's are nothing else.
  ///
  /// - Parameter isIncluded: Whether a suite of a name is; all are where nothing is said.
  package static func encoded(where isIncluded: (String) -> Bool = { _ in true }) -> [UInt8] {
    let suites = SettingsSuite.used.sorted { $0.key < $1.key }
      .filter { isIncluded($0) && !$1.all.isEmpty }
    var writer = CBORWriter()
    writer.openArray(suites.count + 1)
    writer.unsigned(version)
    for (name, suite) in suites {
      let values = suite.all.compactMapValues { StoredValue($0) }.sorted { $0.key < $1.key }
      writer.openArray(1 + 2 * values.count)
      writer.text(name)
      for (key, value) in values {
        writer.text(key)
        value.write(to: &writer)
      }
    }
    return writer.bytes
  }

  /// Puts what an earlier run kept in place of the settings of its suites.
  ///
  /// - Returns: Whether it could be read; nothing is changed where not.
  package static func restore(_ bytes: [UInt8]) -> Bool {
    guard let suites = try? decoded(bytes) else { return false }
    for (name, values) in suites { SettingsSuite.named(name).replace(with: values) }
    return true
  }

  private static func decoded(_ bytes: [UInt8]) throws -> [String: [String: Any]] {
    var reader = CBORReader(bytes)
    let count = try reader.openArray()
    guard count > 0, try reader.unsigned() == version else { throw StoredValue.Unknown() }
    var suites: [String: [String: Any]] = [:]
    for _ in 1..<count {
      let length = try reader.openArray()
      guard length % 2 == 1 else { throw StoredValue.Unknown() }
      let name = try reader.text()
      for _ in 0..<length / 2 {
        let key = try reader.text()
        suites[name, default: [:]][key] = try StoredValue(from: &reader).value
      }
    }
    try reader.finish()
    return suites
  }
}
