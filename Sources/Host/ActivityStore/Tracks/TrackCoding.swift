/// How the events of one track and day are kept in one row: start after the one before, duration and
/// subject in turn.
enum TrackCoding {
  static func encode(_ events: [TrackEvent], day: Int64) -> [UInt8] {
    var writer = VarintWriter()
    writer.reserve(events.count * 6)
    var last = day * IntervalCoding.day
    for event in events {
      writer.write(UInt64(max(0, event.start - last)))
      writer.write(event.duration)
      writer.write(UInt64(event.key))
      last = event.start
    }
    return writer.bytes
  }

  static func decode(
    _ bytes: UnsafeRawBufferPointer,
    day: Int64
  ) throws(StoreError) -> [TrackEvent] {
    guard day.magnitude < 10_000_000, bytes.count <= StoreLimits.rowLength else {
      throw .damaged("table tracks: day \(day)")
    }
    var reader = VarintReader(bytes)
    var events: [TrackEvent] = []
    events.reserveCapacity(bytes.count / 4)
    var left = IntervalCoding.day - 1
    var time = day * IntervalCoding.day
    while !reader.isAtEnd {
      let gap = Int64(try reader.read(upTo: UInt64(left)))
      left -= gap
      time += gap
      let duration = try reader.readInt32()
      let key = UInt32(try reader.read(upTo: UInt64(UInt32.max)))
      events.append(TrackEvent(start: time, duration: duration, key: key))
    }
    return events
  }
}
