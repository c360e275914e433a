internal import CivilCalendar

/// Carries out a deletion within a writer's transaction; the writer then makes the days anew.
struct Deleting {
  private let writer: StoreWriter
  private let store: Store
  private let plan: DeletionPlan

  init(_ writer: StoreWriter, _ plan: DeletionPlan) {
    self.writer = writer
    self.plan = plan
    store = writer.store
  }

  func run() throws {
    let overrides = try UnusedOverrides(store)
    let pairs = plan.pairs.map(\.deviceUser.number) + plan.shared
    let users = try plan.pairs.flatMap { pair in
      try store.rows(
        "SELECT user FROM device_users WHERE id = ?",
        [.integer(pair.deviceUser.number)]
      ) { $0.int64(0) }
    }
    for pair in pairs {
      if !plan.subjects.isEmpty {
        try Forgetting(writer, plan.subjects, before: milliseconds).run(pair)
      } else if let milliseconds {
        try deleteHistory(of: pair, before: milliseconds)
      } else {
        try deletePair(pair)
      }
    }
    if plan.isWhole {
      try deleteSharedPages(of: users)
      try deletePeopleWithoutDevices()
    }
    try UnusedSubjects(store).delete()
    try overrides.delete()
    if !plan.isWhole { try pairs.forEach(takeBackLastUpdate) }
  }

  private var milliseconds: Int64? {
    plan.before.map { $0.multipliedReportingOverflow(by: 1_000) }.map {
      $0.overflow ? Int64.max : $0.partialValue
    }
  }

  private static let tables = ["tracks", "hours", "moments", "sessions", "bins"]

  private func deletePair(_ pair: Int64) throws {
    for table in Self.tables {
      try store.statement("DELETE FROM \(table) WHERE device_user = ?").run([.integer(pair)])
    }
    try store.statement("DELETE FROM device_users WHERE id = ?").run([.integer(pair)])
  }

  /// Pages whose device nobody knows go with the last device of their user.
  private func deleteSharedPages(of users: [Int64]) throws {
    for user in Set(users) {
      let left = try store.rows(
        "SELECT id, device FROM device_users WHERE user = ?",
        [.integer(user)]
      ) { (pair: $0.int64(0), device: $0.int64(1)) }
      guard left.allSatisfy({ $0.device == 0 }) else { continue }
      for (pair, _) in left { try deletePair(pair) }
    }
  }

  private func deletePeopleWithoutDevices() throws {
    try store.database.execute(
      """
      DELETE FROM devices WHERE id NOT IN (SELECT device FROM device_users);
      DELETE FROM authorizations WHERE user IN
        (SELECT id FROM users WHERE id NOT IN (SELECT user FROM device_users));
      DELETE FROM users WHERE id NOT IN (SELECT user FROM device_users);
      DELETE FROM tokens WHERE app NOT IN
        (SELECT app FROM authorizations WHERE status = \(AuthorizationStatus.approved.rawValue));
      DELETE FROM apps WHERE id NOT IN (SELECT app FROM authorizations);
      """
    )
  }

  /// When a device was used last tells of what is deleted, too.
  private func takeBackLastUpdate(of pair: Int64) throws {
    let end = try PairHistory(store, pair).end() ?? 0
    try store.statement("UPDATE device_users SET last_updated = min(last_updated, ?) WHERE id = ?")
      .run([.integer(end.flooredQuotient(by: 1_000)), .integer(pair)])
  }

  /// Deletes what begins before a moment, and sees to it that no import brings it back.
  ///
  /// What reaches over the moment keeps the part behind it.
  private func deleteHistory(of pair: Int64, before moment: Int64) throws {
    let day = moment.flooredQuotient(by: IntervalCoding.day)
    try cutTracks(of: pair, at: moment, day: day)
    let length = ActivityBin.milliseconds
    let bin = (moment + length - 1).flooredQuotient(by: length)
    for (table, column, limit) in [
      ("tracks", "day", day), ("hours", "bin", bin), ("moments", "time", moment),
      ("sessions", "day", day), ("bins", "bin", day * ActivityBin.perDay),
    ] {
      try store.statement("DELETE FROM \(table) WHERE device_user = ? AND \(column) < ?")
        .run([.integer(pair), .integer(limit)])
    }
    try store.statement("UPDATE device_users SET floor = max(floor, ?) WHERE id = ?")
      .run([.integer(moment), .integer(pair)])
    writer.changedDays[pair, default: []].insert(day)
  }

  private func cutTracks(of pair: Int64, at moment: Int64, day: Int64) throws {
    var kept: [Track: [TrackEvent]] = [:]
    // No event is longer than a day.
    for near in [day - 1, day] {
      for (track, events) in try store.tracks(of: near, pair) {
        var parts: [TrackEvent] = []
        for var event in events where event.start >= moment || event.end > moment {
          if event.start < moment {
            event.duration = Int32(clamping: event.end - moment)
            event.start = moment
          }
          parts.append(event)
        }
        var ignored = TrackCounts()
        kept[track] = try (kept[track] ?? []).united(with: parts, &ignored)
      }
    }
    try store.statement("DELETE FROM tracks WHERE device_user = ? AND day = ?")
      .run([.integer(pair), .integer(day)])
    for (track, events) in kept where !events.isEmpty {
      try store.write(events, track, day: day, pair)
    }
  }
}

extension Store {
  /// Puts the events of a track and day in the place of those that are there.
  func write(
    _ events: [TrackEvent],
    _ track: Track,
    day: Int64,
    _ deviceUser: Int64
  ) throws {
    let key: [Statement.Value] = [.integer(deviceUser), .integer(day), .text(track.name)]
    guard !events.isEmpty else {
      return try statement("DELETE FROM tracks WHERE device_user = ? AND day = ? AND track = ?")
        .run(key)
    }
    try statement(
      """
      INSERT INTO tracks (device_user, day, track, events) VALUES (?, ?, ?, ?)
      ON CONFLICT DO UPDATE SET events = excluded.events
      """
    ).run(key + [.blob(TrackCoding.encode(events, day: day))])
  }
}
