import ActivityStore
import CivilCalendar
import Sanitizer

/// `report-host sources list`: shows the sources of a store.
enum SourcesListCommand {
  static let syntax = CommandSyntax(
    name: "sources list",
    summary: "Show the sources, and when each was read",
    options: [
      StoreCommand.storeOption,
      .init(name: "--time-zone", short: "-z", value: "ZONE", help: "For the times shown"),
    ]
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let zone = try arguments.timeZone(console)
    let sources = try arguments.withStore(console) { try $0.sources() }
    if sources.isEmpty { console.note("no sources; add one with 'report-host sources add'") }
    for source in sources {
      // A key is nobody's business who looks over a shoulder.
      let words = source.options.map { $0.hasPrefix("--key=") ? "--key=…" : $0 }
      let options = words.isEmpty ? "" : "  " + Sanitizer.sanitized(words.joined(separator: " "))
      let time = source.synced == 0 ? "never read" : "read \(zone.rfc3339(source.synced))"
      try console.write("\(Sanitizer.path(source.location))\(options)\n  \(time)\n")
      if let failure = source.failure {
        try console.write("  failed: \(Sanitizer.sanitized(failure))\n")
      }
    }
    return 0
  }
}
