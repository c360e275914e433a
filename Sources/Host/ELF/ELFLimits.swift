/// What an executable's headers may hold at most.
package struct ELFLimits: Hashable, Sendable {
  /// Program headers; a linker makes about a dozen.
  package var programHeaders: Int
  /// Bytes of one note segment; real ones have a few hundred.
  package var noteSegment: Int
  /// Notes in all.
  package var notes: Int
  /// Bytes of the dynamic section.
  package var dynamicSection: Int
  /// Libraries and search paths together.
  package var dynamicEntries: Int
  /// Bytes of a library's name or of a search path, the NUL at its end included.
  package var stringLength: Int

  package init(
    programHeaders: Int = 128,
    noteSegment: Int = 64 << 10,
    notes: Int = 256,
    dynamicSection: Int = 1 << 20,
    dynamicEntries: Int = 256,
    stringLength: Int = 4_096
  ) {
    self.programHeaders = programHeaders
    self.noteSegment = noteSegment
    self.notes = notes
    self.dynamicSection = dynamicSection
    self.dynamicEntries = dynamicEntries
    self.stringLength = stringLength
  }
}
