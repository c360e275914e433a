import ActivityStore
import Authorization
import ExtensionHost
import Sandbox
import Sanitizer

/// `report-host authorize`: lets an extension read somebody's activity.
enum AuthorizeCommand {
  static let syntax = CommandSyntax(
    name: "authorize",
    summary: "Let an extension or app read activity, of yourself and other adults or of a child",
    operands: [
      .init(name: "EXTENSION", help: "An extension's or app's name or path", isOptional: true)
    ],
    options: [
      .init(name: "--individual", help: "The activity of everybody in the store who is no child"),
      .init(name: "--child", value: "NAME", help: "The activity of one child"),
      .init(name: "--change-passphrase", help: "Change the guardian's passphrase instead"),
      StoreCommand.storeOption,
    ],
    forms: [
      "EXTENSION --individual [--store FILE]",
      "EXTENSION --child NAME [--store FILE]",
      "--change-passphrase [--store FILE]",
    ],
    discussion: """
      Asks at the terminal: for individuals whoever the store's file belongs to, for a child the
      guardian, by a passphrase that is set at its first use. Five wrong passphrases in a row make
      the next wait, half a minute at first and up to an hour. One extension at a time can be
      authorized for a child.

      An extension is known by the path of its executable: rebuilt it keeps what it was given, a
      copy elsewhere has nothing. An app is authorized for the extensions that make its reports; it
      sees nothing of them itself. docs/authorization.md has more.

      Examples:
        report-host authorize ActivityCharts --individual
        report-host authorize ./MyExtension --child Mia
      """
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    try check(arguments)
    let path = arguments.storePath(console)
    let app = try arguments.operands.first.map { try located($0, console) }
    do {
      let center = AuthorizationCenter(
        store: try AuthorizationStore.open(path),
        path: path,
        prompter: try Terminal()
      )
      guard let app else {
        try center.changePassphrase()
        try console.write("the guardian's passphrase was changed\n")
        return 0
      }
      let name = Sanitizer.sanitized(app.name, limit: 128)
      if let child = arguments.value("--child") {
        try center.requestChild(app, named: child)
        try console.write("\(name) may read the activity of \(Sanitizer.sanitized(child))\n")
      } else {
        try center.requestIndividual(app, remembersNo: false)
        try console.write("\(name) may read the activity of everybody who is no child\n")
      }
      return 0
    } catch let error as StoreError {
      throw error.naming(path)
    }
  }

  private static func check(_ arguments: ParsedArguments) throws {
    let given = ["--individual", "--child", "--change-passphrase"].filter(arguments.isSet)
    if given.count > 1 {
      throw UsageError("\(given[0]) and \(given[1]) exclude each other", command: syntax.name)
    }
    if given == ["--change-passphrase"] {
      guard arguments.operands.isEmpty else {
        throw UsageError("--change-passphrase takes no EXTENSION", command: syntax.name)
      }
    } else if arguments.operands.isEmpty {
      throw UsageError("missing EXTENSION", command: syntax.name)
    } else if given.isEmpty {
      throw UsageError("say whose activity: --individual or --child NAME", command: syntax.name)
    }
  }

  private static func located(_ name: String, _ console: Console) throws -> AuthorizationCenter.App
  {
    let file = try LocatedExtension.find(
      name,
      as: [.reportExtension, .app],
      console: console,
      command: syntax.name
    )
    return AuthorizationCenter.App(
      name: file.name,
      identifier: try file.executable.canonicalPath(),
      showsReports: file.identity.isApp
    )
  }
}
