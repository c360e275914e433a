import Suggestions

/// The names of an extension's contexts for a message, which stays short however many there are.
package enum ContextList {
  /// The most names that are written out.
  package static let limit = 20

  /// The most scalars of a name.
  static let nameLimit = 64

  /// Names between commas, and how many more there are and what lists them.
  ///
  /// - Parameters:
  ///   - names: All names, in the extension's order; the order stays where all are written.
  ///   - typed: What was typed instead of one of them; those nearest to it come first then.
  ///   - extensionName: How the user calls the extension.
  package static func text(
    _ names: [String],
    near typed: String? = nil,
    of extensionName: String
  ) -> String {
    guard !names.isEmpty else { return "no contexts at all" }
    guard names.count > limit else { return joined(names) }
    let near = typed.map { Suggestions.near($0, in: names, limit: limit) } ?? []
    let others = names.lazy.filter { !near.contains($0) }.prefix(limit - near.count)
    return joined(near + others)
      + " and \(names.count - limit) more (report-host inspect \(extensionName) lists all)"
  }

  private static func joined(_ names: [String]) -> String {
    names.map(shortened).joined(separator: ", ")
  }

  /// The beginning of a name; of scalars, for one character can have any number of them.
  static func shortened(_ name: String) -> String {
    let scalars = name.unicodeScalars
    guard
      let end = scalars.index(scalars.startIndex, offsetBy: nameLimit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return name }
    return String(scalars[..<end]) + "…"
  }
}
