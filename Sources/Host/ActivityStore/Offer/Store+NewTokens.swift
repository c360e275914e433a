internal import Categories
package import ExtensionProtocol

/// Tokens of what nobody has used yet.
extension Store {
  /// Makes a subject that the store does not have, with tokens for all authorized apps.
  ///
  /// It goes again with the next deletion of activity, unless it was used by then.
  ///
  /// - Parameter identifier: A category's is its name.
  /// - Throws: ``StoreError`` where the store cannot be written; it is then as it was.
  package func addSubject(
    _ kind: ActivityReport.Subject.Kind,
    _ identifier: String
  ) throws {
    try write { writer in
      guard kind != .category else {
        _ = try writer.number(ofCategory: identifier)
        return
      }
      let name = kind == .application ? Categories.applicationName(identifier) : nil
      _ = try writer.subject(ImportedSubject(kind: kind, identifier: identifier, name: name))
    }
  }

  /// Makes the tokens that apps lack which are authorized; imports do so by themselves.
  ///
  /// - Throws: ``StoreError`` where the store cannot be written; it is then as it was.
  package func addMissingTokens() throws {
    try transaction { try makeMissingTokens() }
  }
}
