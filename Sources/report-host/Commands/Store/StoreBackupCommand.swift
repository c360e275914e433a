import ActivityStore

/// `report-host store backup`: a copy of the store.
enum StoreBackupCommand {
  static let syntax = CommandSyntax(
    name: "store backup",
    summary: "Copy the store, also while it is in use",
    operands: [.init(name: "FILE", help: "Where the copy goes")],
    options: [
      StoreCommand.storeOption,
      .init(name: "--force", help: "Replace a file that is there"),
    ],
    discussion: """
      The copy is the store as it was at one moment, readable by its owner only. It is written under
      another name and appears when it is complete. To go back to it, put it in the store's place
      while nothing uses the store, or name it with --store.
      """
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let path = arguments.operands[0]
    try arguments.withStore(console) { store in
      try store.backup(to: path, replaces: arguments.isSet("--force"))
    }
    return 0
  }
}
