internal import ActivityStore

/// Reads one knowledge store of Apple's, stream by stream.
struct KnowledgeReader {
  private let database: SourceDatabase
  private let queries: KnowledgeQueries
  private let recorder: Recorder
  private var devices: KnowledgeDevices
  /// The devices of which the application in front is known; nil stands for the file's own.
  private var focused: Set<String?> = []
  private var outcome = KnowledgeOutcome()

  init(
    _ database: SourceDatabase,
    _ queries: KnowledgeQueries,
    _ recorder: Recorder
  ) throws {
    self.database = database
    self.queries = queries
    self.recorder = recorder
    devices = try KnowledgeDevices(database, queries, recorder)
  }

  /// Writes all events, and notes what they come to.
  mutating func readStreams() throws {
    try findStreams()
    for stream in KnowledgeStream.allCases { try read(stream) }
    outcome.otherScreens = devices.otherScreens
    recorder.report.notes += outcome.lines
  }

  private mutating func findStreams() throws {
    let rows = try database.rows(queries.streams)
    var found: Set<String> = []
    while try rows.next() {
      guard let name = rows.text(0), let stream = KnowledgeStream(rawValue: name) else { continue }
      found.insert(name)
      if stream == .inFocus { focused.insert(rows.text(1)) }
      guard focused.count <= recorder.options.limits.buckets else {
        throw ImportError.unusable(
          file: database.path,
          reason: "it has events of more than \(recorder.options.limits.buckets) devices"
        )
      }
    }
    guard found.contains(where: KnowledgeStream.use.contains) else {
      throw ImportError.unusable(
        file: database.path,
        reason: "it has no events of \(KnowledgeStream.use.sorted().joined(separator: ", ")); "
          + "newer systems keep the use of applications elsewhere"
      )
    }
  }

  private mutating func read(_ stream: KnowledgeStream) throws {
    switch stream {
    case .inFocus, .usage: try readApplications(stream)
    case .webUsage: try readPages()
    case .isBacklit: try readDisplay()
    case .isLocked: try readLock()
    case .notification: try readNotifications()
    }
  }

  private mutating func readApplications(_ stream: KnowledgeStream) throws {
    let rows = try database.rows(queries.events(of: stream))
    while try rows.next() {
      let source = rows.text(0)
      if stream == .usage {
        guard !focused.contains(source) else {
          outcome.superseded += 1
          continue
        }
      }
      guard let device = try devices.recorder(source), let event = event(rows) else { continue }
      if stream == .usage { outcome.onScreenOnly.insert(devices.name(source)) }
      guard let name = rows.text(3) else {
        recorder.report.eventsRead += 1
        recorder.report.drop(.nameless)
        continue
      }
      guard !KnowledgeOutcome.isNoApplication(name) else {
        outcome.noApplication += 1
        continue
      }
      let subject = try recorder.application(name)
      try device.track(.sessions)
        .record(start: event.start, duration: event.duration, subject: subject)
    }
  }

  private mutating func readPages() throws {
    let rows = try database.rows(
      queries.events(of: .webUsage, details: KnowledgeQueries.pageDetails)
    )
    while try rows.next() {
      guard let device = try devices.recorder(rows.text(0)), let event = event(rows) else {
        continue
      }
      guard let domain = Self.domain(rows), let subject = try recorder.webDomain(domain) else {
        recorder.report.eventsRead += 1
        recorder.report.drop(.noDomain)
        continue
      }
      try device.track(.sessions)
        .record(start: event.start, duration: event.duration, subject: subject)
    }
  }

  /// The domain that Apple names, or that of the address.
  private static func domain(_ rows: SourceRows) -> String? {
    let address = rows.text(4).map { "http://" + $0 } ?? rows.text(5)
    return address.flatMap { WebAddress.domain($0.utf8) }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// What is recorded as dark was dark; what is not recorded is open.
  private mutating func readDisplay() throws {
    let rows = try database.rows(queries.events(of: .isBacklit))
    while try rows.next() {
      guard rows.integer(3) == 0, let device = try devices.recorder(rows.text(0)),
        let event = event(rows)
      else { continue }
      try device.track(.displayOff).record(start: event.start, duration: event.duration)
    }
  }

  /// An unlock is where a locked device is recorded as open; the first record of all is none.
  private mutating func readLock() throws {
    let rows = try database.rows(queries.events(of: .isLocked, ordered: true))
    var last: (device: String?, isLocked: Bool)?
    while try rows.next() {
      guard let start = rows.integer(1), let state = rows.integer(3) else { continue }
      let source = rows.text(0)
      let wasLocked = last.map { $0.device == source && $0.isLocked } ?? false
      last = (source, state != 0)
      guard wasLocked, state == 0, let device = try devices.recorder(source) else { continue }
      try device.unlock(at: start)
    }
  }

  /// Of what happens to a notification only its arrival counts.
  private mutating func readNotifications() throws {
    let rows = try database.rows(
      queries.events(of: .notification, details: KnowledgeQueries.notificationDetails)
    )
    while try rows.next() {
      guard rows.text(3) == "Receive", let start = rows.integer(1),
        let device = try devices.recorder(rows.text(0))
      else { continue }
      let subject = try rows.text(4).flatMap { try recorder.application($0) }
      try device.notification(at: start, subject: subject)
    }
  }

  /// When an event was, in microseconds; nil where it has no time, which is counted.
  private func event(_ rows: SourceRows) -> (start: Int64, duration: Int64)? {
    guard let start = rows.integer(1), let end = rows.integer(2), start != end else {
      recorder.report.eventsRead += 1
      recorder.report.drop(.zero)
      return nil
    }
    let (duration, overflow) = end.subtractingReportingOverflow(start)
    return (start, overflow ? .max : duration)
  }
}
