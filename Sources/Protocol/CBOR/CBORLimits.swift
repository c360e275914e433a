/// What a reader accepts at most.
///
/// The number of bytes is limited before a reader exists, where a frame's length is read.
package struct CBORLimits: Hashable, Sendable {
  /// The length of one text or byte string, in bytes.
  package var stringLength: Int
  /// The elements of all the arrays together that become values.
  ///
  /// An element may take a hundred times as much memory as it takes bytes.
  package var elements: Int
  /// How deep a value that is skipped may be nested.
  package var depth: Int

  package init(stringLength: Int = 1 << 20, elements: Int = 1 << 18, depth: Int = 64) {
    self.stringLength = stringLength
    self.elements = elements
    self.depth = depth
  }
}
