/// One program header: a segment of the file and where it goes.
package struct ELFProgramHeader: Equatable, Sendable {
  package enum SegmentType: Equatable, Sendable {
    case load
    case dynamic
    case interpreter
    case note
    case other(UInt32)

    init(rawValue: UInt32) {
      self =
        switch rawValue {
        case 1: .load
        case 2: .dynamic
        case 3: .interpreter
        case 4: .note
        default: .other(rawValue)
        }
    }
  }

  package let type: SegmentType
  package let offset: UInt64
  /// Where the segment goes in memory.
  package let address: UInt64
  package let fileSize: UInt64
  package let alignment: UInt64

  init(_ table: ELFBytes, at start: Int) throws(ELFError) {
    type = SegmentType(rawValue: try table.integer(at: start))
    offset = try table.integer(at: start + 8)
    address = try table.integer(at: start + 16)
    fileSize = try table.integer(at: start + 32)
    alignment = try table.integer(at: start + 48)
  }
}
