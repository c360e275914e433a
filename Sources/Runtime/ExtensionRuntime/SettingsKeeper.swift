import ExtensionProtocol

/// Decides when the host is sent an app's settings.
struct SettingsKeeper {
  private let archive: SettingsArchive
  /// The changes that the host knows of.
  private var known: Int
  /// What the host has.
  private var kept: [UInt8]?
  private var opening = ContinuousClock.now

  /// The shortest time between two messages.
  private static let pace = Duration.milliseconds(200)

  init(_ archive: SettingsArchive) {
    self.archive = archive
    known = archive.changes()
  }

  /// Keeps on after settings of an earlier run have been put in place.
  func restored(from bytes: [UInt8]) -> SettingsKeeper {
    if !bytes.isEmpty, !archive.restore(bytes) {
      ExtensionRuntime.say("what was kept of the app's settings cannot be read; it starts afresh")
    }
    return SettingsKeeper(archive)
  }

  /// What is to be sent now; nil for nothing.
  mutating func next(isUrgent: Bool) -> [UInt8]? {
    guard let wait = timeToSend, wait == .zero || isUrgent else { return nil }
    known = archive.changes()
    opening = .now + Self.pace
    let bytes = archive.write()
    guard bytes.count <= settingsLimit else {
      let size = "\(bytes.count) bytes, at most \(settingsLimit) are kept"
      ExtensionRuntime.say("the app's settings take \(size); the last changes are not")
      return nil
    }
    guard bytes != kept else { return nil }
    kept = bytes
    return bytes
  }

  /// How long until changed settings are to be sent; nil where none have changed.
  var timeToSend: Duration? {
    guard archive.changes() != known else { return nil }
    return max(ContinuousClock.now.duration(to: opening), .zero)
  }
}
