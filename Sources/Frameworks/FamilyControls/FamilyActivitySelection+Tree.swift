internal import ManagedSettings
internal import ViewTree

extension FamilyActivitySelection {
  /// The tokens as the host takes them.
  var tokens: TokenSelection {
    TokenSelection(
      applications: applicationTokens.sortedBytes(),
      categories: categoryTokens.sortedBytes(),
      webDomains: webDomainTokens.sortedBytes()
    )
  }

  /// The selection with the tokens that the user has confirmed.
  func replacing(with tokens: TokenSelection) -> FamilyActivitySelection {
    var selection = self
    selection.applicationTokens = Set(bytes: tokens.applications)
    selection.categoryTokens = Set(bytes: tokens.categories)
    selection.webDomainTokens = Set(bytes: tokens.webDomains)
    return selection
  }
}
