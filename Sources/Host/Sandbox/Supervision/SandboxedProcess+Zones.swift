internal import Glibc

extension SandboxedProcess {
  /// What to do with a call that opens a file of the zone database; nil for any other call.
  ///
  /// Foundation cannot do without that database. The process gets a copy of its own: whoever watches
  /// the machine's file (inotify(7)), or maps it too, would otherwise learn when it is opened.
  func answerForZone(_ name: String?, _ arguments: [UInt64], _ path: String?) -> Answer? {
    guard name == "openat", let path, path.hasPrefix(ZoneFiles.folder + "/") else { return nil }
    guard RefusalPolicy.isReading(arguments[2]) else { return .refuse(EACCES) }
    let zone = String(path.dropFirst(ZoneFiles.folder.count + 1))
    // That leads out of the folder, and is worth a report.
    if zone.split(separator: "/").contains("..") { return nil }
    return (zone == configuration.timeZone ? ownZone : ZoneFiles.all[zone]).map { .give($0) }
      ?? .quiet(ENOENT)
  }
}
