extension StoreWriter {
  /// The events of a track that the store had before this writer, of a range of days since 1970, in
  /// order.
  package func storedEvents(
    of track: Track,
    _ deviceUser: Int64,
    days: ClosedRange<Int64>
  ) throws -> [TrackEvent] {
    let statement = try store.statement(
      """
      SELECT day, events FROM tracks
      WHERE device_user = ? AND track = ? AND day >= ? AND day <= ? ORDER BY day
      """
    )
    try statement.bind([
      .integer(deviceUser), .text(track.name), .integer(days.lowerBound),
      .integer(days.upperBound),
    ])
    defer { statement.reset() }
    var events: [TrackEvent] = []
    while try statement.step() {
      let day = statement.int64(0)
      events += try statement.withBlob(1) { try TrackCoding.decode($0, day: day) }
    }
    return events
  }
}
