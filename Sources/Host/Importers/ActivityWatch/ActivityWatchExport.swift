/// Imports what ActivityWatch exports as JSON.
enum ActivityWatchExport: FileImporter {
  static let format = SourceFormat.activityWatch

  /// JSON that names what only buckets have; its own kinds of JSON are asked for before.
  static func recognizes(_ file: SourceFile) -> Bool {
    (file.begins(with: "{") || file.begins(with: "["))
      && (file.headContains("\"buckets\"") || file.headContains("\"events\"")
        || file.headContains("\"hostname\""))
  }

  static func read(_ file: SourceFile, into recorder: Recorder) throws {
    let history = ActivityWatchHistory(recorder)
    var reader = JSONReader(file.stream(), limits: recorder.options.limits)
    guard !reader.isEmpty() else { throw ImportError.empty(file: file.path) }
    var parser = ActivityWatchExportParser(reader, history, size: file.size)
    do {
      try parser.readFile()
    } catch let error as JSONError {
      throw ImportError(error, file, place: parser.place, readFailure: parser.readFailure)
    }
    guard parser.readFailure == 0 else {
      throw ImportError.unreadable(file: file.path, errno: parser.readFailure)
    }
    guard parser.foundBuckets else { throw ImportError.noBuckets(file: file.path) }
    history.finish()
  }
}
