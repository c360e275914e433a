/// The headers of a 64-bit little-endian ELF file, read with every offset and count checked.
///
/// Only what a host needs to decide about an executable is read: the identification, the
/// program headers and the notes (System V gABI, "Object Files"). Nothing is executed and
/// nothing is taken on trust; a file that contradicts itself is an ``ELFError``.
package struct ELFFile: Sendable {
  /// Reads up to `count` bytes at `offset`; fewer at the end of the file, none beyond it.
  package typealias Reader = @Sendable (_ offset: UInt64, _ count: Int) -> [UInt8]

  package let machine: ELFMachine
  package let type: ELFType
  package let programHeaders: [ELFProgramHeader]

  let read: Reader
  let limits: ELFLimits

  static let headerSize = 64
  static let programHeaderSize = 56

  /// Whether the file asks for a dynamic linker or another interpreter.
  package var hasInterpreter: Bool {
    programHeaders.contains { $0.type == .interpreter }
  }

  /// Reads the header and the program headers.
  package init(
    limits: ELFLimits = ELFLimits(),
    read: @escaping Reader
  ) throws(ELFError) {
    let header = ELFBytes(read(0, Self.headerSize))
    try Self.checkIdentification(header)
    machine = ELFMachine(rawValue: try header.integer(at: 18))
    type = ELFType(rawValue: try header.integer(at: 16))
    programHeaders = try Self.readProgramHeaders(header, limits, read: read)
    self.limits = limits
    self.read = read
  }

  /// Reads a file that is in memory.
  package init(bytes: [UInt8], limits: ELFLimits = ELFLimits()) throws(ELFError) {
    try self.init(limits: limits) { offset, count in
      guard let start = Int(exactly: offset), start < bytes.count, count > 0 else { return [] }
      return Array(bytes[start..<(start + min(count, bytes.count - start))])
    }
  }

  private static func checkIdentification(_ header: ELFBytes) throws(ELFError) {
    guard header.bytes.starts(with: [0x7f, 0x45, 0x4c, 0x46]) else { throw .notELF }
    guard header.bytes.count == headerSize else { throw .truncated }
    switch header.bytes[4] {
    case 2: break
    case 1: throw .not64Bit
    default: throw .malformed("unknown class \(header.bytes[4])")
    }
    guard header.bytes[5] == 1 else { throw .notLittleEndian }
    guard header.bytes[6] == 1 else { throw .malformed("unknown version \(header.bytes[6])") }
  }

  private static func readProgramHeaders(
    _ header: ELFBytes,
    _ limits: ELFLimits,
    read: Reader
  ) throws(ELFError) -> [ELFProgramHeader] {
    let offset: UInt64 = try header.integer(at: 32)
    let entrySize: UInt16 = try header.integer(at: 54)
    let count = Int(try header.integer(at: 56) as UInt16)
    guard count > 0 else { return [] }
    guard Int(entrySize) == programHeaderSize else {
      throw .malformed("program headers of \(entrySize) bytes")
    }
    guard count <= limits.programHeaders else { throw .malformed("\(count) program headers") }
    let table = ELFBytes(read(offset, count * programHeaderSize))
    guard table.bytes.count == count * programHeaderSize else { throw .truncated }
    var headers: [ELFProgramHeader] = []
    for index in 0..<count {
      headers.append(try ELFProgramHeader(table, at: index * programHeaderSize))
    }
    return headers
  }
}
