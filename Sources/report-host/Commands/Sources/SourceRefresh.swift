import ActivityStore
import Glibc
import Importers
import Sanitizer
import Synchronization

/// Imports what is new before something is shown.
enum SourceRefresh {
  /// A report does not wait longer for another process that writes; milliseconds.
  private static let busyTimeout: Int32 = 200
  /// Nor for servers that do not answer; seconds for all of them.
  private static let patience = Duration.seconds(3)

  /// Reads one source with its own options.
  ///
  /// - Parameters:
  ///   - limit: Seconds that a server may take; nil for as long as it needs.
  ///   - showsProgress: Whether a line on the terminal may say how far it is.
  static func sync(
    _ source: StoredSource,
    in store: Store,
    _ now: Int64,
    limit: Double? = nil,
    showsProgress: Bool = true
  ) throws -> ImportReport {
    let arguments = try ParsedArguments(
      source.options + [source.location],
      syntax: SourcesAddCommand.syntax
    )
    let format = try ImportArguments.format(arguments)
    var options: ImportOptions
    do {
      options = try ImportArguments.options(arguments, console: Console(), now: now)
    } catch let error as ImportError {
      try SourceSync.fail(source, "\(error)", in: store, now: now)
      throw error
    }
    options.timeLimit = limit
    func sync(progress: @escaping (Double) -> Void) throws -> ImportReport {
      try SourceSync.sync(
        source,
        in: store,
        options: options,
        format: format,
        progress: progress
      )
    }
    return showsProgress ? try ProgressLine.during("imported", sync) : try sync { _ in }
  }

  /// Held while sources are read: who comes second finds them read.
  private static let turn = Mutex(())

  /// Reads the sources of a store that may have something new.
  ///
  /// - Parameter showsProgress: Whether a line on the terminal may say how far it is.
  /// - Returns: What the user should know; a source that fails does not keep a report back.
  static func refresh(_ store: Store, at path: String, showsProgress: Bool) throws -> [String] {
    try turn.withLock { _ in try read(store, at: path, showsProgress) }
  }

  private static func read(
    _ store: Store,
    at path: String,
    _ showsProgress: Bool
  ) throws -> [String] {
    let now = Int64(time(nil))
    let clock = ContinuousClock()
    var waited = Duration.zero
    var notes: [String] = []
    for source in try store.sources() {
      let place = Sanitizer.path(source.location, limit: 200)
      guard SourceSync.isDue(source, now: now) else {
        // A server that failed a moment ago is let alone for a while.
        if let failure = source.failure { notes.append(note(place, failure)) }
        continue
      }
      let isServer = SourceSync.isServer(source.location)
      guard !isServer || waited < patience else {
        notes.append(note(place, "other servers took too long; it was not asked"))
        continue
      }
      let start = clock.now
      defer { if isServer { waited += start.duration(to: clock.now) } }
      do {
        _ = try sync(
          source,
          in: Store.openOrCreate(path, busyTimeout: busyTimeout),
          now,
          limit: isServer ? (patience - waited) / .seconds(1) : nil,
          showsProgress: showsProgress
        )
      } catch let error as UsageError {
        notes.append("note: source \(place): \(error.message); nothing new was imported")
      } catch {
        notes.append(note(place, "\(error)"))
      }
    }
    return notes
  }

  private static func note(_ place: String, _ reason: String) -> String {
    let reason = Sanitizer.sanitized(reason)
    return "note: source \(place): \(reason); the report is without what is new in it"
  }
}
