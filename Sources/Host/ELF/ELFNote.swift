/// One note: an owner's name, a type of that owner's choosing, and bytes.
package struct ELFNote: Equatable {
  package let owner: String
  package let type: UInt32
  package let descriptor: [UInt8]
}

extension ELFFile {
  /// The notes of every note segment, in the file's order.
  package func notes() throws(ELFError) -> [ELFNote] {
    var notes: [ELFNote] = []
    for header in programHeaders where header.type == .note {
      guard header.fileSize <= UInt64(limits.noteSegment) else {
        throw .malformed("a note segment of \(header.fileSize) bytes")
      }
      let size = Int(header.fileSize)
      let segment = ELFBytes(read(header.offset, size))
      guard segment.bytes.count == size else { throw .truncated }
      try appendNotes(in: segment, alignment: header.alignment == 8 ? 8 : 4, to: &notes)
    }
    return notes
  }

  private func appendNotes(
    in segment: ELFBytes,
    alignment: Int,
    to notes: inout [ELFNote]
  ) throws(ELFError) {
    var position = 0
    // What is left may be padding, too short for another note.
    while position + 12 <= segment.bytes.count {
      guard notes.count < limits.notes else {
        throw .malformed("more than \(limits.notes) notes")
      }
      let nameSize = Int(try segment.integer(at: position) as UInt32)
      let descriptorSize = Int(try segment.integer(at: position + 4) as UInt32)
      let type: UInt32 = try segment.integer(at: position + 8)
      let name = try segment.slice(at: position + 12, count: nameSize)
      let start = Self.aligned(position + 12 + nameSize, to: alignment)
      let descriptor = try segment.slice(at: start, count: descriptorSize)
      let owner = String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
      notes.append(ELFNote(owner: owner, type: type, descriptor: Array(descriptor)))
      position = Self.aligned(start + descriptorSize, to: alignment)
    }
  }

  private static func aligned(_ value: Int, to alignment: Int) -> Int {
    (value + alignment - 1) / alignment * alignment
  }
}
