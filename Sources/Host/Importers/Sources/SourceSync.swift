package import ActivityStore

/// Reads what is new in the sources of a store.
package enum SourceSync {
  /// A server is asked again after this many seconds.
  private static let serverInterval: Int64 = 60

  /// Whether a source may have something new: its file was written, or its server was not asked for
  /// a while.
  ///
  /// It takes two calls of stat(2) for a file.
  package static func isDue(_ source: StoredSource, now: Int64) -> Bool {
    if isServer(source.location) {
      return source.synced > now || source.synced <= now - serverInterval
    }
    let fingerprint = SourceState.fingerprint(of: source.location)
    return fingerprint.isEmpty || fingerprint != SourceState(text: source.state).fingerprint
  }

  /// Whether a location is a server's address, whatever its scheme, and not a path.
  package static func isServer(_ location: String) -> Bool { location.contains("://") }

  /// Keeps why a source could not be read.
  ///
  /// - Throws: `StoreError` where the store cannot be written.
  package static func fail(
    _ source: StoredSource,
    _ failure: String,
    in store: Store,
    now: Int64
  ) throws {
    var source = source
    source.synced = now
    source.failure = failure
    try store.update(source)
  }

  /// Reads a source and keeps how far it was read, or why that failed.
  ///
  /// - Parameters:
  ///   - options: What the source's own options say; `now` is the moment of the reading.
  ///   - format: The kind of the file; nil to find it by the content.
  /// - Throws: ``ImportError`` where the source cannot be read, `StoreError` where the store cannot
  ///   be written; the activity in the store is then as it was.
  package static func sync(
    _ source: StoredSource,
    in store: Store,
    options: ImportOptions,
    format: SourceFormat?,
    progress: @escaping (Double) -> Void = { _ in }
  ) throws -> ImportReport {
    var source = source
    let before = SourceState(text: source.state)
    var options = options
    options.positions = before.positions
    source.synced = options.now
    let beginning = beginning(of: source.location)
    do {
      try check(source.location)
      let report = try Import.load(
        source.location,
        format: format,
        into: store,
        options: options,
        progress: progress
      )
      source.state = state(beginning, report)
      source.failure = nil
      try store.update(source)
      return report
    } catch let error as ImportError {
      try fail(source, "\(error)", in: store, now: options.now)
      throw error
    }
  }

  /// Checks that a location can be read again: a pipe cannot, and might keep a report waiting.
  ///
  /// - Throws: ``ImportError``.
  package static func check(_ location: String) throws(ImportError) {
    guard !isServer(location), SourceState.fingerprint(of: location).isEmpty else { return }
    throw SourceState.obstacle(location)
  }

  /// What shows later whether a source was written; asked for before it is read, so that what is
  /// written meanwhile counts as new.
  package static func beginning(of location: String) -> String {
    isServer(location) ? "" : SourceState.fingerprint(of: location)
  }

  /// What to keep of a source that has been read.
  package static func state(_ beginning: String, _ report: ImportReport) -> String {
    var state = SourceState()
    state.fingerprint = beginning
    state.positions = report.positions
    return state.text
  }
}
