import ActivityStore

/// `report-host store`: looks after the activity that was imported.
enum StoreCommand {
  static let group = Command(
    group: CommandSyntax(
      name: "store",
      summary: "Look into the activity store, check, export, thin out or copy it",
      discussion: "docs/store.md describes the store."
    ),
    [
      Command(syntax: StoreInfoCommand.syntax, run: StoreInfoCommand.run),
      Command(syntax: StoreVerifyCommand.syntax, run: StoreVerifyCommand.run),
      Command(syntax: StoreExportCommand.syntax, run: StoreExportCommand.run),
      Command(syntax: StoreDeleteCommand.syntax, run: StoreDeleteCommand.run),
      Command(syntax: StoreBackupCommand.syntax, run: StoreBackupCommand.run),
    ]
  )

  /// The option that every command of the group has.
  static let storeOption = CommandSyntax.Option(
    name: "--store",
    value: "FILE",
    help: "Another store than the user's own"
  )
}

extension ParsedArguments {
  /// The store that `--store` names, or the user's own.
  func storePath(_ console: Console) -> String {
    value("--store") ?? StoreLocation.standard { console[$0] }
  }

  /// Runs the body with a store that is there, to read it.
  ///
  /// - Throws: `StoreError` naming the file, or what the body throws.
  func withStore<Result>(_ console: Console, _ body: (Store) throws -> Result) throws -> Result {
    let path = storePath(console)
    do {
      guard let store = try Store.open(path) else { throw StoreError.missing(path: path) }
      return try body(store)
    } catch let error as StoreError {
      throw error.naming(path)
    }
  }
}
