/// How an hour's sums are kept in one row.
enum HourCoding {
  static func encode(_ block: HourBlock) -> [UInt8] {
    var writer = VarintWriter()
    let longest = block.longest ?? Interval(0, 0)
    for number in [
      block.screen, block.pickupsWithoutApplication, block.firstPickup.map { $0 + 1 } ?? 0,
      longest.start, longest.duration, block.lastEvent, Int64(block.items.count),
    ] {
      writer.write(UInt64(max(0, number)))
    }
    for item in block.items + block.categories {
      for number in [Int64(item.subject), item.duration, item.pickups, item.notifications] {
        writer.write(UInt64(max(0, number)))
      }
    }
    return writer.bytes
  }

  static func decode(_ bytes: UnsafeRawBufferPointer) throws(StoreError) -> HourBlock {
    guard bytes.count <= StoreLimits.recordLength else {
      throw .damaged("table hours: a row of \(bytes.count) bytes")
    }
    var reader = VarintReader(bytes)
    var block = HourBlock()
    block.screen = try number(&reader, upTo: HourBlock.milliseconds)
    block.pickupsWithoutApplication = try number(&reader, upTo: countLimit)
    let pickup = try number(&reader, upTo: timeLimit)
    block.firstPickup = pickup > 0 ? pickup - 1 : nil
    let start = try number(&reader, upTo: timeLimit)
    let duration = try number(&reader, upTo: timeLimit)
    block.longest = duration > 0 ? Interval(start, start + duration) : nil
    block.lastEvent = try number(&reader, upTo: timeLimit)
    let items = try number(&reader, upTo: Int64(StoreLimits.itemsPerBin))
    while !reader.isAtEnd {
      let item = HourBlock.Item(
        subject: UInt32(try number(&reader, upTo: Int64(UInt32.max >> 1))),
        duration: try number(&reader, upTo: HourBlock.milliseconds),
        pickups: try number(&reader, upTo: countLimit),
        notifications: try number(&reader, upTo: countLimit)
      )
      if block.items.count < items {
        block.items.append(item)
      } else {
        block.categories.append(item)
      }
      guard block.items.count + block.categories.count <= StoreLimits.itemsPerBin else {
        throw .damaged("table hours: more than \(StoreLimits.itemsPerBin) items")
      }
    }
    return block
  }

  /// Milliseconds since 1970, up to the year 10,000 and beyond.
  private static let timeLimit: Int64 = 1 << 50
  /// More pickups or notifications than an hour can have.
  private static let countLimit: Int64 = 1_000_000

  private static func number(
    _ reader: inout VarintReader,
    upTo limit: Int64
  ) throws(StoreError) -> Int64 {
    Int64(try reader.read(upTo: UInt64(limit)))
  }
}
