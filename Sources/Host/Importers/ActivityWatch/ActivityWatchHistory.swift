internal import ActivityStore
internal import ExtensionProtocol

/// All buckets of one source, and what activity they make.
///
/// The rules are those of ActivityWatch's own summary: windows count while the user is not away, a
/// page while its browser is in front, and sound in front means that someone is there.
struct ActivityWatchHistory {
  let options: ImportOptions
  var report: ImportReport
  /// Identifiers of applications and domains.
  var applications = NameTable()
  var domains = NameTable()
  /// Names of applications, by identifier, where they have others.
  var labels: [String: String] = [:]
  private(set) var buckets: [ActivityWatchBucket] = []

  init(_ options: ImportOptions, source: String) {
    self.options = options
    report = ImportReport(source: source)
  }

  /// Takes a bucket whose events are complete.
  mutating func add(_ bucket: ActivityWatchBucket) {
    guard bucket.kind != .other else {
      report.bucketsSkipped.append(bucket.header.id)
      return
    }
    var bucket = bucket
    bucket.finish(&report)
    report.bucketsRead += 1
    buckets.append(bucket)
  }

  /// Adds everything to a store, or nothing.
  mutating func write(to store: Store) throws {
    let user = options.user
    report.users = [user.user.givenName ?? user.identifier]
    noteRules()
    let browsers = BrowserTable(buckets, applications: applications.names)
    try store.write { writer in
      for group in DeviceGroup.groups(buckets, options) {
        var output = SessionWriter(writer, try writer.deviceUser(user, group.device), self)
        try group.write(browsers, to: &output)
        report.devices.append(group.device.device.name ?? group.device.identifier)
        if let span = output.span { report.extend(span) }
        if group.hasNoAFK { report.notes.append(Self.noAFKNote(group)) }
        report.dropped[.noWindow, default: 0] += group.pagesWithoutWindow
      }
    }
    report.dropped = report.dropped.filter { $0.value > 0 }
  }

  private mutating func noteRules() {
    report.notes.append(
      "gaps up to 5 s are closed and split at the middle, as ActivityWatch does since 2026"
    )
  }

  private static func noAFKNote(_ group: DeviceGroup) -> String {
    "no record of absence on \(group.device.identifier): all its windows count"
  }
}
