internal import CivilCalendar
internal import ExtensionProtocol

/// Makes what reports read of a day from what the store has of it.
///
/// The same is made for imports, which write it, and for checks, which compare it.
final class DayBuilder {
  private let store: Store
  private var days: [DayKey: [Track: [TrackEvent]]] = [:]
  private var devices: [Int64: DeviceFacts] = [:]
  private let subjects: SubjectCache
  /// Events of the days made that continued the one before them, or have no time.
  private(set) var merged = 0
  private(set) var zeros = 0

  private struct DayKey: Hashable {
    var deviceUser: Int64
    var day: Int64
  }

  private struct DeviceFacts {
    /// From when on it is recorded that someone was there; nil where nothing records it.
    var presenceSince: Int64?
    /// Where pages are kept whose device nobody knows; nil where there are none.
    var shared: Int64?
  }

  /// What reports read of a day.
  struct Content {
    /// Disjoint intervals of each subject, by its number.
    var sessions: [(subject: UInt32, intervals: [Interval])] = []
    var bins: [ActivityBin] = []
  }

  /// The longest time from a pickup to the application that it counts for, in milliseconds.
  private static let pickupReach: Int64 = 3_600_000

  init(_ store: Store) {
    self.store = store
    subjects = SubjectCache(store)
  }

  func content(of day: Int64, _ deviceUser: Int64) throws -> Content {
    let span = Interval(day * IntervalCoding.day, (day + 1) * IntervalCoding.day)
    let bins = (day * ActivityBin.perDay)..<((day + 1) * ActivityBin.perDay)
    let blocks = try store.hourBlocks(in: bins, deviceUser).map { bin, block in
      (
        bin,
        try block.filed(
          recorded: store.recordedCategory,
          now: { try subjects.subject($0).category }
        )
      )
    }
    let used = try sessions(of: day, deviceUser)
    let hours = blocks.map { bin, _ in
      let start = bin * ActivityBin.milliseconds
      return Interval(start, start + HourBlock.milliseconds)
    }.union()
    let free = hours.isEmpty ? [span] : span.without(hours)
    var content = Content()
    content.sessions = used.united(during: free)
    var activity = DayActivity()
    for (subject, intervals) in content.sessions {
      for interval in intervals {
        activity.sessions.append(DayActivity.Session(subject: subject, interval: interval))
      }
    }
    try addMoments(of: day, used, deviceUser, to: &activity)
    activity.pickups.removeAll { pickup in !free.contains { $0.contains(pickup.time) } }
    activity.notifications.removeAll { moment in !free.contains { $0.contains(moment.time) } }
    try BinBuilder.forEachBin(
      of: activity,
      in: bins,
      category: { try self.subjects.subject($0).category }
    ) { content.bins.append($0) }
    if !blocks.isEmpty { content.bins.add(blocks, within: bins) }
    return content
  }

  /// The use of a day and of the hour after it, which an evening's pickup may lead to.
  private func sessions(of day: Int64, _ deviceUser: Int64) throws -> [DayActivity.Session] {
    let facts = try facts(of: deviceUser)
    let tracks = try tracks(around: day, deviceUser, facts.shared)
    guard !tracks.isEmpty else { return [] }
    let start = day * IntervalCoding.day
    let end = start + IntervalCoding.day
    let normalizer = DayNormalizer(
      tracks: tracks,
      presenceSince: facts.presenceSince,
      span: Interval(start, end + Self.pickupReach),
      counted: start..<end,
      identifier: { try self.subjects.subject($0).subject.identifier ?? "" }
    )
    let outcome = try normalizer.outcome()
    merged += outcome.merged
    zeros += outcome.zeros
    return outcome.sessions
  }

  private func tracks(
    around day: Int64,
    _ deviceUser: Int64,
    _ shared: Int64?
  ) throws -> [Track: [TrackEvent]] {
    for key in days.keys
    where key.day < day - 1 || key.day > day + 1
      || key.deviceUser != deviceUser && key.deviceUser != shared
    {
      days[key] = nil
    }
    var result: [Track: [TrackEvent]] = [:]
    for near in (day - 1)...(day + 1) {
      for (track, events) in try tracks(of: near, deviceUser) {
        result[track, default: []] += events
      }
    }
    guard let shared else { return result }
    // A device may have pages of its own in the same browser: their order must be one.
    for near in (day - 1)...(day + 1) {
      for (track, events) in try tracks(of: near, shared) {
        var ignored = TrackCounts()
        result[track] = try (result[track] ?? []).united(with: events, &ignored)
      }
    }
    return result
  }

