/// Reads timestamps as RFC 3339 writes them.
package enum RFC3339 {
  /// A moment since 1970 in UTC, to the nanosecond.
  package struct Timestamp: Hashable, Sendable {
    package var seconds: Int64
    package var nanoseconds: Int64

    /// Microseconds since 1970, rounded down.
    package var microseconds: Int64 { seconds * 1_000_000 + nanoseconds / 1_000 }
  }

  /// Reads a whole text such as `2026-11-30T12:00:00.123456+05:30`; nil where it is not one.
  ///
  /// The letters may be small and a blank may stand for T (RFC 3339, section 5.6). Up to nine
  /// digits of a fraction are read. A leap second counts as the second after it.
  package static func parse(_ text: UnsafeBufferPointer<UInt8>) -> Timestamp? {
    var cursor = DigitCursor(text)
    guard let date = cursor.date(), cursor.take(0x54, 0x74, 0x20), let time = cursor.time(),
      let fraction = cursor.fraction(), let offset = cursor.offset(), cursor.isAtEnd
    else { return nil }
    return Timestamp(
      seconds: date.dayNumber * 86_400 + time - offset,
      nanoseconds: fraction
    )
  }

  /// Reads a whole text; nil where it is not a timestamp.
  package static func parse(_ text: String) -> Timestamp? {
    var text = text
    return text.withUTF8 { parse($0) }
  }
}

/// Reads fixed runs of digits; every step says nil where the text does not fit.
struct DigitCursor {
  private let text: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ text: UnsafeBufferPointer<UInt8>) { self.text = text }

  var isAtEnd: Bool { index == text.count }
  private var next: UInt8? { index < text.count ? text[index] : nil }

  mutating func take(_ a: UInt8, _ b: UInt8? = nil, _ c: UInt8? = nil) -> Bool {
    guard let next, next == a || next == b || next == c else { return false }
    index += 1
    return true
  }

  mutating func number(digits: Int, in range: ClosedRange<Int>) -> Int? {
    guard text.count - index >= digits else { return nil }
    var value = 0
    for _ in 0..<digits {
      guard (0x30...0x39).contains(text[index]) else { return nil }
      value = value * 10 + Int(text[index] - 0x30)
      index += 1
    }
    return range.contains(value) ? value : nil
  }

  mutating func date() -> CivilDate? {
    guard let year = number(digits: 4, in: 1...9999), take(0x2D),
      let month = number(digits: 2, in: 1...12), take(0x2D),
      let day = number(digits: 2, in: 1...31)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// Seconds of `hh:mm:ss`.
  mutating func time() -> Int64? {
    guard let minutes = minutes(), take(0x3A), let second = number(digits: 2, in: 0...60) else {
      return nil
    }
    return minutes * 60 + Int64(second)
  }

  /// Minutes of `hh:mm`.
  mutating func minutes() -> Int64? {
    guard let hour = number(digits: 2, in: 0...23), take(0x3A),
      let minute = number(digits: 2, in: 0...59)
    else { return nil }
    return Int64(hour * 60 + minute)
  }

  /// Nanoseconds of `.123`; zero where there is no point.
  mutating func fraction() -> Int64? {
    guard take(0x2E) else { return 0 }
    var value: Int64 = 0
    var unit: Int64 = 100_000_000
    let start = index
    while let byte = next, (0x30...0x39).contains(byte) {
      guard unit > 0 else { return nil }
      value += Int64(byte - 0x30) * unit
      unit /= 10
      index += 1
    }
    return index > start ? value : nil
  }

  /// Seconds of `Z` or `±hh:mm`.
  mutating func offset() -> Int64? {
    if take(0x5A, 0x7A) { return 0 }
    let isWest = next == 0x2D
    guard take(0x2B, 0x2D), let minutes = minutes() else { return nil }
    return (isWest ? -60 : 60) * minutes
  }
}
