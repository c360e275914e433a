/// The raw history.
extension Store {
  func sessions(
    of subject: UInt32,
    _ deviceUser: Int64,
    day: Int64
  ) throws(StoreError) -> [Interval] {
    let statement = try statement(
      "SELECT intervals FROM sessions WHERE device_user = ? AND day = ? AND subject = ?"
    )
    try statement.bind([.integer(deviceUser), .integer(day), .integer(Int64(subject))])
    defer { statement.reset() }
    guard try statement.step() else { return [] }
    let bytes = statement.bytes(0)
    return try decodedIntervals(bytes, day: day)
  }

  /// The sessions of a day, by subject.
  func sessions(_ deviceUser: Int64, day: Int64) throws(StoreError) -> [DayActivity.Session] {
    let statement = try statement(
      "SELECT subject, intervals FROM sessions WHERE device_user = ? AND day = ? ORDER BY subject"
    )
    try statement.bind([.integer(deviceUser), .integer(day)])
    var sessions: [DayActivity.Session] = []
    while try statement.step() {
      let subject = UInt32(clamping: statement.int64(0))
      for interval in try decodedIntervals(statement.bytes(1), day: day) {
        sessions.append(DayActivity.Session(subject: subject, interval: interval))
      }
    }
    return sessions
  }

  private func decodedIntervals(_ bytes: [UInt8], day: Int64) throws(StoreError) -> [Interval] {
    do {
      return try bytes.withUnsafeBytes { try IntervalCoding.decode($0, day: day) }
    } catch let error as StoreError {
      throw error
    } catch {
      throw .damaged("a session")
    }
  }
}
