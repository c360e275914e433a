import ActivityStore

/// `report-host categories unset`: takes a choice back.
enum CategoriesUnsetCommand {
  static let syntax = CommandSyntax(
    name: "categories unset",
    summary: "Take back a category of your own choice",
    operands: [.init(name: "SUBJECT", help: "As 'report-host categories list --chosen' shows it")],
    options: [
      StoreCommand.storeOption,
      .init(name: "--kind", value: "KIND", help: "application or domain, where it could be both"),
    ]
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let path = arguments.storePath(console)
    do {
      let store = try Store.openExisting(path)
      let chosen = try store.overrides()
      let targets = try SubjectChoice(arguments).targets(chosen, try store.categorizedSubjects())
      try store.removeOverrides(targets)
      return 0
    } catch let error as StoreError {
      throw error.naming(path)
    }
  }
}
