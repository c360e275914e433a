package import ExtensionProtocol

extension ActivityReport.User {
  /// The names that a query may use.
  package var names: [String] {
    let full = [givenName, familyName].compactMap(\.self).joined(separator: " ")
    var names = [givenName, full, appleID].compactMap(\.self).filter { !$0.isEmpty }
    if names.count > 1, names[0] == names[1] { names.remove(at: 1) }
    return names
  }

  /// Whether somebody goes by a name.
  package func isCalled(_ name: String) -> Bool { names.contains { sameName($0, name) } }

  /// What to call somebody.
  package var shownName: String { names.first ?? "somebody without a name" }
}

/// Whether two names are the same but for case and the kind of apostrophe.
func sameName(_ a: String, _ b: String) -> Bool {
  func folded(_ name: String) -> String {
    String(name.lowercased().map { $0 == "’" ? "'" : $0 })
  }
  return a == b || folded(a) == folded(b)
}
