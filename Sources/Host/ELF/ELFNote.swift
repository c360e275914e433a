/// One note: an owner's name, a type of that owner's choosing, and bytes.
package struct ELFNote: Equatable {
  package let owner: String
  package let type: UInt32
  package let descriptor: [UInt8]
}

extension ELFFile {
  /// Notes are identifiers and version numbers; real files have a few hundred bytes of them.
  static let noteSegmentLimit = 64 << 10
  static let noteLimit = 256

  /// The notes of every note segment, in the file's order.
  package func notes() throws(ELFError) -> [ELFNote] {
    var notes: [ELFNote] = []
    for header in programHeaders where header.type == .note {
      guard header.fileSize <= UInt64(Self.noteSegmentLimit) else {
        throw .malformed("a note segment of \(header.fileSize) bytes")
      }
      let size = Int(header.fileSize)
      let segment = ELFBytes(read(header.offset, size))
      guard segment.bytes.count == size else { throw .truncated }
      try Self.appendNotes(in: segment, alignment: header.alignment == 8 ? 8 : 4, to: &notes)
    }
    return notes
  }

  private static func appendNotes(
    in segment: ELFBytes,
    alignment: Int,
    to notes: inout [ELFNote]
  ) throws(ELFError) {
    var position = 0
    // What is left may be padding, too short for another note.
    while position + 12 <= segment.bytes.count {
      guard notes.count < noteLimit else { throw .malformed("more than \(noteLimit) notes") }
      let nameSize = Int(try segment.integer(at: position) as UInt32)
      let descriptorSize = Int(try segment.integer(at: position + 4) as UInt32)
      let type: UInt32 = try segment.integer(at: position + 8)
      let name = try segment.slice(at: position + 12, count: nameSize)
      let start = aligned(position + 12 + nameSize, to: alignment)
      let descriptor = try segment.slice(at: start, count: descriptorSize)
      let owner = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      notes.append(ELFNote(owner: owner, type: type, descriptor: Array(descriptor)))
      position = aligned(start + descriptorSize, to: alignment)
    }
  }

  private static func aligned(_ value: Int, to alignment: Int) -> Int {
    (value + alignment - 1) / alignment * alignment
  }
}
