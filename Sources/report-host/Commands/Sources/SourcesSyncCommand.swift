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
        let place = Sanitizer.path(source.location)
        if arguments.isSet("--all") { source.state = "" }
        let isDue = source.failure != nil || SourceSync.isDue(source, now: now)
        guard arguments.isSet("--all") || isDue else {
          try console.write("\(place): nothing new\n")
          continue
        }
        do {
          let report = try SourceRefresh.sync(source, in: Store.openOrCreate(path), now)
          try console.write("\(place): \(counted(report.eventsAdded, "new event"))\n")
        } catch let error as UsageError {
          console.note("\(place): \(Sanitizer.sanitized(error.message))")
          status = 1
        } catch let error as ImportError {
          console.note("\(place): \(Sanitizer.sanitized("\(error)"))")
          status = 1
        }
      }
      return status
    } catch let error as StoreError {
      throw error.naming(path)
    }
  }
}
