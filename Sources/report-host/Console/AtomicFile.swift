import OutputFiles

/// Writes files so that a reader sees the old content or the new, never a part.
enum AtomicFile {
  /// Puts bytes into a file, replacing it only when all of them are on the disk.
  ///
  /// The new file is private to the user (mode 0600), since a report is.
  ///
  /// - Throws: ``CommandFailure`` naming the file, ``OutputClosed`` for a pipe that nobody reads any
  ///   more; the old file is untouched then.
  static func write(_ pieces: [[UInt8]], to path: String) throws {
    try write(to: path) { put in for piece in pieces { try put(piece) } }
  }

  /// Lets the body put bytes into a file piece by piece, as ``write(_:to:)`` does.
  ///
  /// - Throws: ``CommandFailure`` naming the file, or what the body throws; the old file is untouched
  ///   then.
  static func write(
    to path: String,
    _ body: (_ put: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    do {
      let place = try OutputPlace(path)
      if place.isStream {
        let stream = try place.openStream()
        defer { stream.close() }
        try body { try stream.write($0) }
      } else {
        try replace(place, body)
      }
    } catch let error as OutputError {
      // /dev/stdout and other pipes are as standard output is.
      if error.isReaderGone { throw OutputClosed() }
      throw CommandFailure(error.description)
    }
  }

  private static func replace(
    _ place: OutputPlace,
    _ body: (_ put: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    let file = try TemporaryFile(beside: place)
    do {
      try body { try file.stream.write($0) }
    } catch {
      file.discard()
      throw error
    }
    try file.moveIntoPlace()
  }
}