  private func tracks(of day: Int64, _ deviceUser: Int64) throws -> [Track: [TrackEvent]] {
    let key = DayKey(deviceUser: deviceUser, day: day)
    if let known = days[key] { return known }
    let tracks = try store.tracks(of: day, deviceUser)
    days[key] = tracks
    return tracks
  }

  private func facts(of deviceUser: Int64) throws -> DeviceFacts {
    if let known = devices[deviceUser] { return known }
    let statement = try store.statement(
      """
      SELECT p.presence_since, (SELECT s.id FROM device_users s WHERE s.user = p.user AND s.device = 0)
      FROM device_users p WHERE p.id = ?
      """
    )
    try statement.bind([.integer(deviceUser)])
    defer { statement.reset() }
    guard try statement.step() else { throw StoreError.damaged("device_user \(deviceUser)") }
    let shared = statement.int64(1)
    let facts = DeviceFacts(
      presenceSince: statement.kind(0) == .null ? nil : statement.int64(0),
      shared: shared == 0 || shared == deviceUser ? nil : shared
    )
    devices[deviceUser] = facts
    return facts
  }
}

// Pickups and notifications.
extension DayBuilder {
  private func addMoments(
    of day: Int64,
    _ used: [DayActivity.Session],
    _ deviceUser: Int64,
    to activity: inout DayActivity
  ) throws {
    let start = day * IntervalCoding.day
    let end = start + IntervalCoding.day
    let moments = try store.moments(from: start, to: end + Self.pickupReach, deviceUser)
    for moment in moments where moment.time < end {
      let subject = moment.subject == 0 ? nil : moment.subject
      switch moment.kind {
      case .pickup: activity.pickups.append(DayActivity.Moment(time: moment.time, subject: subject))
      case .notification:
        activity.notifications.append(DayActivity.Moment(time: moment.time, subject: subject))
      case .unlock: break
      }
    }
    let unlocks = moments.filter { $0.kind == .unlock }.map(\.time)
    if let first = unlocks.first, first < end {
      activity.pickups += try pickups(unlocks, before: end, used)
    }
  }

  /// The unlocks of a day with the application that each led to.
  ///
  /// It is the first one in use at the unlock or after it, before the next unlock and within an
  /// hour.
  private func pickups(
    _ unlocks: [Int64],
    before end: Int64,
    _ used: [DayActivity.Session]
  ) throws -> [DayActivity.Moment] {
    var uses = try used.filter { session in
      try session.subject > 0 && subjects.subject(session.subject).subject.kind == .application
    }
    uses.sort { ($0.interval.start, $0.subject) < ($1.interval.start, $1.subject) }
    var next = 0
    return unlocks.enumerated().prefix { $0.element < end }.map { index, time in
      let following = index + 1 < unlocks.count ? unlocks[index + 1] : .max
      let limit = min(following, time + Self.pickupReach)
      while next < uses.count, uses[next].interval.end <= time { next += 1 }
      guard next < uses.count, uses[next].interval.start < limit else {
        return DayActivity.Moment(time: time, subject: nil)
      }
      return DayActivity.Moment(time: time, subject: uses[next].subject)
    }
  }
}

extension Interval {
  fileprivate func contains(_ time: Int64) -> Bool { start <= time && time < end }
}

extension [DayActivity.Session] {
  /// The union of each subject's use during intervals, by subject.
  fileprivate func united(
    during intervals: [Interval]
  ) -> [(subject: UInt32, intervals: [Interval])] {
    var bySubject: [UInt32: [Interval]] = [:]
    for session in self { bySubject[session.subject, default: []].append(session.interval) }
    return bySubject.sorted { $0.key < $1.key }.compactMap { subject, all in
      let united = all.union().intersection(intervals)
      return united.isEmpty ? nil : (subject, united)
    }
  }
}
