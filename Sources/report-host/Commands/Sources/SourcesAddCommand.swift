import ActivityStore
import Glibc
import Importers

/// `report-host sources add`: imports a source, and keeps it to do so again.
enum SourcesAddCommand {
  static let syntax = CommandSyntax(
    name: "sources add",
    summary: "Import a source now, and whenever it has something new",
    operands: [.init(name: "SOURCE", help: "A file, or a server's address")],
    options: [StoreCommand.storeOption] + ImportArguments.options,
    discussion: """
      Adding a source again gives it other options. What cannot be imported is not added.
      """
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    try ImportArguments.check(arguments, source: arguments.operands[0])
    let location = try absolute(arguments.operands[0])
    let words = try ImportArguments.words(arguments)
    let options = try ImportArguments.options(arguments, console: console)
    let format = try ImportArguments.format(arguments)
    let zone = try arguments.timeZone(console)
    let path = arguments.storePath(console)
    try SourceSync.check(location)
    let beginning = SourceSync.beginning(of: location)
    do {
      // A source of no kind that is known makes no store.
      let report = try ProgressLine.during("imported") { progress in
        try Import.load(
          location,
          format: format,
          into: Store.openOrCreate(path),
          options: options,
          progress: progress
        )
      }
      try Store.openOrCreate(path).addSource(
        location,
        options: words,
        state: SourceSync.state(beginning, report),
        synced: options.now
      )
      try ImportCommand.tell(report, zone, console)
      return 0
    } catch let error as StoreError {
      throw error.naming(path)
    }
  }

  /// The path that names the file wherever the host is started.
  static func absolute(_ location: String) throws -> String {
    guard !SourceSync.isServer(location) else { return location }
    guard let path = realpath(location, nil) else {
      throw CommandFailure("'\(location)' cannot be read: \(errorText(errno))")
    }
    defer { free(path) }
    return String(cString: path)
  }
}
