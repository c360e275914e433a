import ActivityStore
import Glibc
import Importers
import Sanitizer

/// `report-host sources sync`: reads what is new in the sources.
enum SourcesSyncCommand {
  static let syntax = CommandSyntax(
    name: "sources sync",
    summary: "Import what is new in the sources",
    options: [
      StoreCommand.storeOption,
      .init(name: "--all", help: "Read all of every source again"),
    ]
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let path = arguments.storePath(console)
    var status: Int32 = 0
    do {
      let sources = try arguments.withStore(console) { try $0.sources() }
      let now = Int64(time(nil))
      if sources.isEmpty { console.note("no sources; add one with 'report-host sources add'") }
      for var source in sources {
        if arguments.isSet("--all") { source.state = "" }
        guard arguments.isSet("--all") || SourceSync.isDue(source, now: now) else {
          try console.write("\(source.location): nothing new\n")
          continue
        }
        do {
          let report = try SourceRefresh.sync(source, in: Store.openOrCreate(path), console, now)
          try console.write("\(source.location): \(counted(report.eventsAdded, "new event"))\n")
        } catch let error as ImportError {
          console.note("\(source.location): \(error)")
          status = 1
        }
      }
      return status
    } catch let error as StoreError {
      throw error.naming(path)
    }
  }
}

/// Imports what is new before something is shown.
enum SourceRefresh {
  /// Reads one source with its own options.
  static func sync(
    _ source: StoredSource,
    in store: Store,
    _ console: Console,
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
      options: try ImportArguments.options(arguments, console: console, now: now),
      format: try ImportArguments.format(arguments)
    ) { progress.show(Int($0 * 1_000), of: 1_000) }
  }

  /// Reads the sources of a store that may have something new.
  ///
  /// - Returns: What the user should know; a source that fails does not keep a report back.
  static func refresh(_ store: Store, at path: String, _ console: Console) throws -> [String] {
    let now = Int64(time(nil))
    let due = try store.sources().filter { SourceSync.isDue($0, now: now) }
    var notes: [String] = []
    for source in due {
      let place = Sanitizer.sanitized(source.location, limit: 200)
      do {
        _ = try sync(source, in: Store.openOrCreate(path, busyTimeout: 200), console, now)
      } catch let error as UsageError {
        notes.append("note: source \(place): \(error.message); nothing new was imported")
      } catch {
        notes.append("note: source \(place): \(error); the report is without what is new in it")
      }
    }
    return notes
  }
}
