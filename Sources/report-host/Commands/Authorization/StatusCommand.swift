import ActivityStore
import Authorization
import CivilCalendar
import JSON
import Sanitizer

/// `report-host status`: shows what extensions may read.
enum StatusCommand {
  /// The form of the output.
  private enum Format: String, CaseIterable {
    case table, json
  }

  static let syntax = CommandSyntax(
    name: "status",
    summary: "Show which extensions may read whose activity",
    operands: [
      .init(name: "EXTENSION", help: "Only this one, by its name or path", isOptional: true)
    ],
    options: [
      .init(name: "--format", short: "-f", value: "FORM", help: "table (default) or json"),
      .init(name: "--time-zone", short: "-z", value: "ZONE", help: "For the dates"),
      StoreCommand.storeOption,
    ],
    discussion: """
      An extension that is not listed was not asked about (notDetermined): the first run at a
      terminal asks.

      Example:
        report-host status ActivityCharts
      """
  )

  /// One line of the table.
  private struct Row {
    var name: String
    var member: String
    var status: AuthorizationStatus
    var decided: Int64?
    var path: String
  }

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let format = try arguments.choice("--format", as: Format.self) ?? .table
    let zone = try arguments.timeZone(console)
    let path = arguments.storePath(console)
    let rows: [Row]
    do {
      let store = try AuthorizationStore.read(path)
      var apps = try store.apps()
      if let name = arguments.operands.first {
        apps = [try AppLookup.find(name, in: apps, console: console, command: syntax.name)]
      }
      let people = try store.people()
      rows = apps.flatMap { Self.rows($0, people) }
    } catch let error as StoreError {
      throw error.naming(path)
    }
    switch format {
    case .table: try console.write(table(rows, zone))
    case .json: try console.write(json(rows))
    }
    return 0
  }

  private static func rows(_ app: AuthorizedApp, _ people: [Person]) -> [Row] {
    let decisions =
      app.decisions.isEmpty
      ? [AuthorizationDecision(member: .individual, status: .notDetermined, decided: 0)]
      : app.decisions
    return decisions.map { decision in
      Row(
        name: app.fileName,
        member: name(of: decision.member, people),
        status: decision.status,
        decided: decision.status == .notDetermined ? nil : decision.decided,
        path: app.identifier
      )
    }
  }

  private static func name(of member: Member, _ people: [Person]) -> String {
    guard member != .individual else { return "individual" }
    let person = people.first { Member.child($0.number) == member }
    return person?.user.shownName ?? "a child who is gone"
  }

  private static func table(_ rows: [Row], _ zone: TimeZoneRules) -> String {
    guard !rows.isEmpty else { return "no extension was authorized or denied\n" }
    return TextTable(
      [["EXTENSION", "WHO", "STATUS", "SINCE", "PATH"]]
        + rows.map { row in
          let day = row.decided.map { String(zone.rfc3339($0).prefix(10)) } ?? "–"
          return [row.name, row.member, row.status.name, day, Sanitizer.path(row.path)]
        }
    ).text
  }

  private static func json(_ rows: [Row]) -> [UInt8] {
    var writer = JSONWriter()
    writer.write(
      .object([
        "authorizations": .array(
          rows.map { row in
            .object([
              "decided": .optional(row.decided.map { Double($0) }),
              "extension": .string(row.name),
              "member": .string(row.member),
              "path": .string(row.path),
              "status": .string(row.status.name),
            ])
          }
        ),
        "version": .number(1),
      ])
    )
    writer.raw("\n")
    return writer.bytes
  }
}
