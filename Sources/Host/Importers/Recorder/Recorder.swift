package import ActivityStore
internal import Categories
package import ExtensionProtocol

/// What every importer writes through: one set of checks for every event, and one report.
///
/// It finds devices and subjects by the options of the import; the writer's transaction sees to it
/// that all of a file is kept or nothing.
package final class Recorder {
  package let options: ImportOptions
  package var report: ImportReport
  let writer: StoreWriter
  private let progress: (Double) -> Void
  private var devices: [SourceDevice: DeviceRecorder] = [:]
  /// What the options may call the devices that the source has.
  private var hosts: Set<String> = []
  /// What puts activity into categories; nil where nothing does.
  var rules: RuleMatcher?

  package init(
    _ writer: StoreWriter,
    _ options: ImportOptions,
    source: String,
    progress: @escaping (Double) -> Void = { _ in }
  ) {
    self.writer = writer
    self.options = options
    self.progress = progress
    report = ImportReport(source: source)
    report.positions = options.positions
    if case .given(let given) = options.rules { rules = RuleMatcher(given) }
  }

  /// Tells how much of the source has been read, from 0 to 1.
  package func advance(to fraction: Double) { progress(fraction) }

  /// How far a part of the source was read before, as its importer counts; nil where it was not.
  ///
  /// An importer that reads from there on again saves time; what it reads twice does no harm.
  package func position(of part: String) -> Int64? { options.positions[part] }

  /// Forgets how far the source was read before: it is another one.
  package func forgetPositions() { report.positions = [:] }

  /// Keeps how far a part of the source has been read, for the next time.
  package func reached(_ position: Int64, of part: String) {
    report.positions[part] = max(position, report.positions[part] ?? .min)
  }

  /// The device that a part of the source happened on, as the options have it.
  package func device(_ source: SourceDevice) throws -> DeviceRecorder {
    if let known = devices[source] { return known }
    hosts.formUnion([source.host ?? "unknown", source.name ?? source.host ?? "unknown"])
    let user = source.user.map(options.user(named:)) ?? options.user
    let device = options.device(source)
    let number = try writer.deviceUser(user, device)
    let recorder = DeviceRecorder(self, number)
    devices[source] = recorder
    report.note(user: user.user.givenName ?? user.identifier)
    if let device { report.note(device: device.device.name ?? device.identifier) }
    return recorder
  }

  /// The number of an application; nil where its name cannot be one.
  ///
  /// - Parameters:
  ///   - name: What people call it, where the source says it.
  ///   - category: Its category, where the source or a rule says it.
  package func application(
    _ identifier: String,
    name: String? = nil,
    category: String? = nil
  ) throws -> UInt32? {
    try subject(.application, identifier, name ?? Categories.applicationName(identifier), category)
  }

  /// The number of a web domain; nil where it cannot be one.
  package func webDomain(_ domain: String, category: String? = nil) throws -> UInt32? {
    try subject(.webDomain, domain, nil, category)
  }

  private func subject(
    _ kind: ActivityReport.Subject.Kind,
    _ identifier: String,
    _ name: String?,
    _ category: String?
  ) throws -> UInt32? {
    guard (1...options.limits.nameLength).contains(identifier.utf8.count) else { return nil }
    let subject = ImportedSubject(
      kind: kind,
      identifier: Self.plain(identifier),
      name: name.map { Self.plain($0, limit: options.limits.nameLength) },
      category: category.map { Self.plain($0, limit: options.limits.nameLength) }
    )
    return try writer.subject(subject)
  }

  /// A name that SQLite and people can read: NUL has no place in one.
  private static func plain(_ name: String, limit: Int = .max) -> String {
    var name = name
    while name.utf8.count > limit { name.removeLast() }
    guard name.utf8.contains(0) else { return name }
    return String(
      String.UnicodeScalarView(name.unicodeScalars.map { $0.value == 0 ? "\u{FFFD}" : $0 })
    )
  }

  /// Lets go of the devices, which hold the recorder.
  func close() { devices = [:] }

  /// The report with what the store made of the events; called when the writer has ended.
  func finishedReport() -> ImportReport {
    report.eventsAdded = writer.counts.added + writer.counts.extended
    report.eventsKnown = writer.counts.known
    report.eventsMerged += writer.mergedEvents
    report.add(writer.zeroEvents, .zero)
    report.notes += rules?.notes ?? []
    for host in options.deviceMap.keys.sorted() where !hosts.contains(host) {
      report.notes.append("--map \(host): the source has no such device")
    }
    return report
  }
}

/// A device as a source names it.
package struct SourceDevice: Hashable, Sendable {
  /// What the source calls the device; nil where it does not say it.
  package var host: String?
  /// What people call it, where that is something else.
  package var name: String?
  package var model: ActivityReport.Device.Model
  /// Whose it is, where the source says it.
  package var user: SourceUser?
  /// Whether this is only a place for pages of which nobody knows the device.
  package var isShared: Bool

  package init(
    host: String?,
    name: String? = nil,
    model: ActivityReport.Device.Model,
    user: SourceUser? = nil,
    isShared: Bool = false
  ) {
    self.host = host
    self.name = name
    self.model = model
    self.user = user
    self.isShared = isShared
  }
}

/// A person as a source names them.
package struct SourceUser: Hashable, Sendable {
  /// What tells the person from others in the source, such as an account's number.
  package var identifier: String
  package var user: ActivityReport.User

  package init(identifier: String, user: ActivityReport.User) {
    self.identifier = identifier
    self.user = user
  }
}
