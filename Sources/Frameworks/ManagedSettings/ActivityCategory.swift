/// A category of applications and web domains.
public struct ActivityCategory: Equatable, Hashable, Sendable {
  /// The token that stands for the category.
  public let token: ActivityCategoryToken?

  /// The category's name in the user's language.
  ///
  /// Nil where the process may not know it.
  public let localizedDisplayName: String?

  /// Creates a category from the token that stands for it.
  public init(token: ActivityCategoryToken) {
    self.init(token: token, localizedDisplayName: nil)
  }

  package init(token: ActivityCategoryToken?, localizedDisplayName: String?) {
    self.token = token
    self.localizedDisplayName = localizedDisplayName
  }
}
