/// How the intervals of one subject and day are kept in one row: gaps and lengths in turn.
enum IntervalCoding {
  /// The length of a day of the store, which is a day of UTC, in milliseconds.
  static let day: Int64 = 86_400_000

  /// Encodes disjoint intervals in order.
  ///
  /// - Parameter day: The day that holds them, counted since 1970.
  static func encode(_ intervals: [Interval], day: Int64) -> [UInt8] {
    var writer = VarintWriter()
    var last = day * Self.day
    for interval in intervals {
      writer.write(UInt64(max(0, interval.start - last)))
      writer.write(UInt64(max(0, interval.duration)))
      last = interval.end
    }
    return writer.bytes
  }

  static func decode(
    _ bytes: UnsafeRawBufferPointer,
    day: Int64
  ) throws(StoreError) -> [Interval] {
    guard day.magnitude < 10_000_000 else { throw .damaged("day \(day)") }
    guard bytes.count <= StoreLimits.recordLength else {
      throw .damaged("table sessions: day \(day) has \(bytes.count) bytes of one subject")
    }
    var reader = VarintReader(bytes)
    var intervals: [Interval] = []
    var left = Self.day
    var time = day * Self.day
    while !reader.isAtEnd {
      let gap = Int64(try reader.read(upTo: UInt64(left)))
      let length = Int64(try reader.read(upTo: UInt64(left - gap)))
      intervals.append(Interval(time + gap, time + gap + length))
      time += gap + length
      left -= gap + length
    }
    return intervals
  }
}
