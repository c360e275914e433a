package import ActivityStore
internal import Glibc

/// Imports what ActivityWatch exports as JSON.
package enum ActivityWatchExport {
  /// Reads a file and adds its activity to a store, or nothing of it.
  ///
  /// The store is opened once the whole file was read, so that a broken file makes no store.
  ///
  /// - Throws: ``ImportError`` where the file cannot be read, `StoreError` where the store cannot be
  ///   written. The store is then as it was.
  package static func load(
    _ path: String,
    into store: @autoclosure () throws -> Store,
    options: ImportOptions
  ) throws -> ImportReport {
    var history = try read(path, options)
    try history.write(to: store())
    return history.report
  }

  private static func read(
    _ path: String,
    _ options: ImportOptions
  ) throws(ImportError) -> ActivityWatchHistory {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw .unreadable(file: path, reason: String(cString: strerror(errno)))
    }
    var reader = JSONReader(ByteStream(descriptor: descriptor), limits: options.limits)
    guard !reader.isEmpty() else { throw .empty(file: path) }
    var parser = ActivityWatchExportParser(
      reader,
      ActivityWatchHistory(options, source: "ActivityWatch export")
    )
    do throws(JSONError) {
      try parser.readFile()
    } catch {
      if let failure = readFailure(parser, path) { throw failure }
      throw .malformed(
        file: path,
        offset: error.offset,
        place: parser.place,
        reason: error.message
      )
    }
    if let failure = readFailure(parser, path) { throw failure }
    guard parser.foundBuckets else { throw .noBuckets(file: path) }
    return parser.history
  }

  private static func readFailure(
    _ parser: borrowing ActivityWatchExportParser,
    _ path: String
  ) -> ImportError? {
    guard parser.readFailure != 0 else { return nil }
    return .unreadable(file: path, reason: String(cString: strerror(parser.readFailure)))
  }
}
