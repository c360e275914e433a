package import ActivityStore

/// Takes activity from a file into a store.
package enum Import {
  /// Reads a file and adds its activity to a store, or nothing of it.
  ///
  /// The store is opened once the kind of the file is known, so that another kind makes no store.
  ///
  /// - Parameters:
  ///   - format: The kind of the file; nil to find it by the content.
  ///   - progress: Is told how much of the file has been read, from 0 to 1.
  /// - Throws: ``ImportError`` where the file cannot be read, `StoreError` where the store cannot be
  ///   written. The store is then as it was.
  package static func load(
    _ path: String,
    format: SourceFormat? = nil,
    into store: @autoclosure () throws -> Store,
    options: ImportOptions,
    progress: @escaping (Double) -> Void = { _ in }
  ) throws -> ImportReport {
    let file = try SourceFile(path: path)
    let importer = try importer(of: file, format)
    var used: Recorder?
    try store().write { writer in
      let recorder = Recorder(writer, options, source: importer.format.title, progress: progress)
      used = recorder
      try importer.read(file, into: recorder)
    }
    guard let used else { throw ImportError.empty(file: path) }
    return used.finishedReport()
  }

  private static func importer(
    of file: SourceFile,
    _ format: SourceFormat?
  ) throws(ImportError) -> any Importer.Type {
    let found = Importers.all.first { importer in
      format.map { importer.format == $0 } ?? importer.recognizes(file)
    }
    guard let found else {
      throw .unknownFormat(file: file.path)
    }
    return found
  }
}
