import ActivityStore
import Authorization
import Sanitizer

/// `report-host revoke`: takes authorizations back.
enum RevokeCommand {
  static let syntax = CommandSyntax(
    name: "revoke",
    summary: "Take back what an extension was authorized for",
    operands: [
      .init(name: "EXTENSION", help: "An extension's name or path, also one that is gone")
    ],
    options: [
      .init(name: "--individual", help: "Only the activity of those who are no children"),
      .init(name: "--child", value: "NAME", help: "Only the activity of this child"),
      StoreCommand.storeOption,
    ],
    discussion: """
      Without an option everything is taken back, a remembered no included, so that the next run
      asks again. All tokens that the extension was given stand for nothing from then on.

      Examples:
        report-host revoke ActivityCharts
        report-host revoke ./MyExtension --child Mia
      """
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    if arguments.isSet("--individual"), arguments.isSet("--child") {
      throw UsageError("--individual and --child exclude each other", command: syntax.name)
    }
    let path = arguments.storePath(console)
    do {
      let store = try AuthorizationStore.open(path)
      let app = try AppLookup.find(
        arguments.operands[0],
        in: store.apps(),
        console: console,
        command: syntax.name
      )
      let member = try member(arguments, store)
      let didRevoke = try store.revoke(app.identifier, for: member)
      let what = suffix(arguments)
      let line =
        didRevoke
        ? "\(app.fileName) is no longer authorized\(what); its tokens are void"
        : "\(app.fileName) was not authorized\(what); nothing was changed"
      try console.write(Sanitizer.sanitized(line) + "\n")
      return 0
    } catch let error as StoreError {
      throw error.naming(path)
    }
  }

  private static func member(_ arguments: ParsedArguments, _ store: Store) throws -> Member? {
    if arguments.isSet("--individual") { return .individual }
    return try arguments.value("--child").map { try store.child(named: $0).member }
  }

  private static func suffix(_ arguments: ParsedArguments) -> String {
    if arguments.isSet("--individual") { return " for individuals" }
    return arguments.value("--child").map { " for \($0)" } ?? ""
  }
}
