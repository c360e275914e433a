internal import ExtensionRuntime
internal import FoundationShims

extension SettingsArchive {
  /// The user defaults of the app, all suites.
  static let userDefaults = SettingsArchive(
    changes: { StoredSettings.changes },
    write: { StoredSettings.encoded() },
    restore: { StoredSettings.restore($0) }
  )
}
