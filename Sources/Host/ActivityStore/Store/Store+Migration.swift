/// Brings stores of earlier versions forward.
extension Store {
  /// Makes the tables of this version out of those of an earlier one, or changes nothing.
  func migrate(from version: Int64) throws(StoreError) {
    guard !database.isReadOnly else { throw .readOnly(path: database.path) }
    do {
      try transaction {
        // Another process may have been faster.
        guard try database.number("PRAGMA user_version") == version else { return }
        try migrateFirst()
        try database.execute(Schema.mark)
      }
    } catch let error as StoreError {
      throw error
    } catch {
      throw .damaged("\(error)")
    }
  }

  /// Version 1 had no tracks: its sessions were raw, and are now exact ones.
  ///
  /// Its tokens belonged to no app and are void.
  private func migrateFirst() throws {
    // What is copied is read: a view in place of a table would be without end.
    let others = try database.number(
      "SELECT count(*) FROM sqlite_schema WHERE type NOT IN ('table', 'index') OR rootpage = 0"
    )
    guard others == 0 else { throw StoreError.damaged("it holds more than tables") }
    let old = ["users", "devices", "device_users", "subjects", "sessions", "moments", "bins"]
    for table in old {
      try database.execute("CREATE TEMP TABLE old_\(table) AS SELECT * FROM main.\(table)")
    }
    for table in ["tokens"] + old.reversed() {
      try database.execute("DROP TABLE main.\(table)")
    }
    try database.execute(Schema.tables)
    try database.execute(
      """
      INSERT INTO users SELECT * FROM old_users;
      INSERT INTO devices SELECT * FROM old_devices;
      INSERT INTO device_users (id, user, device, last_updated)
        SELECT id, user, device, last_updated FROM old_device_users;
      INSERT INTO subjects (id, kind, identifier, name, category, canonical)
        SELECT id, kind, identifier, name, category, id FROM old_subjects;
      INSERT INTO sessions SELECT * FROM old_sessions;
      INSERT INTO moments SELECT * FROM old_moments;
      INSERT INTO bins SELECT * FROM old_bins;
      """
    )
    try makeTracksOfSessions()
    for table in old { try database.execute("DROP TABLE old_\(table)") }
  }

  private func makeTracksOfSessions() throws {
    let days = try database.prepare("SELECT DISTINCT device_user, day FROM old_sessions")
    let insert = try database.prepare(
      "INSERT INTO tracks (device_user, day, track, events) VALUES (?, ?, ?, ?)"
    )
    while try days.step() {
      let (deviceUser, day) = (days.int64(0), days.int64(1))
      let events = try sessions(deviceUser, day: day).map { session in
        TrackEvent(
          start: session.interval.start,
          duration: Int32(clamping: session.interval.duration),
          subject: session.subject
        )
      }
      let record = TrackCoding.encode(events.sorted(by: TrackEvent.precedes), day: day)
      try insert.run([
        .integer(deviceUser), .integer(day), .text(Track.sessions.name), .blob(record),
      ])
    }
  }
}
