/// Reads JSON (RFC 8259) from a stream, value by value, in constant memory.
///
/// The caller asks for what it expects; anything else is an error with its offset. Strings are
/// checked to be UTF-8. Only the first bytes of a string are kept, so a string may be longer than
/// what fits into memory.
struct JSONReader: ~Copyable {
  /// What a value begins with.
  enum Kind { case object, array, string, number, literal }

  let limits: ImportLimits
  private var stream: ByteStream
  /// The first bytes of the last string, key or number.
  private(set) var text: [UInt8] = []
  /// Whether the last string was longer than what is kept.
  private(set) var isTextCut = false
  /// Whether a comma has to come before the next element or key.
  private var needsComma = false

  init(_ stream: consuming ByteStream, limits: ImportLimits) {
    self.stream = stream
    self.limits = limits
    text.reserveCapacity(limits.textLength)
  }

  /// Goes on with another text, which a reader of pieces of memory takes.
  mutating func restart(_ bytes: UnsafeBufferPointer<UInt8>) {
    stream.restart(bytes)
    needsComma = false
  }

  var offset: Int64 { stream.offset }
  /// The error number of a read that failed; zero where none did.
  var readFailure: Int32 { stream.failure }

  func failure(_ message: String) -> JSONError {
    if stream.failure != 0 {
      return JSONError(offset: stream.offset, message: "the file cannot be read")
    }
    return JSONError(offset: stream.offset, message: message)
  }

  // MARK: Structure

  /// The kind of the next value.
  mutating func kind() throws(JSONError) -> Kind {
    _ = try significant()
    guard let kind = peekKind() else { throw failure("a value was expected") }
    return kind
  }

  /// The kind of the next value; nil where none begins.
  mutating func peekKind() -> Kind? {
    skipBlanks()
    guard let byte = stream.peek else { return nil }
    return switch byte {
    case 0x7B: .object
    case 0x5B: .array
    case 0x22: .string
    case 0x2D, 0x30...0x39: .number
    case 0x74, 0x66, 0x6E: .literal
    default: nil
    }
  }

  mutating func beginObject() throws(JSONError) {
    try expect(0x7B, "an object was expected")
    needsComma = false
  }

  mutating func beginArray() throws(JSONError) {
    try expect(0x5B, "an array was expected")
    needsComma = false
  }

  /// Reads the next key into ``text``; false at the end of the object.
  mutating func nextKey() throws(JSONError) -> Bool {
    guard try nextItem(end: 0x7D) else { return false }
    guard try significant() == 0x22 else { throw failure("a key was expected") }
    try readString()
    try expect(0x3A, "a colon was expected")
    return true
  }

  /// Goes to the next element; false at the end of the array.
  mutating func nextElement() throws(JSONError) -> Bool { try nextItem(end: 0x5D) }

  private mutating func nextItem(end: UInt8) throws(JSONError) -> Bool {
    let byte = try significant()
    if byte == end {
      stream.advance()
      needsComma = true
      return false
    }
    if needsComma {
      guard byte == 0x2C else { throw failure("a comma was expected") }
      stream.advance()
      guard try significant() != end else { throw failure("a comma before the end") }
    }
    needsComma = false
    return true
  }

  /// Checks that nothing follows.
  mutating func end() throws(JSONError) {
    skipBlanks()
    guard stream.peek == nil, stream.failure == 0 else { throw failure("text after the end") }
  }

  /// Whether the file is empty but for blanks and a byte order mark.
  mutating func isEmpty() -> Bool {
    if stream.peek == 0xEF {
      for _ in 0..<3 { _ = stream.take() }
    }
    skipBlanks()
    return stream.peek == nil && stream.failure == 0
  }

  /// Continues at an offset where a value begins; false where the file cannot be read twice.
  mutating func seek(to offset: Int64) -> Bool { stream.seek(to: offset) }

  /// Restores what ``seek(to:)`` does not know: that a value has just been read.
  mutating func resumeAfterValue() { needsComma = true }

  // MARK: Values

  /// Reads a string into ``text``.
  mutating func readString() throws(JSONError) {
    try expect(0x22, "a string was expected")
    text.removeAll(keepingCapacity: true)
    isTextCut = false
    while true {
      stream.takePlainText(into: &text, limit: limits.textLength, isCut: &isTextCut)
      guard let byte = stream.take() else { throw failure("the file ends within a string") }
      switch byte {
      case 0x22:
        needsComma = true
        return
      case 0x5C: try readEscape()
      case 0x80...: try readMultibyte(byte)
      default: throw failure("a control character in a string")
      }
    }
  }

  private mutating func keep(_ byte: UInt8) {
    if text.count < limits.textLength { text.append(byte) } else { isTextCut = true }
  }

