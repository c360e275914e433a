package import ActivityStore

/// Takes activity from a file into a store.
package enum Import {
  /// Reads a file or a server and adds its activity to a store, or nothing of it.
  ///
  /// The store is opened once the kind of the file is known, so that another kind makes no store.
  ///
  /// - Parameters:
  ///   - path: The file, or the address of a server on this machine, such as http://127.0.0.1:5600.
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
    if SourceSync.isServer(path) {
      let address = try ServerAddress(path)
      guard format == nil else { throw ImportError.server(path, "--format is for files") }
      return try record("ActivityWatch server", store, options, progress) { recorder in
        try ActivityWatchServer(address, recorder).read()
      }
    }
    let file = try SourceFile(path: path)
    if file.isDatabase {
      return try SourceDatabase.read(path) { database in
        let importer = try Self.importer(of: database, format)
        return try record(importer.format.title, store, options, progress) { recorder in
          try importer.read(database, into: recorder)
          // While nothing of it is kept yet.
          try database.checkUnchanged()
        }
      }
    }
    let importer = try Self.importer(of: file, format)
    return try record(importer.format.title, store, options, progress) { recorder in
      try importer.read(file, into: recorder)
    }
  }

  /// Lets an importer write within one transaction.
  static func record(
    _ source: String,
    _ store: () throws -> Store,
    _ options: ImportOptions,
    _ progress: @escaping (Double) -> Void,
    _ body: (Recorder) throws -> Void
  ) throws -> ImportReport {
    let recorder = try store().write { writer in
      let recorder = Recorder(writer, options, source: source, progress: progress)
      defer { recorder.close() }
      try body(recorder)
      return recorder
    }
    return recorder.finishedReport()
  }

  private static func importer(
    of file: SourceFile,
    _ format: SourceFormat?
  ) throws(ImportError) -> any FileImporter.Type {
    let found = Importers.files.first { importer in
      format.map { importer.format == $0 } ?? importer.recognizes(file)
    }
    guard let found else { throw unusable(file.path, format) }
    return found
  }

  private static func importer(
    of database: SourceDatabase,
    _ format: SourceFormat?
  ) throws(ImportError) -> any DatabaseImporter.Type {
    for importer in Importers.databases {
      if let format {
        if importer.format == format { return importer }
      } else if try importer.recognizes(database) {
        return importer
      }
    }
    throw unusable(database.path, format)
  }

  private static func unusable(_ path: String, _ format: SourceFormat?) -> ImportError {
    format.map { .wrongFormat(file: path, title: $0.title) } ?? .unknownFormat(file: path)
  }
}
