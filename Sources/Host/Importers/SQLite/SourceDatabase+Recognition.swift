extension SourceDatabase {
  /// Whether all of these are tables of the database.
  func hasTables(_ names: String...) throws(ImportError) -> Bool {
    for name in names where try columns(of: name).isEmpty { return false }
    return true
  }
}
