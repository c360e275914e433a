/// Changes that know where the items of CBOR begin.
enum CBORMutation {
  /// An item's first byte, the number with it, and where its content follows.
  private struct Head {
    var range: Range<Int>
    var major: UInt8
    var argument: UInt64
  }

  static func change(_ bytes: inout [UInt8], with random: inout XorShift) {
    let heads = heads(in: bytes, from: random.oneIn(4) ? random.below(8) : 0)
    guard !heads.isEmpty else { return bytes.append(random.byte()) }
    let head = heads[random.below(heads.count)]
    switch random.below(9) {
    case 0: bytes.replaceSubrange(head.range, with: item(head.major, number(&random), &random))
    case 1: bytes.replaceSubrange(head.range, with: leaf(&random))
    case 2: bytes.insert(contentsOf: leaf(&random), at: head.range.lowerBound)
    case 3:
      // One more or less: of a number, a length, the elements or the fields.
      let argument = head.argument &+ (random.oneIn(2) ? 1 : .max)
      bytes.replaceSubrange(head.range, with: item(head.major, argument, &random))
    case 4:
      // The same number, wider than it has to be, or a count that is not said.
      let wide = item(head.major, head.argument, width: 1 + random.below(4))
      bytes.replaceSubrange(head.range, with: random.oneIn(8) ? [head.major << 5 | 31] : wide)
    case 5:
      let depth = 1 + random.below(80)
      let opening: [UInt8] = [[0x81], [0xA1, 0x00], [0xC1]][random.below(3)]
      let nest = Array(repeating: opening, count: depth).joined()
      bytes.insert(contentsOf: nest, at: head.range.lowerBound)
    case 6, 7:
      // A whole item less, or one of a map's fields with its key, and counted so.
      removePart(
        of: heads.filter { $0.major >= 4 && $0.major <= 5 && $0.argument > 0 },
        in: &bytes,
        &random
      )
    default:
      let other = heads[random.below(heads.count)]
      let part = Array(bytes[other.range.lowerBound..<end(of: other, in: bytes)])
      bytes.replaceSubrange(head.range.lowerBound..<end(of: head, in: bytes), with: part)
    }
  }

  /// Takes an element out of an array or a field out of a map.
  private static func removePart(
    of containers: [Head],
    in bytes: inout [UInt8],
    _ random: inout XorShift
  ) {
    guard !containers.isEmpty else { return }
    let container = containers[random.below(containers.count)]
    let items = container.major == 5 ? 2 : 1
    let chosen = random.below(Int(min(container.argument, 64)))
    var start = container.range.upperBound
    for _ in 0..<(chosen * items) { start = wholeEnd(at: start, in: bytes) }
    var end = start
    for _ in 0..<items { end = wholeEnd(at: end, in: bytes) }
    bytes.removeSubrange(start..<end)
    bytes.replaceSubrange(
      container.range,
      with: item(container.major, container.argument - 1, &random)
    )
  }

  /// Where an item ends with all that it holds, as far as the bytes go.
  private static func wholeEnd(at start: Int, in bytes: [UInt8]) -> Int {
    var index = start
    var open: UInt64 = 1
    while open > 0, let head = head(at: index, in: bytes) {
      open -= 1
      switch head.major {
      case 4: open += min(head.argument, 1 << 16)
      case 5: open += 2 * min(head.argument, 1 << 16)
      case 6: open += 1
      default: break
      }
      index = end(of: head, in: bytes)
    }
    return min(index, bytes.count)
  }

  private static func head(at index: Int, in bytes: [UInt8]) -> Head? {
    guard index < bytes.count else { return nil }
    let first = bytes[index]
    let information = Int(first & 0x1F)
    let width = (24..<28).contains(information) ? 1 << (information - 24) : 0
    guard index + 1 + width <= bytes.count else { return nil }
    var argument = information < 24 ? UInt64(information) : 0
    for byte in bytes[(index + 1)..<(index + 1 + width)] { argument = argument << 8 | UInt64(byte) }
    return Head(range: index..<(index + 1 + width), major: first >> 5, argument: argument)
  }

  /// Where items begin, as far as the bytes can be read as such.
  private static func heads(in bytes: [UInt8], from start: Int) -> [Head] {
    var heads: [Head] = []
    var index = start
    while heads.count < 4_096, let head = head(at: index, in: bytes) {
      heads.append(head)
      index = end(of: head, in: bytes)
    }
    return heads
  }

  /// Where an item ends, without what it holds if it is an array or a map.
  private static func end(of head: Head, in bytes: [UInt8]) -> Int {
    guard head.major == 2 || head.major == 3 else { return head.range.upperBound }
    return head.range.upperBound
      + Int(min(head.argument, UInt64(bytes.count - head.range.upperBound)))
  }

  private static func item(_ major: UInt8, _ argument: UInt64, _ random: inout XorShift) -> [UInt8]
  {
    let width =
      argument < 24
      ? 0 : argument <= 0xFF ? 1 : argument <= 0xFFFF ? 2 : argument <= 0xFFFF_FFFF ? 3 : 4
    return item(major, argument, width: random.oneIn(16) ? 4 : width)
  }

  private static func item(_ major: UInt8, _ argument: UInt64, width: Int) -> [UInt8] {
    guard width > 0 else { return [major << 5 | UInt8(truncatingIfNeeded: argument & 0x1F)] }
    let count = 1 << (width - 1)
    return [major << 5 | UInt8(23 + width)]
      + (0..<count).reversed().map { UInt8(truncatingIfNeeded: argument >> UInt64(8 * $0)) }
  }

  private static func number(_ random: inout XorShift) -> UInt64 {
    let limits: [UInt64] = [
      0, 1, 23, 24, 255, 256, 65_535, 65_536, 1 << 20, 1 << 31, 1 << 32, 1 << 53, 1 << 63, .max,
    ]
    return random.oneIn(3)
      ? UInt64(random.below(32))
      : limits[random.below(limits.count)] &+ UInt64(random.below(3)) &- 1
  }

  private static func leaf(_ random: inout XorShift) -> [UInt8] {
    let floats: [UInt64] = [
      Double.nan.bitPattern, Double.infinity.bitPattern, (-Double.infinity).bitPattern,
      (1e300).bitPattern, (-1e300).bitPattern, (0.5).bitPattern, (-0.0).bitPattern,
      Double.leastNonzeroMagnitude.bitPattern, (1e15).bitPattern, random.next(),
    ]
    switch random.below(6) {
    case 0: return item(0, number(&random), &random)
    case 1: return item(1, number(&random), &random)
    case 2: return item(7, floats[random.below(floats.count)], width: 4)
    case 3: return [[0xF4], [0xF5], [0xF6], [0xF7], [0xF9, 0x7E, 0x00], [0xE0]][random.below(6)]
    case 4: return [0x80 | UInt8(random.below(4))]
    default:
      let texts = ["", "a", "\u{1B}[31m", "é", "👨‍👩‍👧", "\u{202E}x", "e\u{301}\u{301}", "\0", "ﷺ"]
      let text = Array(texts[random.below(texts.count)].utf8)
      return item(3, UInt64(text.count), &random) + text
    }
  }
}
