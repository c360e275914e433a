/// What a file to import may hold at most.
///
/// A file may have any number of bytes and events: it is read a part at a time.
package struct ImportLimits: Hashable, Sendable {
  /// How deep JSON may be nested.
  package var depth: Int
  /// As many bytes of a string are looked at; longer ones are cut.
  package var textLength: Int
  /// Bytes of an application's identifier; longer ones are not names.
  package var nameLength: Int
  /// Buckets of activity.
  ///
  /// A watcher makes one; a desktop has a handful. Pages whose watcher does not know its host belong
  /// to every desktop, so desktops and watchers multiply.
  package var buckets: Int

  package init(
    depth: Int = 64,
    textLength: Int = 4_096,
    nameLength: Int = 256,
    buckets: Int = 1_000
  ) {
    self.depth = depth
    self.textLength = textLength
    self.nameLength = nameLength
    self.buckets = buckets
  }
}
