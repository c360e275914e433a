internal import CivilCalendar
internal import ExtensionProtocol

/// Bins follow from the sessions and moments of their day.
extension StoreWriter {
  /// The longest time from a pickup to the application that it counts for, in milliseconds.
  private static let pickupReach: Int64 = 3_600_000

  func rebuild(_ day: Int64, _ deviceUser: Int64) throws {
    let perDay = IntervalCoding.day / ActivityBin.milliseconds
    let span = (day * perDay)..<((day + 1) * perDay)
    try store.statement("DELETE FROM bins WHERE device_user = ? AND bin >= ? AND bin < ?")
      .run([.integer(deviceUser), .integer(span.lowerBound), .integer(span.upperBound)])
    let activity = try activity(of: day, deviceUser)
    let insert = try store.statement(
      "INSERT INTO bins (device_user, bin, activity) VALUES (?, ?, ?)"
    )
    try BinBuilder.forEachBin(of: activity, in: span, category: category(of:)) { bin in
      let record = BinCoding.encode(bin)
      guard bin.items.count <= StoreLimits.itemsPerBin, record.count <= StoreLimits.recordLength
      else {
        throw StoreError.tooMuch(
          "a quarter of an hour has \(bin.items.count) applications, web domains and categories"
        )
      }
      try insert.run([.integer(deviceUser), .integer(bin.index), .blob(record)])
    }
  }

  private func activity(of day: Int64, _ deviceUser: Int64) throws -> DayActivity {
    var activity = DayActivity()
    activity.sessions = try store.sessions(deviceUser, day: day)
    let start = day * IntervalCoding.day
    let end = start + IntervalCoding.day
    let moments = try moments(from: start, to: end + Self.pickupReach, deviceUser)
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
      activity.pickups += try pickups(unlocks, before: end, day: day, deviceUser)
    }
    return activity
  }

  /// The unlocks of a day with the application that each led to.
  ///
  /// It is the first one in use at the unlock or after it, before the next unlock and within an
  /// hour.
  private func pickups(
    _ unlocks: [Int64],
    before end: Int64,
    day: Int64,
    _ deviceUser: Int64
  ) throws -> [DayActivity.Moment] {
    var uses: [DayActivity.Session] = []
    for session in try store.sessions(deviceUser, day: day)
      + store.sessions(deviceUser, day: day + 1)
    where try isApplication(session.subject) {
      uses.append(session)
    }
    uses.sort { ($0.interval.start, $0.subject) < ($1.interval.start, $1.subject) }
    var next = 0
    return unlocks.enumerated().prefix { $0.element < end }.map { index, time in
      let following = index + 1 < unlocks.count ? unlocks[index + 1] : .max
      let limit = min(following, time + Self.pickupReach)
      while next < uses.count, uses[next].interval.end <= time { next += 1 }
      let use = uses[next...].first { $0.interval.end > time }
      guard let use, use.interval.start < limit else {
        return DayActivity.Moment(time: time, subject: nil)
      }
      return DayActivity.Moment(time: time, subject: use.subject)
    }
  }

  private func moments(
    from start: Int64,
    to end: Int64,
    _ deviceUser: Int64
  ) throws -> [(time: Int64, kind: MomentKind, subject: UInt32)] {
    let statement = try store.statement(
      """
      SELECT time, kind, subject FROM moments WHERE device_user = ? AND time >= ? AND time < ?
      ORDER BY time
      """
    )
    try statement.bind([.integer(deviceUser), .integer(start), .integer(end)])
    var found: [(time: Int64, kind: MomentKind, subject: UInt32)] = []
    while try statement.step() {
      guard let kind = MomentKind(rawValue: statement.int64(1)) else {
        throw StoreError.damaged("a moment of an unknown kind")
      }
      found.append((statement.int64(0), kind, UInt32(clamping: statement.int64(2))))
    }
    return found
  }

  func hasUnlocks(_ day: Int64, _ deviceUser: Int64) throws -> Bool {
    let start = day * IntervalCoding.day
    let statement = try store.statement(
      """
      SELECT 1 FROM moments WHERE device_user = ? AND time >= ? AND time < ? AND kind = 2 LIMIT 1
      """
    )
    try statement.bind([
      .integer(deviceUser), .integer(start), .integer(start + IntervalCoding.day),
    ])
    defer { statement.reset() }
    return try statement.step()
  }
}
