internal import ELF
internal import Testing

/// Builds ELF files by hand from the gABI's tables.
struct ELFBuilder {
  var fileClass: UInt8 = 2
  var byteOrder: UInt8 = 1
  var type: UInt16 = 2
  var machine: UInt16 = 62
  var entrySize: UInt16 = 56
  var claimedCount: UInt16?
  /// Type, alignment and content of each segment.
  var segments: [(type: UInt32, alignment: UInt64, content: [UInt8])] = []
  var claimedSize: UInt64?

  func bytes() -> [UInt8] {
    var file: [UInt8] = [0x7f, 0x45, 0x4c, 0x46, fileClass, byteOrder, 1]
    file += [UInt8](repeating: 0, count: 9)
    file += little(type) + little(machine) + little(UInt32(1))
    file += little(UInt64(0)) + little(UInt64(64)) + little(UInt64(0))
    file += little(UInt32(0)) + little(UInt16(64)) + little(entrySize)
    file += little(claimedCount ?? UInt16(segments.count))
    file += [UInt8](repeating: 0, count: 6)
    var offset = UInt64(64 + 56 * segments.count)
    for segment in segments {
      let size = claimedSize ?? UInt64(segment.content.count)
      file += little(segment.type) + little(UInt32(4)) + little(offset)
      file += little(UInt64(0)) + little(UInt64(0)) + little(size) + little(size)
      file += little(segment.alignment)
      offset += UInt64(segment.content.count)
    }
    for segment in segments { file += segment.content }
    return file
  }
}

func little<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
  (0..<Value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
}

/// A note with a name of 4 bytes including its NUL.
func note(_ owner: String, _ type: UInt32, _ descriptor: [UInt8]) -> [UInt8] {
  let name = Array(owner.utf8) + [0]
  var bytes = little(UInt32(name.count)) + little(UInt32(descriptor.count)) + little(type) + name
  while bytes.count % 4 != 0 { bytes.append(0) }
  bytes += descriptor
  while bytes.count % 4 != 0 { bytes.append(0) }
  return bytes
}

@Suite("ELF headers")
struct ELFFileTests {
  @Test("Machine, type and interpreter are read")
  func header() throws {
    var builder = ELFBuilder(type: 3, machine: 183)
    builder.segments = [(3, 1, Array("/lib/ld.so\0".utf8))]
    let file = try ELFFile(bytes: builder.bytes())
    #expect(file.machine == .aarch64)
    #expect(file.type == .shared)
    #expect(file.hasInterpreter)
    #expect(file.programHeaders.map(\.fileSize) == [11])
  }

  @Test("A file without an interpreter has none")
  func noInterpreter() throws {
    var builder = ELFBuilder()
    builder.segments = [(1, 4096, [1, 2, 3])]
    let file = try ELFFile(bytes: builder.bytes())
    #expect(!file.hasInterpreter)
    #expect(file.type == .executable)
    #expect(file.machine == .x86_64)
  }

  @Test("Text is not ELF")
  func text() {
    #expect(throws: ELFError.notELF) { try ELFFile(bytes: Array("#!/bin/sh\n".utf8)) }
    #expect(throws: ELFError.notELF) { try ELFFile(bytes: []) }
  }

  @Test("32-bit and big-endian files are named as such")
  func otherKinds() {
    #expect(throws: ELFError.not64Bit) { try ELFFile(bytes: ELFBuilder(fileClass: 1).bytes()) }
    #expect(throws: ELFError.notLittleEndian) {
      try ELFFile(bytes: ELFBuilder(byteOrder: 2).bytes())
    }
  }

  @Test("A file cut anywhere in its headers is an error and not a crash")
  func truncated() {
    var builder = ELFBuilder()
    builder.segments = [(4, 4, note("abc", 1, [1]))]
    let whole = builder.bytes()
    for length in 0..<(64 + 56) {
      #expect(throws: ELFError.self) { try ELFFile(bytes: Array(whole.prefix(length))) }
    }
  }

  @Test("Program headers of another size, or too many, are refused")
  func oddHeaders() {
    var builder = ELFBuilder(entrySize: 32)
    builder.segments = [(1, 1, [])]
    #expect(throws: ELFError.malformed("program headers of 32 bytes")) {
      try ELFFile(bytes: builder.bytes())
    }
    #expect(throws: ELFError.malformed("65535 program headers")) {
      try ELFFile(bytes: ELFBuilder(claimedCount: 65535).bytes())
    }
  }
}

@Suite("ELF notes")
struct ELFNoteTests {
  private func notes(_ content: [UInt8], claimedSize: UInt64? = nil) throws -> [ELFNote] {
    var builder = ELFBuilder(claimedSize: claimedSize)
    builder.segments = [(4, 4, content)]
    return try ELFFile(bytes: builder.bytes()).notes()
  }

  @Test("Notes are read with owner, type and bytes, padding left out")
  func several() throws {
    let notes = try notes(note("report-host", 1, [5, 6, 7]) + note("GNU", 3, [1, 2, 3, 4]))
    #expect(notes.map(\.owner) == ["report-host", "GNU"])
    #expect(notes.map(\.type) == [1, 3])
    #expect(notes.map(\.descriptor) == [[5, 6, 7], [1, 2, 3, 4]])
  }

  @Test("Every note segment is read")
  func segments() throws {
    var builder = ELFBuilder()
    builder.segments = [(4, 4, note("a", 1, [])), (1, 1, [9]), (4, 4, note("b", 2, []))]
    let notes = try ELFFile(bytes: builder.bytes()).notes()
    #expect(notes.map(\.owner) == ["a", "b"])
  }

  @Test("A name or descriptor longer than the segment is an error")
  func overlong() {
    let name = little(UInt32.max) + little(UInt32(0)) + little(UInt32(1))
    #expect(throws: ELFError.truncated) { try notes(name) }
    let descriptor = little(UInt32(4)) + little(UInt32.max) + little(UInt32(1)) + [65, 0, 0, 0]
    #expect(throws: ELFError.truncated) { try notes(descriptor) }
  }

  @Test("A segment beyond the end of the file, or absurdly large, is an error")
  func beyond() {
    #expect(throws: ELFError.truncated) { try notes(note("a", 1, []), claimedSize: 4096) }
    #expect(throws: ELFError.malformed("a note segment of \(UInt64.max) bytes")) {
      try notes(note("a", 1, []), claimedSize: .max)
    }
  }

  @Test("More notes than any linker writes are an error")
  func tooMany() {
    let many = (0..<300).flatMap { _ in note("a", 1, []) }
    #expect(throws: ELFError.malformed("more than 256 notes")) { try notes(many) }
  }

  @Test("Each limit is kept exactly", arguments: [0, 1])
  func exactLimits(over: Int) throws {
    var builder = ELFBuilder()
    // Two notes of 16 bytes each.
    builder.segments = [(1, 1, [1]), (4, 4, note("a\0\0", 1, []) + note("b\0\0", 1, []))]
    let bytes = builder.bytes()
    let headers = try? ELFFile(bytes: bytes, limits: ELFLimits(programHeaders: 2 - over))
    #expect((headers == nil) == (over == 1))
    let size = try ELFFile(bytes: bytes, limits: ELFLimits(noteSegment: 32 - over))
    #expect(((try? size.notes()) == nil) == (over == 1))
    let count = try ELFFile(bytes: bytes, limits: ELFLimits(notes: 2 - over))
    #expect(((try? count.notes()) == nil) == (over == 1))
  }
}
