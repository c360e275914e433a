internal import Foundation

/// One suite of settings.
final class SettingsSuite: Sendable {
  static let registered = SettingsSuite()

  private static let suites = Guarded<[String: SettingsSuite]>([:])
  /// How often settings that are kept from run to run have changed.
  static let changes = Guarded(0)

  private let values = Guarded<[String: Any]>([:])

  /// The suite of a name, which is made at its first use; the program's own identifier is its own suite.
  static func named(_ name: String) -> SettingsSuite {
    let key = name == Bundle.main.bundleIdentifier ? "" : name
    return suites.withLock { suites in
      if let suite = suites[key] { return suite }
      let suite = SettingsSuite()
      suites[key] = suite
      return suite
    }
  }

  /// The suites that have been used, by name, without the registered values.
  static var used: [String: SettingsSuite] { suites.withLock(\.self) }

  var all: [String: Any] { values.withLock(\.self) }

  func value(for key: String) -> Any? { values.withLock { $0[key] } }

  func set(_ value: Any?, for key: String) {
    values.withLock { $0[key] = value }
    noteChange()
  }

  func replace(with values: [String: Any]) {
    self.values.withLock { $0 = values }
    noteChange()
  }

  private func noteChange() {
    guard self !== Self.registered else { return }
    Self.changes.withLock { $0 &+= 1 }
  }
}