  private mutating func readEscape() throws(JSONError) {
    switch stream.take() {
    case 0x22: keep(0x22)
    case 0x5C: keep(0x5C)
    case 0x2F: keep(0x2F)
    case 0x62: keep(0x08)
    case 0x66: keep(0x0C)
    case 0x6E: keep(0x0A)
    case 0x72: keep(0x0D)
    case 0x74: keep(0x09)
    case 0x75: try readUnicodeEscape()
    default: throw failure("an unknown escape in a string")
    }
  }

  private mutating func readUnicodeEscape() throws(JSONError) {
    var value = try hexadecimal()
    if (0xDC00...0xDFFF).contains(value) { value = 0xFFFD }
    if (0xD800...0xDBFF).contains(value) {
      guard stream.take() == 0x5C, stream.take() == 0x75 else {
        throw failure("half of a surrogate pair")
      }
      let low = try hexadecimal()
      guard (0xDC00...0xDFFF).contains(low) else { throw failure("half of a surrogate pair") }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw failure("an unknown escape") }
    for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { keep(byte) }
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = stream.take() else { throw failure("the file ends within a string") }
      switch byte {
      case 0x30...0x39: value = value << 4 | UInt32(byte - 0x30)
      case 0x41...0x46, 0x61...0x66: value = value << 4 | UInt32((byte & 0xDF) - 0x37)
      default: throw failure("an unknown escape in a string")
      }
    }
    return value
  }

  /// Reads the rest of a character beyond ASCII, as RFC 3629 section 4 allows it.
  private mutating func readMultibyte(_ lead: UInt8) throws(JSONError) {
    let (following, first): (Int, ClosedRange<UInt8>) =
      switch lead {
      case 0xC2...0xDF: (1, 0x80...0xBF)
      case 0xE0: (2, 0xA0...0xBF)
      case 0xED: (2, 0x80...0x9F)
      case 0xE1...0xEF: (2, 0x80...0xBF)
      case 0xF0: (3, 0x90...0xBF)
      case 0xF1...0xF3: (3, 0x80...0xBF)
      case 0xF4: (3, 0x80...0x8F)
      default: (0, 0...0)
      }
    guard following > 0 else { throw failure("a string is not UTF-8") }
    // A character is kept whole or not at all.
    let isKept = text.count + following < limits.textLength
    if isKept { text.append(lead) } else { isTextCut = true }
    for index in 0..<following {
      guard let byte = stream.take(), (index == 0 ? first : 0x80...0xBF).contains(byte) else {
        throw failure("a string is not UTF-8")
      }
      if isKept { text.append(byte) }
    }
  }

  /// Reads a number's text into ``text``.
  mutating func readNumber() throws(JSONError) {
    _ = try significant()
    text.removeAll(keepingCapacity: true)
    takeIf(0x2D)
    if stream.peek == 0x30 { takeIf(0x30) } else { try readDigits() }
    if takeIf(0x2E) { try readDigits() }
    if takeIf(0x45) || takeIf(0x65) {
      if !takeIf(0x2B) { takeIf(0x2D) }
      try readDigits()
    }
    needsComma = true
  }

  @discardableResult
  private mutating func takeIf(_ byte: UInt8) -> Bool {
    guard stream.peek == byte else { return false }
    stream.advance()
    keep(byte)
    return true
  }

  private mutating func readDigits() throws(JSONError) {
    var count = 0
    while let byte = stream.peek, (0x30...0x39).contains(byte) {
      stream.advance()
      keep(byte)
      count += 1
    }
    guard count > 0 else { throw failure("a digit was expected") }
  }

  /// Reads `true`, `false` or `null`; nil for `null`.
  mutating func readLiteral() throws(JSONError) -> Bool? {
    let word: StaticString =
      switch try significant() {
      case 0x74: "true"
      case 0x66: "false"
      default: "null"
      }
    let isWord = word.withUTF8Buffer { $0.allSatisfy { stream.take() == $0 } }
    guard isWord else { throw failure("a value was expected") }
    needsComma = true
    return word.utf8Start[0] == 0x6E ? nil : word.utf8Start[0] == 0x74
  }

  // MARK: Helpers

  /// Whether ``text`` is a word.
  @inline(__always)
  func isText(_ word: StaticString) -> Bool {
    text.count == word.utf8CodeUnitCount
      && text.withUnsafeBufferPointer { text in
        word.withUTF8Buffer { $0.elementsEqual(text) }
      }
  }

  private mutating func skipBlanks() {
    while let byte = stream.peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      stream.advance()
    }
  }

  /// The next byte that is not blank.
  private mutating func significant() throws(JSONError) -> UInt8 {
    skipBlanks()
    guard let byte = stream.peek else { throw failure("the file ends too early") }
    return byte
  }

  private mutating func expect(_ byte: UInt8, _ message: String) throws(JSONError) {
    guard try significant() == byte else { throw failure(message) }
    stream.advance()
  }
}
