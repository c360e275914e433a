import ActivityStore

/// `report-host sources remove`: forgets a source.
enum SourcesRemoveCommand {
  static let syntax = CommandSyntax(
    name: "sources remove",
    summary: "Forget a source; what was imported from it stays",
    operands: [.init(name: "SOURCE", help: "As 'report-host sources list' shows it")],
    options: [StoreCommand.storeOption]
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let path = arguments.storePath(console)
    let asked = arguments.operands[0]
    do {
      let known = try arguments.withStore(console) { try $0.sources() }.map(\.location)
      // A file that is gone has no path to follow.
      let location = known.contains(asked) ? asked : try? SourcesAddCommand.absolute(asked)
      guard let location, known.contains(location) else {
        throw CommandFailure("'\(asked)' is no source\(didYouMean(asked, in: known))")
      }
      _ = try Store.openOrCreate(path).removeSource(location)
      return 0
    } catch let error as StoreError {
      throw error.naming(path)
    }
  }
}
