internal import Glibc

/// Steps through a JSON object that holds no other objects or arrays, without looking at every byte.
///
/// Whoever meets anything else reads the text again with ``JSONReader``, which also says what is
/// wrong.
struct FlatObjectScanner {
  enum Value {
    /// The bytes between the quotes.
    case string(UnsafeBufferPointer<UInt8>)
    case flag(Bool)
    /// A number without sign, fraction or exponent, or null.
    case other
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var isFirst = true
  private var isClosed = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Whether the object has ended, and the text with it.
  var isComplete: Bool { isClosed && index == bytes.count }

  /// Takes the opening brace.
  mutating func begin() -> Bool {
    skipBlanks()
    return take(0x7B)
  }

  /// The bytes of the next key; nil at the end, or where there is none.
  mutating func nextKey() -> UnsafeBufferPointer<UInt8>? {
    skipBlanks()
    if take(0x7D) {
      // A comma before the end is an error.
      isClosed = true
      skipBlanks()
      return nil
    }
    if !isFirst {
      guard take(0x2C) else { return nil }
      skipBlanks()
    }
    isFirst = false
    guard let key = string(), Self.isPlain(key) else { return nil }
    skipBlanks()
    guard take(0x3A) else { return nil }
    skipBlanks()
    return key
  }

  mutating func value() -> Value? {
    guard index < bytes.count else { return nil }
    switch bytes[index] {
    case 0x22: return string().map { .string($0) }
    case 0x74: return takeWord("true") ? .flag(true) : nil
    case 0x66: return takeWord("false") ? .flag(false) : nil
    case 0x6E: return takeWord("null") ? .other : nil
    case 0x30...0x39: return takeDigits() ? .other : nil
    default: return nil
    }
  }

  /// Whether the bytes between two quotes are the text itself: ASCII without escapes.
  static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.allSatisfy { $0 >= 0x20 && $0 < 0x80 && $0 != 0x5C }
  }

  private mutating func string() -> UnsafeBufferPointer<UInt8>? {
    guard take(0x22), let base = bytes.baseAddress else { return nil }
    let start = index
    while true {
      guard let found = memchr(base + index, 0x22, bytes.count - index) else { return nil }
      let end = base.distance(to: found.assumingMemoryBound(to: UInt8.self))
      index = end + 1
      if !isEscaped(end, from: start) { return UnsafeBufferPointer(rebasing: bytes[start..<end]) }
    }
  }

  /// Whether an odd number of backslashes stands before a quote.
  private func isEscaped(_ quote: Int, from start: Int) -> Bool {
    var place = quote
    while place > start, bytes[place - 1] == 0x5C { place -= 1 }
    return (quote - place) & 1 == 1
  }

  private mutating func takeDigits() -> Bool {
    let start = index
    while index < bytes.count, (0x30...0x39).contains(bytes[index]) { index += 1 }
    return index - start == 1 || bytes[start] != 0x30
  }

  private mutating func takeWord(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard bytes.count - index >= length,
      word.withUTF8Buffer({ $0.elementsEqual(bytes[index..<(index + length)]) })
    else { return false }
    index += length
    return true
  }

  @inline(__always)
  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  @inline(__always)
  private mutating func skipBlanks() {
    while index < bytes.count,
      bytes[index] == 0x20 || bytes[index] == 0x0A || bytes[index] == 0x0D || bytes[index] == 0x09
    {
      index += 1
    }
  }
}
