/// What an executable asks of the dynamic linker: which libraries, and where to look for them.
package struct ELFDynamicSection: Equatable {
  /// File names of libraries.
  package private(set) var needed: [String] = []

  /// Folders to search, as they are written: absolute, or relative to `$ORIGIN`.
  package private(set) var runPaths: [String] = []

  /// Entries of the dynamic section (System V gABI, "Dynamic Section").
  private enum Tag {
    static let end: UInt64 = 0
    static let needed: UInt64 = 1
    static let stringTable: UInt64 = 5
    static let runPathOld: UInt64 = 15
    static let runPath: UInt64 = 29
  }

  package init(needed: [String], runPaths: [String]) {
    self.needed = needed
    self.runPaths = runPaths
  }

  /// Reads the dynamic section of a file; of a static one it is empty.
  package init(of elf: ELFFile) throws(ELFError) {
    guard let segment = elf.programHeaders.first(where: { $0.type == .dynamic }) else { return }
    guard segment.fileSize <= UInt64(elf.limits.dynamicSection) else {
      throw .malformed("a large dynamic section")
    }
    let table = ELFBytes(elf.read(segment.offset, Int(segment.fileSize)))
    var strings: UInt64?
    var neededOffsets: [UInt64] = []
    var runPathOffsets: [UInt64] = []
    for start in stride(from: 0, to: table.bytes.count - 15, by: 16) {
      let tag: UInt64 = try table.integer(at: start)
      let value: UInt64 = try table.integer(at: start + 8)
      switch tag {
      case Tag.needed: neededOffsets.append(value)
      case Tag.runPath, Tag.runPathOld: runPathOffsets.append(value)
      case Tag.stringTable: strings = elf.fileOffset(ofAddress: value)
      default: break
      }
      if tag == Tag.end { break }
    }
    guard let strings else { return }
    guard neededOffsets.count + runPathOffsets.count <= elf.limits.dynamicEntries else {
      throw .malformed("\(neededOffsets.count) needed libraries")
    }
    for offset in neededOffsets { needed.append(try Self.string(elf, strings, offset)) }
    for offset in runPathOffsets {
      runPaths += try Self.string(elf, strings, offset).split(separator: ":").map(String.init)
      guard runPaths.count <= elf.limits.dynamicEntries else {
        throw .malformed("\(runPaths.count) run paths")
      }
    }
  }

  private static func string(
    _ elf: ELFFile,
    _ table: UInt64,
    _ offset: UInt64
  ) throws(ELFError) -> String {
    let (position, overflow) = table.addingReportingOverflow(offset)
    let bytes = overflow ? [] : elf.read(position, elf.limits.stringLength)
    guard let end = bytes.firstIndex(of: 0) else { throw .truncated }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }
}

extension ELFFile {
  /// Where in the file lies what will be at an address in memory.
  func fileOffset(ofAddress address: UInt64) -> UInt64? {
    for header in programHeaders where header.type == .load && address >= header.address {
      let distance = address - header.address
      guard distance < header.fileSize else { continue }
      let (offset, overflow) = header.offset.addingReportingOverflow(distance)
      return overflow ? nil : offset
    }
    return nil
  }
}
