internal import ActivityStore
internal import Categories
internal import CivilCalendar
internal import ExtensionProtocol

/// Hands spans to the store, a day at a time.
struct SessionWriter {
  private let writer: StoreWriter
  private let deviceUser: Int64
  private let history: ActivityWatchHistory
  private var numbers: [ActivityReport.Subject.Kind: [UInt32?]] = [:]
  private var day: Int64 = .min
  private var activity = DayActivity()
  /// First and last moment of what was written; seconds since 1970.
  private(set) var span: Range<Int64>?

  init(_ writer: StoreWriter, _ deviceUser: Int64, _ history: ActivityWatchHistory) {
    self.writer = writer
    self.deviceUser = deviceUser
    self.history = history
  }

  /// Writes spans in order, or their parts during intervals.
  mutating func write(
    _ spans: [Span],
    during intervals: [Interval]?,
    _ kind: ActivityReport.Subject.Kind
  ) throws {
    if let intervals {
      try spans.forEachPart(during: intervals) { try write($0, kind) }
    } else {
      for span in spans { try write(span, kind) }
    }
    try flush()
  }

  private mutating func write(_ span: Span, _ kind: ActivityReport.Subject.Kind) throws {
    guard span.duration > 0 else { return }
    let spanDay = span.start.flooredQuotient(by: 86_400_000)
    if spanDay != day {
      try flush()
      day = spanDay
    }
    note(span.start, span.end)
    activity.sessions.append(
      DayActivity.Session(
        subject: try number(span.name, kind),
        interval: Interval(span.start, span.end)
      )
    )
  }

  private mutating func flush() throws {
    if !activity.sessions.isEmpty { try writer.add(activity, for: deviceUser) }
    activity.sessions.removeAll(keepingCapacity: true)
  }

  mutating func writeUnlocks(_ times: [Int64]) throws {
    guard !times.isEmpty else { return }
    var activity = DayActivity()
    activity.unlocks = times
    try writer.add(activity, for: deviceUser)
    for time in times { note(time, time) }
  }

  private mutating func note(_ start: Int64, _ end: Int64) {
    let first = start.flooredQuotient(by: 1_000)
    let last = (end + 999).flooredQuotient(by: 1_000)
    let known = span ?? first..<last
    span = min(known.lowerBound, first)..<max(known.upperBound, last)
  }

  /// The store's number of an application or domain.
  private mutating func number(_ name: Int, _ kind: ActivityReport.Subject.Kind) throws -> UInt32 {
    let names = kind == .webDomain ? history.domains.names : history.applications.names
    if let known = numbers[kind]?[name] { return known }
    if numbers[kind] == nil { numbers[kind] = Array(repeating: nil, count: names.count) }
    let identifier = names[name]
    let title =
      kind == .application
      ? history.labels[identifier] ?? Categories.applicationName(identifier) : nil
    let subject = ImportedSubject(kind: kind, identifier: identifier, name: title)
    let number = try writer.subject(subject)
    numbers[kind]?[name] = number
    return number
  }
}
