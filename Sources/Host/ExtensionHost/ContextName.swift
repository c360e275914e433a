import Suggestions

/// Matches the context that a person types with those that an extension has.
package enum ContextName {
  /// Why a context cannot be chosen; each case carries the contexts that there are.
  package enum MatchError: Error, Hashable, Sendable {
    case unknown(String, known: [String])
    case ambiguous(String, matches: [String])
    case missing(known: [String])

    /// One line for the user of an extension, who calls it by this name.
    package func message(for extensionName: String) -> String {
      switch self {
      case .unknown(let name, let known):
        let near = Suggestions.near(name, in: known, limit: 1).first
        let hint = near.map { "; did you mean '\(ContextList.shortened($0))'?" } ?? "."
        let list = ContextList.text(known, near: name, of: extensionName)
        return "'\(extensionName)': no context '\(name)'\(hint) The extension has: \(list)"
      case .ambiguous(let name, let matches):
        let list = ContextList.text(matches, of: extensionName)
        return "'\(extensionName)': '\(name)' could be any of these contexts: \(list); "
          + "write one exactly"
      case .missing(let known):
        let list = ContextList.text(known, of: extensionName)
        return "'\(extensionName)': name a context with --context. The extension has: \(list)"
      }
    }
  }

  /// Finds the raw value that a name means.
  ///
  /// An exact raw value wins. Otherwise case, spaces and punctuation do not count, so `pieChart`
  /// means "Pie Chart".
  ///
  /// - Parameters:
  ///   - name: What was typed; nil to take the extension's only context.
  ///   - known: The raw values of the extension's scenes.
  /// - Returns: One of `known`.
  /// - Throws: ``MatchError`` when none or several match.
  package static func match(
    _ name: String?,
    in known: [String]
  ) throws(MatchError) -> String {
    guard let name else {
      guard let only = known.first, known.count == 1 else { throw .missing(known: known) }
      return only
    }
    if known.contains(name) { return name }
    let wanted = folded(name)
    let matches = known.filter { folded($0) == wanted }
    guard let first = matches.first else { throw .unknown(name, known: known) }
    guard matches.count == 1 else { throw .ambiguous(name, matches: matches) }
    return first
  }

  /// Letters and digits in lower case.
  private static func folded(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
