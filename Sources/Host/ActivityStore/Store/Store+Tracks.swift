internal import CivilCalendar

/// The raw history.
extension Store {
  /// The events of one track that begin on a day, in order.
  func events(
    of track: Track,
    _ deviceUser: Int64,
    day: Int64
  ) throws -> [TrackEvent] {
    let statement = try statement(
      "SELECT events FROM tracks WHERE device_user = ? AND day = ? AND track = ?"
    )
    try statement.bind([.integer(deviceUser), .integer(day), .text(track.name)])
    defer { statement.reset() }
    guard try statement.step() else { return [] }
    return try statement.withBlob(0) { try TrackCoding.decode($0, day: day) }
  }

  /// All tracks of a day.
  func tracks(of day: Int64, _ deviceUser: Int64) throws -> [Track: [TrackEvent]] {
    let statement = try statement(
      "SELECT track, events FROM tracks WHERE device_user = ? AND day = ?"
    )
    try statement.bind([.integer(deviceUser), .integer(day)])
    defer { statement.reset() }
    var tracks: [Track: [TrackEvent]] = [:]
    while try statement.step() {
      guard let track = Track(name: statement.text(0) ?? "") else {
        throw StoreError.damaged("table tracks: track \(quoted(statement.text(0) ?? ""))")
      }
      tracks[track] = try statement.withBlob(1) { try TrackCoding.decode($0, day: day) }
    }
    return tracks
  }

  /// The days on which a device has events.
  func trackDays(of deviceUser: Int64) throws -> Set<Int64> {
    let statement = try statement("SELECT DISTINCT day FROM tracks WHERE device_user = ?")
    try statement.bind([.integer(deviceUser)])
    var days: Set<Int64> = []
    while try statement.step() { days.insert(statement.int64(0)) }
    return days
  }

  /// The hour that begins with a bin, of which only sums are known.
  func hourBlock(at bin: Int64, _ deviceUser: Int64) throws -> HourBlock? {
    let statement = try statement("SELECT block FROM hours WHERE device_user = ? AND bin = ?")
    try statement.bind([.integer(deviceUser), .integer(bin)])
    defer { statement.reset() }
    guard try statement.step() else { return nil }
    return try statement.withBlob(0) { try HourCoding.decode($0) }
  }

  /// Whether only sums are known of the hour that a bin belongs to.
  func isSummed(_ bin: Int64, _ deviceUser: Int64) throws -> Bool {
    let statement = try statement(
      "SELECT 1 FROM hours WHERE device_user = ? AND bin > ? AND bin <= ? LIMIT 1"
    )
    try statement.bind([.integer(deviceUser), .integer(bin - HourBlock.bins), .integer(bin)])
    defer { statement.reset() }
    return try statement.step()
  }

  /// The hours of which only sums are known and that reach into a span of bins, in order.
  func hourBlocks(
    in span: Range<Int64>,
    _ deviceUser: Int64
  ) throws -> [(bin: Int64, block: HourBlock)] {
    let statement = try statement(
      """
      SELECT bin, block FROM hours WHERE device_user = ? AND bin > ? AND bin < ? ORDER BY bin
      """
    )
    try statement.bind([
      .integer(deviceUser), .integer(span.lowerBound - HourBlock.bins),
      .integer(span.upperBound),
    ])
    defer { statement.reset() }
    var blocks: [(bin: Int64, block: HourBlock)] = []
    while try statement.step() {
      blocks.append((statement.int64(0), try statement.withBlob(1) { try HourCoding.decode($0) }))
    }
    return blocks
  }

  package func hourBins(of deviceUser: DeviceUser, in span: Range<Int64>) throws -> [Int64] {
    let statement = try statement(
      "SELECT bin FROM hours WHERE device_user = ? AND bin >= ? AND bin < ? ORDER BY bin"
    )
    try statement.bind([
      .integer(deviceUser.number), .integer(span.lowerBound), .integer(span.upperBound),
    ])
    defer { statement.reset() }
    var bins: [Int64] = []
    while try statement.step() {
      // Hours may overlap, but no two begin at once.
      guard span.contains(statement.int64(0)), bins.last.map({ $0 < statement.int64(0) }) ?? true
      else { throw StoreError.damaged("table hours: bin \(statement.int64(0)) is out of order") }
      bins.append(statement.int64(0))
    }
    return bins
  }

  func moments(
    from start: Int64,
    to end: Int64,
    _ deviceUser: Int64
  ) throws -> [(time: Int64, kind: MomentKind, subject: UInt32)] {
    let statement = try statement(
      """
      SELECT time, kind, subject FROM moments WHERE device_user = ? AND time >= ? AND time < ?
      ORDER BY time
      """
    )
    try statement.bind([.integer(deviceUser), .integer(start), .integer(end)])
    defer { statement.reset() }
    var found: [(time: Int64, kind: MomentKind, subject: UInt32)] = []
    while try statement.step() {
      guard let kind = MomentKind(rawValue: statement.int64(1)) else {
        throw StoreError.damaged("a moment of an unknown kind")
      }
      found.append((statement.int64(0), kind, UInt32(clamping: statement.int64(2))))
    }
    return found
  }

  /// The first moment of which it is recorded that someone was there, in milliseconds since 1970; nil
  /// where nothing records it.
  func presenceSince(_ deviceUser: Int64) throws -> Int64? {
    let statement = try statement("SELECT presence_since FROM device_users WHERE id = ?")
    try statement.bind([.integer(deviceUser)])
    defer { statement.reset() }
    guard try statement.step(), statement.kind(0) != .null else { return nil }
    return statement.int64(0)
  }

  /// Whether a pair is more than the place for pages whose device nobody knows.
  func hasDevice(_ deviceUser: Int64) throws -> Bool {
    let statement = try statement("SELECT device FROM device_users WHERE id = ?")
    try statement.bind([.integer(deviceUser)])
    defer { statement.reset() }
    return try statement.step() && statement.int64(0) != 0
  }

  /// The devices of a user for whom a pair is the place for pages whose device nobody knows.
  func devicesSharing(_ deviceUser: Int64) throws -> [Int64] {
    let statement = try statement(
      """
      SELECT o.id FROM device_users p JOIN device_users o ON o.user = p.user AND o.device != 0
      WHERE p.id = ? AND p.device = 0 ORDER BY o.id
      """
    )
    try statement.bind([.integer(deviceUser)])
    var found: [Int64] = []
    while try statement.step() { found.append(statement.int64(0)) }
    return found
  }

  /// Deletes what reports read of a day.
  func clearDay(_ day: Int64, _ deviceUser: Int64) throws {
    try statement("DELETE FROM bins WHERE device_user = ? AND bin >= ? AND bin < ?")
      .run([
        .integer(deviceUser), .integer(day * ActivityBin.perDay),
        .integer((day + 1) * ActivityBin.perDay),
      ])
    try statement("DELETE FROM sessions WHERE device_user = ? AND day = ?")
      .run([.integer(deviceUser), .integer(day)])
  }
}
