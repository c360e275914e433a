import ActivityStore
import Categories
import ExtensionProtocol
import Sanitizer

/// `report-host categories set`: puts an application or web domain into a category.
enum CategoriesSetCommand {
  static let syntax = CommandSyntax(
    name: "categories set",
    summary: "Put an application or web domain into a category",
    operands: [
      .init(name: "SUBJECT", help: "An application's identifier or name, or a web domain"),
      .init(name: "CATEGORY", help: "A category that is there, or a new one"),
    ],
    options: [
      StoreCommand.storeOption,
      .init(name: "--kind", value: "KIND", help: "application or domain, where it could be both"),
    ],
    discussion: """
      Examples:
        report-host categories set Firefox Utilities
        report-host categories set docs.example.com "Work > Writing"
      """
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let path = arguments.storePath(console)
    do {
      let store = try Store.openExisting(path)
      let subjects = try store.categorizedSubjects()
      let category = try category(arguments.operands[1], subjects, console)
      let targets = try SubjectChoice(arguments).targets(subjects)
      try store.setOverrides(
        targets.map { kind, identifier in
          CategoryOverride(kind: kind, identifier: identifier, category: category)
        }
      )
      for (kind, identifier) in targets {
        let line = "\(CategoriesListCommand.word(kind)) \(identifier): \(category)"
        console.note(Sanitizer.sanitized(line))
      }
      return 0
    } catch let error as StoreError {
      throw error.naming(path)
    }
  }

  /// The category as it is written already, or a new one.
  private static func category(
    _ asked: String,
    _ subjects: [FiledSubject],
    _ console: Console
  ) throws -> String {
    guard (1...256).contains(asked.utf8.count), !asked.utf8.contains(where: { $0 < 0x20 }) else {
      throw UsageError("CATEGORY is a name of up to 256 bytes", command: syntax.name)
    }
    let known = Category.allCases.map(\.rawValue) + Set(subjects.map(\.category)).sorted()
    if let found = known.first(where: { $0.lowercased() == asked.lowercased() }) { return found }
    console.note("'\(asked)' is a new category\(didYouMean(asked, in: known))")
    return asked
  }
}
