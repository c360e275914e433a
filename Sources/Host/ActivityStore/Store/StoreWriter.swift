internal import CivilCalendar
internal import ExtensionProtocol

/// Adds raw activity to a store, within one transaction.
///
/// The store is a set of events: what is added is united with what is there, so that adding something
/// again changes nothing and the order of additions does not matter. What reports read is made of
/// the set when the writer ends.
package final class StoreWriter {
  let store: Store
  /// The days of each pair of user and device that have new events.
  var changedDays: [Int64: Set<Int64>] = [:]
  /// The first moments of which it is recorded that someone was there; milliseconds since 1970.
  var firstPresence: [Int64: Int64] = [:]
  /// Whether apps that are authorized lack tokens.
  var hasNewSubjects = false
  private var buffers: [BufferKey: TrackBuffer] = [:]
  private var waiting = 0
  private var lastMoments: [Int64: Int64] = [:]
  private var floors: [Int64: Int64] = [:]
  private let subjects: SubjectCache
  private var canonicals: [UInt32: UInt32] = [:]
  private var subjectNumbers: [ImportedSubject: UInt32] = [:]
  /// What became of the events.
  package internal(set) var counts = TrackCounts()
  /// Events of the changed days that continued the one before them.
  package internal(set) var mergedEvents = 0
  /// Events of the changed days that have no time, even with the gaps around them closed.
  package internal(set) var zeroEvents = 0

  private struct BufferKey: Hashable {
    var deviceUser: Int64
    var track: Track
  }

  /// As many events are kept in memory before they are written; 16 bytes each.
  private static let waitingLimit = 1 << 20

  init(_ store: Store) {
    self.store = store
    subjects = SubjectCache(store)
  }

  /// Where events of a track are added; asking for it once saves a look-up for each event.
  package func buffer(_ track: Track, of deviceUser: Int64) throws -> TrackBuffer {
    let key = BufferKey(deviceUser: deviceUser, track: track)
    if let buffer = buffers[key] { return buffer }
    let buffer = TrackBuffer(track, deviceUser, floor: try floor(of: deviceUser))
    buffers[key] = buffer
    return buffer
  }

  /// Adds an event.
  package func add(_ event: TrackEvent, to buffer: TrackBuffer) throws {
    guard buffer.append(event) else { return }
    waiting += 1
    if waiting >= Self.waitingLimit { try flush() }
  }

  /// Adds an event of a track.
  package func add(_ event: TrackEvent, to track: Track, of deviceUser: Int64) throws {
    try add(event, to: buffer(track, of: deviceUser))
  }

  /// Adds exact sessions of any length, pickups and notifications.
  package func add(_ activity: DayActivity, for deviceUser: Int64) throws {
    for session in activity.sessions {
      var start = session.interval.start
      while start < session.interval.end {
        let next = (start.flooredQuotient(by: IntervalCoding.day) + 1) * IntervalCoding.day
        let end = min(session.interval.end, next)
        let event = TrackEvent(
          start: start,
          duration: Int32(clamping: end - start),
          subject: session.subject
        )
        try add(event, to: .sessions, of: deviceUser)
        start = end
      }
    }
    for pickup in activity.pickups {
      try add(.pickup, at: pickup.time, subject: pickup.subject, of: deviceUser)
    }
    for notification in activity.notifications {
      try add(.notification, at: notification.time, subject: notification.subject, of: deviceUser)
    }
    for time in activity.unlocks { try add(.unlock, at: time, subject: nil, of: deviceUser) }
  }

  /// Adds a pickup or notification.
  ///
  /// - Parameter time: Milliseconds since 1970.
  package func add(
    _ kind: MomentKind,
    at time: Int64,
    subject: UInt32?,
    of deviceUser: Int64
  ) throws {
    guard try time >= floor(of: deviceUser) else { return }
    let statement = try store.statement(
      """
      INSERT INTO moments (device_user, time, kind, subject) VALUES (?, ?, ?, ?)
      ON CONFLICT DO NOTHING RETURNING 1
      """
    )
    try statement.bind([
      .integer(deviceUser), .integer(time), .integer(kind.rawValue), .integer(Int64(subject ?? 0)),
    ])
    let isNew = try statement.step()
    while try statement.step() {}
    guard isNew else {
      counts.known += 1
      return
    }
    counts.added += 1
    noteChange(day: time.flooredQuotient(by: IntervalCoding.day), last: time, deviceUser)
  }

  /// Adds an hour of which only sums are known; of two records of one hour the later stays.
  ///
  /// What no hour can have is left out or limited.
  ///
  /// - Parameter bin: The quarter of an hour that it begins with, counted since 1970.
  package func add(_ block: HourBlock, at bin: Int64, of deviceUser: Int64) throws {
    let start = bin * ActivityBin.milliseconds
    guard try start >= floor(of: deviceUser) else { return }
    let block = block.limited(start: start)
    if let known = try store.hourBlock(at: bin, deviceUser) {
      guard try block.tellsMore(than: known, name: name(of:)) else {
        counts.known += 1
        return
      }
      counts.extended += 1
    } else {
      counts.added += 1
    }
    let record = HourCoding.encode(block)
    guard record.count <= StoreLimits.recordLength,
      block.items.count + block.categories.count <= StoreLimits.itemsPerBin
    else {
      throw StoreError.tooMuch(
        "an hour has \(block.items.count) applications and web domains"
      )
    }
    try store.statement(
      """
      INSERT INTO hours (device_user, bin, block) VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET block = excluded.block
      """
    ).run([.integer(deviceUser), .integer(bin), .blob(record)])
    let end = start + HourBlock.milliseconds
    // The rest of an hour that midnight of UTC cuts is on the next day, which is made again with it.
    noteChange(
      day: start.flooredQuotient(by: IntervalCoding.day),
      last: min(max(start, block.lastEvent), end),
      deviceUser
    )
  }

  /// What tells a subject from all others, whatever its number is.
  private func name(of subject: UInt32) throws -> String {
    let found = try record(subject).subject
    let category = try record(category(of: subject)).subject.name ?? ""
    return "\(found.kind.rawValue) \(found.identifier ?? found.name ?? "") \(category)"
  }

  func noteChange(day: Int64, last: Int64, _ deviceUser: Int64) {
    changedDays[deviceUser, default: []].insert(day)
    lastMoments[deviceUser] = max(lastMoments[deviceUser] ?? .min, last)
  }

  /// Writes the events that wait.
  private func flush() throws {
    let order = buffers.values.sorted {
      ($0.deviceUser, $0.track.name) < ($1.deviceUser, $1.track.name)
    }
    for buffer in order where buffer.count > 0 {
      for (day, events) in buffer.take() { try unite(events, day: day, of: buffer) }
    }
    waiting = 0
  }

  private func unite(_ events: [TrackEvent], day: Int64, of buffer: TrackBuffer) throws {
    let stored = try store.events(of: buffer.track, buffer.deviceUser, day: day)
    let before = counts
    let united = try stored.united(with: events, canonical: canonical(of:), &counts)
    guard counts.added > before.added || counts.extended > before.extended else { return }
    let record = TrackCoding.encode(united, day: day)
    guard record.count <= StoreLimits.rowLength else {
      throw StoreError.tooMuch("a day has \(united.count) events of one kind")
    }
    try store.statement(
      """
      INSERT INTO tracks (device_user, day, track, events) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET events = excluded.events
      """
    ).run([
      .integer(buffer.deviceUser), .integer(day), .text(buffer.track.name), .blob(record),
    ])
    let last = events.reduce(Int64.min) { max($0, $1.end) }
    noteChange(day: day, last: last, buffer.deviceUser)
    if buffer.track.tellsPresence, let first = united.first {
      firstPresence[buffer.deviceUser] = min(firstPresence[buffer.deviceUser] ?? .max, first.start)
    }
  }

  /// Before this moment the user has deleted everything; milliseconds since 1970.
  private func floor(of deviceUser: Int64) throws -> Int64 {
    if let known = floors[deviceUser] { return known }
    let statement = try store.statement("SELECT floor FROM device_users WHERE id = ?")
    try statement.bind([.integer(deviceUser)])
    defer { statement.reset() }
    let floor = try statement.step() ? statement.int64(0) : 0
    floors[deviceUser] = floor
    return floor
  }

  /// Makes what reports read of the changed days again, and tokens of what is new.
  func finish() throws {
    try flush()
    if hasNewSubjects { try store.makeMissingTokens() }
    let rebuilder = DayRebuilder(self)
    try rebuilder.rebuildChangedDays()
    mergedEvents += rebuilder.merged
    zeroEvents += rebuilder.zeros
    for (deviceUser, last) in lastMoments {
      try store.statement(
        "UPDATE device_users SET last_updated = max(last_updated, ?) WHERE id = ?"
      ).run([.integer(last.flooredQuotient(by: 1_000)), .integer(deviceUser)])
    }
  }

  /// What the store has of a subject.
  func record(_ number: UInt32) throws -> SourceSubject { try subjects.subject(number) }

  /// The number that stands for a subject in all its categories.
  private func canonical(of subject: UInt32) throws -> UInt32 {
    if let known = canonicals[subject] { return known }
    let statement = try store.statement("SELECT canonical FROM subjects WHERE id = ?")
    try statement.bind([.integer(Int64(subject))])
    defer { statement.reset() }
    let number = try statement.step() ? UInt32(clamping: statement.int64(0)) : subject
    canonicals[subject] = number
    return number
  }

  func category(of subject: UInt32) throws -> UInt32 { try record(subject).category }

  /// The number of an application or web domain, which is added where it is new.
  package func subject(_ subject: ImportedSubject) throws -> UInt32 {
    if let known = subjectNumbers[subject] { return known }
    let number = try number(of: subject)
    subjectNumbers[subject] = number
    return number
  }
}

/// What a row of the table `moments` is.
package enum MomentKind: Int64, Sendable {
  /// A pickup whose source names the application, or says that there was none.
  case pickup = 0
  case notification = 1
  /// A pickup whose application is found in the sessions after it.
  case unlock = 2
}
