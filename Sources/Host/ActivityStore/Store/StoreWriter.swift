internal import CivilCalendar
internal import ExtensionProtocol

/// Adds activity to a store, within one transaction.
///
/// What is added is united with what is there, so that adding something again changes nothing and
/// the order of additions does not matter.
package final class StoreWriter {
  let store: Store
  /// The days of each pair of user and device whose bins have to be made again.
  var changedDays: [Int64: Set<Int64>] = [:]
  private var lastMoments: [Int64: Int64] = [:]
  private var known: [UInt32: SourceSubject] = [:]
  private(set) var subjectNumbers: [ImportedSubject: UInt32] = [:]

  init(_ store: Store) { self.store = store }

  /// Adds activity of any length of time.
  ///
  /// Its subjects are numbers from ``subject(_:)``.
  package func add(_ activity: DayActivity, for deviceUser: Int64) throws {
    var byDay: [Int64: [UInt32: [Interval]]] = [:]
    for session in activity.sessions {
      forEachDay(session.interval) { day, part in
        byDay[day, default: [:]][session.subject, default: []].append(part)
      }
    }
    for (day, subjects) in byDay.sorted(by: { $0.key < $1.key }) {
      for (subject, intervals) in subjects.sorted(by: { $0.key < $1.key }) {
        try unite(intervals, of: subject, day: day, deviceUser)
      }
    }
    try addMoments(activity, deviceUser)
  }

  private func forEachDay(_ interval: Interval, _ body: (Int64, Interval) -> Void) {
    let length = IntervalCoding.day
    var start = interval.start
    while start < interval.end {
      let day = start.flooredQuotient(by: length)
      let end = min(interval.end, (day + 1) * length)
      body(day, Interval(start, end))
      start = end
    }
  }

  private func unite(
    _ intervals: [Interval],
    of subject: UInt32,
    day: Int64,
    _ deviceUser: Int64
  ) throws {
    let known = try store.sessions(of: subject, deviceUser, day: day)
    let united = (known + intervals).union()
    guard united != known, let last = united.last else { return }
    let record = IntervalCoding.encode(united, day: day)
    guard record.count <= StoreLimits.recordLength else {
      throw StoreError.tooMuch("a day has \(united.count) sessions of one subject")
    }
    try store.statement(
      """
      INSERT INTO sessions (device_user, day, subject, intervals) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET intervals = excluded.intervals
      """
    ).run([
      .integer(deviceUser), .integer(day), .integer(Int64(subject)), .blob(record),
    ])
    noteChange(day: day, last: last.end, deviceUser)
  }

  private func addMoments(_ activity: DayActivity, _ deviceUser: Int64) throws {
    for pickup in activity.pickups {
      try add(MomentKind.pickup, pickup.time, pickup.subject ?? 0, deviceUser)
    }
    for notification in activity.notifications {
      try add(MomentKind.notification, notification.time, notification.subject ?? 0, deviceUser)
    }
    for time in activity.unlocks { try add(MomentKind.unlock, time, 0, deviceUser) }
  }

  private func add(_ kind: MomentKind, _ time: Int64, _ subject: UInt32, _ deviceUser: Int64) throws
  {
    let statement = try store.statement(
      """
      INSERT INTO moments (device_user, time, kind, subject) VALUES (?, ?, ?, ?)
      ON CONFLICT DO NOTHING RETURNING 1
      """
    )
    try statement.bind([
      .integer(deviceUser), .integer(time), .integer(kind.rawValue), .integer(Int64(subject)),
    ])
    let isNew = try statement.step()
    while try statement.step() {}
    guard isNew else { return }
    noteChange(day: time.flooredQuotient(by: IntervalCoding.day), last: time, deviceUser)
  }

  private func noteChange(day: Int64, last: Int64, _ deviceUser: Int64) {
    changedDays[deviceUser, default: []].insert(day)
    lastMoments[deviceUser] = max(lastMoments[deviceUser] ?? .min, last)
  }

  /// Makes the bins of the changed days again.
  func finish() throws {
    for (deviceUser, days) in changedDays.sorted(by: { $0.key < $1.key }) {
      var affected = days
      // The application of an evening's pickup may be on the next day.
      for day in days where try hasUnlocks(day - 1, deviceUser) { affected.insert(day - 1) }
      for day in affected.sorted() { try rebuild(day, deviceUser) }
    }
    for (deviceUser, last) in lastMoments {
      try store.statement(
        "UPDATE device_users SET last_updated = max(last_updated, ?) WHERE id = ?"
      ).run([.integer(last.flooredQuotient(by: 1_000)), .integer(deviceUser)])
    }
  }

  /// What the store has of a subject.
  private func record(_ number: UInt32) throws -> SourceSubject {
    if let record = known[number] { return record }
    let record = try store.subject(number)
    known[number] = record
    return record
  }

  func category(of subject: UInt32) throws -> UInt32 { try record(subject).category }

  func isApplication(_ subject: UInt32) throws -> Bool {
    try record(subject).subject.kind == .application
  }

  /// The number of an application or web domain, which is added where it is new.
  ///
  /// What the store knows of it already stays.
  package func subject(_ subject: ImportedSubject) throws -> UInt32 {
    if let known = subjectNumbers[subject] { return known }
    let category = try number(kind: .category, identifier: subject.category, subject.category, nil)
    let number = try number(
      kind: subject.kind,
      identifier: subject.identifier,
      subject.name,
      category
    )
    subjectNumbers[subject] = number
    return number
  }
}

/// What a row of the table `moments` is.
enum MomentKind: Int64 {
  /// A pickup whose source names the application, or says that there was none.
  case pickup = 0
  case notification = 1
  /// A pickup whose application is found in the sessions after it.
  case unlock = 2
}
