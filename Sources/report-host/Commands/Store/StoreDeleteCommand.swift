import ActivityStore
import CivilCalendar
import Glibc
import Sanitizer

/// `report-host store delete`: takes activity out of the store for good.
enum StoreDeleteCommand {
  static let syntax = CommandSyntax(
    name: "store delete",
    summary: "Delete activity: what is old, a person's, a device's, an application's",
    options: [
      .init(
        name: "--older-than",
        value: "AGE",
        help: "What began before a date, or so long ago: 90d, 12w, 1y, 2026-01-01"
      ),
      .init(name: "--user", short: "-u", value: "NAME", help: "Only this person's activity"),
      .init(name: "--device", value: "NAME", help: "Only activity on this device"),
      .init(
        name: "--application",
        short: "-a",
        value: "ID",
        help: "Only this application, which is forgotten",
        isRepeating: true
      ),
      .init(
        name: "--web-domain",
        value: "DOMAIN",
        help: "Only this web domain, which is forgotten",
        isRepeating: true
      ),
      .init(name: "--yes", short: "-y", help: "Do not ask"),
      StoreCommand.storeOption,
      .init(name: "--time-zone", short: "-z", value: "ZONE", help: "Whose days the age counts"),
    ],
    discussion: """
      What all given options hold for is deleted, wholly or not at all; the file is then written anew,
      so that nothing of it is left in it. What is older than a date is not taken again from sources
      that still have it; whoever else is deleted comes back with the next import that has them.

      Examples:
        report-host store delete --older-than 90d
        report-host store delete --user Mia --device phone
        report-host store delete --application com.example.game --yes
      """
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let zone = try arguments.timeZone(console)
    let deletion = try deletion(arguments, zone)
    let path = arguments.storePath(console)
    do {
      let store = try Store.openExisting(path)
      let plan = try store.plan(deletion)
      guard !plan.isEmpty else {
        // An earlier deletion may have left traces.
        _ = store.scrub()
        try console.write("nothing to delete\n")
        return 0
      }
      if !arguments.isSet("--yes") {
        let question = DeletionText(plan, zone).question
        guard try Confirmation.ask(question, console, command: syntax.name) else {
          console.note("nothing was deleted")
          return 1
        }
      }
      let scrubbing = try store.delete(plan)
      let sources = plan.before == nil ? try store.sources().count : 0
      if sources > 0 {
        console.note(
          "note: what \(counted(sources, "source")) of the store still have may come back; "
            + "see 'report-host sources list'"
        )
      }
      return try finish(scrubbing, plan, zone, console)
    } catch let error as StoreError {
      throw error.naming(path)
    } catch let error as QueryError {
      throw UsageError("\(error)", command: syntax.name)
    }
  }

  private static func finish(
    _ scrubbing: Scrubbing,
    _ plan: DeletionPlan,
    _ zone: TimeZoneRules,
    _ console: Console
  ) throws -> Int32 {
    try console.write("deleted \(DeletionText(plan, zone).what)\n")
    switch scrubbing {
    case .done: return 0
    case .inUse:
      console.note(
        "note: another process uses the store, so traces may be left in its file until the next "
          + "'report-host store delete'"
      )
      return 0
    case .failed(let error):
      throw CommandFailure(
        "it is gone from all reports, but traces may be left in the file: \(error); "
          + "then run the command again"
      )
    }
  }

  private static func deletion(
    _ arguments: ParsedArguments,
    _ zone: TimeZoneRules
  ) throws -> Deletion {
    let selectors = ["--older-than", "--user", "--device", "--application", "--web-domain"]
    guard selectors.contains(where: arguments.isSet) else {
      throw UsageError(
        "say what to delete: \(selectors.joined(separator: ", "))",
        command: syntax.name
      )
    }
    return Deletion(
      users: ActivityQuery.users(arguments.value("--user")),
      devices: ActivityQuery.devices(arguments.value("--device").map { [$0] } ?? []),
      before: try arguments.value("--older-than").map { try moment($0, zone) },
      applications: Set(try arguments.list("--application")),
      webDomains: Set(try arguments.list("--web-domain"))
    )
  }

  /// The moment that an age or a date names.
  ///
  /// - Throws: ``UsageError`` where it is none, or lies in the future: then nothing could be imported
  ///   until it has come.
  private static func moment(_ text: String, _ zone: TimeZoneRules) throws -> Int64 {
    let now = Int64(time(nil))
    let today = zone.day(holding: now)
    let moment: Int64
    if let days = Self.days(text) {
      moment = zone.startOfDay(today.adding(days: -days))
    } else if let written = try? zone.moment(text) {
      moment = written
    } else {
      throw UsageError(
        "--older-than takes an age such as 90d, 12w or 1y, or a date, not '\(text)'",
        command: syntax.name
      )
    }
    guard moment <= now else {
      throw UsageError("--older-than \(text) lies in the future", command: syntax.name)
    }
    return moment
  }

  /// How many days an age has; a year counts 365.
  private static func days(_ text: String) -> Int64? {
    let lengths: [Character: Int64] = ["d": 1, "w": 7, "y": 365]
    guard let unit = text.last.flatMap({ lengths[$0] }), text.utf8.count <= 7,
      text.dropLast().utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let count = Int64(text.dropLast())
    else { return nil }
    return count * unit
  }
}

/// What a deletion deletes, in words.
struct DeletionText {
  private let plan: DeletionPlan
  private let zone: TimeZoneRules

  init(_ plan: DeletionPlan, _ zone: TimeZoneRules) {
    (self.plan, self.zone) = (plan, zone)
  }

  var question: String { "Delete \(what)? This cannot be undone." }

  var what: String {
    let pairs = plan.pairs.filter { $0.days > 0 || plan.isWhole || !plan.identifiers.isEmpty }.map {
      pair in
      let device = PersonName.text(pair.deviceUser.device)
      let days = plan.identifiers.isEmpty ? ", \(counted(pair.days, "day"))" : ""
      return "\(PersonName.text(pair.deviceUser.user)) on \(device)\(days)"
    }
    let items = plan.identifiers.map { Sanitizer.sanitized($0, limit: 128) }
    let whose = items.isEmpty ? "all activity" : shortened(items)
    let when = plan.before.map { " before \(zone.local(at: $0))" } ?? ""
    return "\(whose)\(when)" + (pairs.isEmpty ? "" : " of \(shortened(pairs))")
  }

  private func shortened(_ items: [String]) -> String {
    guard items.count > 8 else { return items.joined(separator: "; ") }
    return items.prefix(7).joined(separator: "; ") + " and \(items.count - 7) more"
  }
}
