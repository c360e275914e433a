import ExtensionBuilder

/// What the author of an extension that does not build is told after the compiler's errors.
struct BuildSummary {
  private(set) var lines: [String] = []

  /// Names in one line; more would not be read.
  private static let limit = 40

  init(_ outcome: ExtensionBuild.Outcome) {
    lines = outcome.remedies
    guard let missing = outcome.missing else { return }
    if !missing.foreignModules.isEmpty {
      lines.append(
        "not part of Apple's SDK: \(Self.list(missing.foreignModules)); "
          + "name the folder with the sources too, or leave the import out"
      )
    }
    if !missing.lacking.isEmpty {
      lines.append(
        "not available here: \(Self.list(missing.lacking)); see docs/compatibility.md"
          + " (what your app declares: name those files too)"
      )
    }
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(limit).joined(separator: ", ")
    return names.count > limit ? shown + " and \(names.count - limit) more" : shown
  }
}
