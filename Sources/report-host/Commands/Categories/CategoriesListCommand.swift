import ActivityStore
import ExtensionProtocol
import Sanitizer

/// `report-host categories list`: shows which category everything is in, and why.
enum CategoriesListCommand {
  static let syntax = CommandSyntax(
    name: "categories list",
    summary: "Show applications and web domains by category, and who put them there",
    options: [
      StoreCommand.storeOption,
      .init(name: "--chosen", help: "Only the categories of your own choice"),
    ]
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let (chosen, subjects) = try arguments.withStore(console) { store in
      (try store.overrides(), try store.categorizedSubjects())
    }
    let onlyChosen = arguments.isSet("--chosen")
    if onlyChosen && chosen.isEmpty {
      console.note("no choices; make one with 'report-host categories set'")
      return 0
    }
    let rows = onlyChosen ? chosen.map(row) : subjects.map { row($0, chosen) }
    let head = ["Category", "Kind", "Identifier"] + (onlyChosen ? [] : ["Name", "By"])
    try console.write(TextTable([head] + rows.sorted { $0.lexicographicallyPrecedes($1) }).text)
    return 0
  }

  private static func row(_ override: CategoryOverride) -> [String] {
    [override.category, word(override.kind), override.identifier].map(clean)
  }

  private static func row(_ subject: FiledSubject, _ chosen: [CategoryOverride]) -> [String] {
    let by =
      chosen.contains(where: { $0.covers(subject) })
      ? "you" : subject.given == nil ? "report-host" : "its source"
    return [subject.category, word(subject.kind), subject.identifier, subject.name ?? "", by]
      .map(clean)
  }

  static func word(_ kind: ActivityReport.Subject.Kind) -> String {
    kind == .webDomain ? "domain" : "application"
  }

  private static func clean(_ text: String) -> String { Sanitizer.sanitized(text, limit: 128) }
}

extension CategoryOverride {
  /// Whether the choice is about a subject.
  func covers(_ subject: FiledSubject) -> Bool {
    guard kind == subject.kind else { return false }
    let name = subject.identifier.lowercased()
    return name == identifier || kind == .webDomain && name.hasSuffix("." + identifier)
  }
}
