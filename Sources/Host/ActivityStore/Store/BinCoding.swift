/// How a bin is kept in one row: numbers one after another, items last.
enum BinCoding {
  private static let length = Int32(ActivityBin.milliseconds)

  static func encode(_ bin: ActivityBin) -> [UInt8] {
    var writer = VarintWriter()
    for number in [
      bin.screen.milliseconds, bin.screen.lead, bin.screen.tail, bin.screen.longestStart,
      bin.screen.longest, bin.firstPickup.map { $0 + 1 } ?? 0, bin.pickupsWithoutApplication,
    ] {
      writer.write(number)
    }
    for item in bin.items {
      let isCounted = item.pickups > 0 || item.notifications > 0
      writer.write(UInt64(item.subject) << 1 | (isCounted ? 1 : 0))
      writer.write(item.milliseconds)
      if isCounted {
        writer.write(item.pickups)
        writer.write(item.notifications)
      }
    }
    return writer.bytes
  }

  /// Reads a bin into one whose memory is used again.
  static func decode(
    _ bytes: UnsafeRawBufferPointer,
    index: Int64,
    into bin: inout ActivityBin
  ) throws(StoreError) {
    guard bytes.count <= StoreLimits.recordLength else {
      throw .damaged("table bins: bin \(index) has \(bytes.count) bytes")
    }
    var reader = VarintReader(bytes)
    bin.index = index
    bin.screen.milliseconds = try reader.readInt32(upTo: length)
    bin.screen.lead = try reader.readInt32(upTo: length)
    bin.screen.tail = try reader.readInt32(upTo: length)
    bin.screen.longestStart = try reader.readInt32(upTo: length)
    bin.screen.longest = try reader.readInt32(upTo: length - bin.screen.longestStart)
    let pickup = try reader.readInt32(upTo: length)
    bin.firstPickup = pickup > 0 ? pickup - 1 : nil
    bin.pickupsWithoutApplication = try reader.readInt32()
    bin.items.removeAll(keepingCapacity: true)
    while !reader.isAtEnd {
      guard bin.items.count < StoreLimits.itemsPerBin else {
        throw .damaged("table bins: bin \(index) has more than \(StoreLimits.itemsPerBin) items")
      }
      let head = try reader.read(upTo: UInt64(UInt32.max) << 1 | 1)
      let milliseconds = try reader.readInt32(upTo: length)
      let isCounted = head & 1 == 1
      bin.items.append(
        ActivityBin.Item(
          subject: UInt32(head >> 1),
          milliseconds: milliseconds,
          pickups: isCounted ? try reader.readInt32() : 0,
          notifications: isCounted ? try reader.readInt32() : 0
        )
      )
    }
  }
}
