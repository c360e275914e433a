internal import CivilCalendar
internal import ExtensionProtocol

extension ActivityQuery {
  /// A subject's use without a break.
  package struct Session: Sendable {
    package var deviceUser: DeviceUser
    /// Milliseconds since 1970, within the query's interval.
    package var interval: Interval
    /// What was used; nil where it is not known.
    package var subject: SourceSubject?
    package var category: SourceSubject?
  }

  /// Calls the body with each session that the query lets through, by user and device and then by
  /// time, as far as more than hourly sums are known.
  ///
  /// What the store cuts at a day's end is put together again.
  package func forEachSession(in store: Store, _ body: (Session) throws -> Void) throws {
    let items = try ItemFilter(self, store)
    for deviceUser in try selectedDeviceUsers(try store.deviceUsers()) {
      var stream = SessionStream(self, store, deviceUser, items)
      try stream.run(body)
    }
  }
}

/// The sessions of one user on one device.
private struct SessionStream {
  private let store: Store
  private let deviceUser: DeviceUser
  private let items: ItemFilter
  /// Milliseconds.
  private let span: Interval
  private let subjects: SubjectCache
  /// Sessions that last until the end of the day before.
  private var open: [UInt32: Int64] = [:]

  init(_ query: ActivityQuery, _ store: Store, _ deviceUser: DeviceUser, _ items: ItemFilter) {
    self.store = store
    subjects = SubjectCache(store)
    self.deviceUser = deviceUser
    self.items = items
    let end = min(query.interval.upperBound, query.now)
    span = Interval(query.interval.lowerBound * 1_000, end * 1_000)
  }

  mutating func run(_ body: (ActivityQuery.Session) throws -> Void) throws {
    var end: Int64 = 0
    for day in try days() {
      if day * IntervalCoding.day != end { try close(before: end, body) }
      try run(day, body)
      end = (day + 1) * IntervalCoding.day
    }
    try close(before: end, body)
  }

  private func days() throws -> [Int64] {
    guard span.start < span.end else { return [] }
    return try store.rows(
      """
      SELECT DISTINCT day FROM sessions WHERE device_user = ? AND day >= ? AND day <= ? ORDER BY day
      """,
      [
        .integer(deviceUser.number), .integer(span.start.flooredQuotient(by: IntervalCoding.day)),
        .integer(span.end.flooredQuotient(by: IntervalCoding.day)),
      ]
    ) { statement in
      let day = statement.int64(0)
      guard day.magnitude < 10_000_000 else {
        throw StoreError.damaged("table sessions: day \(day)")
      }
      return day
    }
  }

  private mutating func run(
    _ day: Int64,
    _ body: (ActivityQuery.Session) throws -> Void
  ) throws {
    let (start, end) = (day * IntervalCoding.day, (day + 1) * IntervalCoding.day)
    var found: [(subject: UInt32, interval: Interval)] = []
    var lasting: [UInt32: Int64] = [:]
    for session in try store.sessions(deviceUser.number, day: day) {
      var interval = session.interval
      if interval.start == start, let began = open.removeValue(forKey: session.subject) {
        interval.start = began
      }
      if interval.end == end {
        lasting[session.subject] = interval.start
      } else {
        found.append((session.subject, interval))
      }
    }
    // What was open and does not go on ended with the day before.
    for (subject, began) in open { found.append((subject, Interval(began, start))) }
    open = lasting
    try hand(out: found, body)
  }

  private mutating func close(
    before end: Int64,
    _ body: (ActivityQuery.Session) throws -> Void
  ) throws {
    let found = open.map { (subject: $0.key, interval: Interval($0.value, end)) }
    open = [:]
    try hand(out: found, body)
  }

  private mutating func hand(
    out found: [(subject: UInt32, interval: Interval)],
    _ body: (ActivityQuery.Session) throws -> Void
  ) throws {
    for (number, interval) in found.sorted(by: {
      ($0.interval.start, $0.subject) < ($1.interval.start, $1.subject)
    }) {
      guard let part = interval.intersection(span) else { continue }
      var session = ActivityQuery.Session(deviceUser: deviceUser, interval: part)
      if number != 0 {
        let found = try subjects.subject(number)
        let category = try subjects.subject(found.category)
        guard items.passes(number, found, categoryToken: category.subject.token) else { continue }
        (session.subject, session.category) = (found, category)
      } else if !items.isOpen {
        continue
      }
      try body(session)
    }
  }
}
