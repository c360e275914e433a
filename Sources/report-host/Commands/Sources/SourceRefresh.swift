import ActivityStore
import Glibc
import Importers
import Sanitizer

/// Imports what is new before something is shown.
enum SourceRefresh {
  /// A report does not wait longer for another process that writes; milliseconds.
  private static let busyTimeout: Int32 = 200

  /// Reads one source with its own options.
  static func sync(
    _ source: StoredSource,
    in store: Store,
    _ now: Int64
  ) throws -> ImportReport {
    let arguments = try ParsedArguments(
      source.options + [source.location],
      syntax: SourcesAddCommand.syntax
    )
    let progress = ProgressLine("imported")
    defer { progress.clear() }
    return try SourceSync.sync(
      source,
      in: store,
      options: try ImportArguments.options(arguments, console: Console(), now: now),
      format: try ImportArguments.format(arguments)
    ) { progress.show(Int($0 * 1_000), of: 1_000) }
  }

  /// Reads the sources of a store that may have something new.
  ///
  /// - Returns: What the user should know; a source that fails does not keep a report back.
  static func refresh(_ store: Store, at path: String) throws -> [String] {
    let now = Int64(time(nil))
    let due = try store.sources().filter { SourceSync.isDue($0, now: now) }
    var notes: [String] = []
    for source in due {
      let place = Sanitizer.sanitized(source.location, limit: 200)
      do {
        _ = try sync(source, in: Store.openOrCreate(path, busyTimeout: busyTimeout), now)
      } catch let error as UsageError {
        notes.append("note: source \(place): \(error.message); nothing new was imported")
      } catch {
        notes.append("note: source \(place): \(error); the report is without what is new in it")
      }
    }
    return notes
  }
}
