import ActivityPicker
import ActivityStore
import ExtensionHost
import ViewTree

/// `report-host pick`: chooses activities for an app, as its picker does.
enum PickCommand {
  static let syntax = CommandSyntax(
    name: "pick",
    summary: "Choose applications, categories and web domains for an app, and print their tokens",
    options: [
      .init(
        name: "--app",
        value: "NAME",
        help: "The app or extension that gets the tokens, by its name or path"
      ),
      .init(
        name: "--application",
        short: "-a",
        value: "ID",
        help: "Applications, by identifier or name",
        isRepeating: true
      ),
      .init(name: "--category", value: "NAME", help: "Categories", isRepeating: true),
      .init(name: "--web-domain", value: "DOMAIN", help: "Web domains", isRepeating: true),
      .init(
        name: "--include-entire-category",
        help: "With a category choose all that is in it, too"
      ),
      .init(name: "--list", help: "Show what there is to choose from instead"),
      .init(name: "--output", short: "-o", value: "FILE", help: "Write the selection to a file"),
      StoreCommand.storeOption,
      .init(name: "--sample", help: "Choose from the built-in sample family"),
    ],
    forms: [
      "--app NAME [--application ID] [--category NAME] [--web-domain DOMAIN] [-o FILE]",
      "--app NAME --list",
    ],
    discussion: """
      The selection is JSON in the form of Apple's FamilyActivitySelection. Its tokens mean
      something to this app alone; who else has the file learns how many were chosen and no more.

      Examples:
        report-host pick --app ActivityCharts --list
        report-host pick --app ActivityCharts --category Games -o games.json
        report-host run ActivityCharts -c pieChart --selection games.json
      """
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    guard let name = arguments.value("--app") else {
      throw UsageError("missing --app NAME", command: syntax.name)
    }
    let file = try LocatedExtension.find(
      name,
      as: [.app, .reportExtension],
      console: console,
      command: syntax.name
    )
    let source = try ActivitySourceChoice(arguments, console)
    let app = AskingApp(file, called: name)
    // Nothing is written before all that was named is known.
    let tokens = try AuthorizationRefusal.asking(console) { try source.tokens(of: app) }
    for note in tokens.notes { console.note(note) }
    if arguments.isSet("--list") {
      try console.write(try list(tokens.source))
      return 0
    }
    let selection = try NamedSelection(arguments, tokens).bytes
    if let path = arguments.value("--output") {
      try AtomicFile.write([selection], to: path)
    } else {
      try console.write(selection)
    }
    return 0
  }

  /// What there is to choose from, as a picker shows it.
  private static func list(_ source: any TokenSource) throws -> String {
    let catalogue = try ActivityCatalogue(of: source)
    guard !catalogue.items.isEmpty else { return (catalogue.absence ?? "") + "\n" }
    return TextTable(
      [["Category", "Kind", "Identifier", "Name"]]
        + catalogue.items.map { item in
          [
            catalogue.categories[item.category].name,
            item.kind == .webDomain ? "domain" : "application", item.identifier, item.name ?? "",
          ]
        }
    ).text
  }
}
