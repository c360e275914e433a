/// Reads comma-separated values (RFC 4180) from a stream, record by record, in constant memory.
///
/// Lines end with CRLF, LF or CR. Blank lines and a byte order mark are skipped. Only the first bytes
/// of a field are kept, so a field may be longer than what fits into memory.
struct CSVReader: ~Copyable {
  /// No program writes more columns.
  static let maximumFields = 100

  let limits: ImportLimits
  private var stream: ByteStream
  /// The bytes of the record's fields, one after another.
  private var text: [UInt8] = []
  /// Where each field ends in ``text``.
  private var ends: [Int] = []
  /// Whether each field was longer than what is kept.
  private var cuts: [Bool] = []
  private var currentLine = 1
  /// The line on which the record begins; the first is 1.
  private(set) var line = 1

  init(_ stream: consuming ByteStream, limits: ImportLimits) {
    self.stream = stream
    self.limits = limits
    if self.stream.peek == 0xEF { skipByteOrderMark() }
  }

  var offset: Int64 { stream.offset }
  /// The error number of a read that failed; zero where none did.
  var readFailure: Int32 { stream.failure }
  /// The number of fields of the record.
  var count: Int { ends.count }

  func failure(_ message: String) -> CSVError {
    CSVError(offset: stream.offset, line: line, message: message)
  }

  /// A field of the record; empty where there is none.
  func field(_ index: Int) -> ArraySlice<UInt8> {
    guard ends.indices.contains(index) else { return [] }
    return text[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
  }

  /// Whether a field was longer than what is kept of it.
  func isCut(_ index: Int) -> Bool { cuts.indices.contains(index) && cuts[index] }

  /// A field as text; nil where it is not UTF-8.
  func string(_ index: Int) -> String? { String(validating: field(index), as: UTF8.self) }

  /// Goes back to the start; false where the file cannot be read twice.
  mutating func rewind() -> Bool {
    guard stream.seek(to: 0) else { return false }
    currentLine = 1
    if stream.peek == 0xEF { skipByteOrderMark() }
    return true
  }

  /// Reads the next record; false at the end of the file.
  mutating func nextRecord() throws(CSVError) -> Bool {
    skipBlankLines()
    line = currentLine
    text.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
    cuts.removeAll(keepingCapacity: true)
    guard stream.peek != nil else {
      if stream.failure != 0 { throw failure("the file cannot be read") }
      return false
    }
    while try readField() {}
    return true
  }

  /// Reads a field and what ends it; false at the end of the record.
  private mutating func readField() throws(CSVError) -> Bool {
    guard ends.count < Self.maximumFields else {
      throw failure("more than \(Self.maximumFields) fields")
    }
    cuts.append(false)
    let start = text.count
    if stream.peek == 0x22 {
      stream.advance()
      try readQuoted(from: start)
    } else {
      try readPlain(from: start)
    }
    ends.append(text.count)
    switch stream.take() {
    case 0x2C: return true
    case 0x0D:
      if stream.peek == 0x0A { stream.advance() }
      currentLine += 1
      return false
    case 0x0A:
      currentLine += 1
      return false
    case nil:
      if stream.failure != 0 { throw failure("the file cannot be read") }
      return false
    default: throw failure("text after the quote that ends a field")
    }
  }

  private mutating func readPlain(from start: Int) throws(CSVError) {
    while let byte = stream.peek, byte != 0x2C, byte != 0x0A, byte != 0x0D {
      guard byte != 0x22 else { throw failure("a quote within a field that is not quoted") }
      stream.advance()
      keep(byte, from: start)
    }
  }

  private mutating func readQuoted(from start: Int) throws(CSVError) {
    while let byte = stream.take() {
      if byte == 0x22 {
        guard stream.peek == 0x22 else { return }
        stream.advance()
      }
      if byte == 0x0A { currentLine += 1 }
      keep(byte, from: start)
    }
    throw failure("the file ends within a quoted field")
  }

  @inline(__always)
  private mutating func keep(_ byte: UInt8, from start: Int) {
    if text.count - start < limits.textLength {
      text.append(byte)
    } else if let last = cuts.indices.last {
      cuts[last] = true
    }
  }

  private mutating func skipBlankLines() {
    while let byte = stream.peek, byte == 0x0A || byte == 0x0D {
      stream.advance()
      if byte == 0x0D, stream.peek == 0x0A { stream.advance() }
      currentLine += 1
    }
  }

  private mutating func skipByteOrderMark() {
    for byte in [0xEF, 0xBB, 0xBF] as [UInt8] where stream.peek == byte { stream.advance() }
  }
}
