@_exported public import FoundationShims
public import ManagedSettings

/// What a person chose in the activity picker, as tokens.
public struct FamilyActivitySelection: Codable, Equatable, Sendable {
  /// Whether choosing a category puts its applications and web domains into the selection too.
  public let includeEntireCategory: Bool

  /// The tokens of the applications that the person chose.
  public var applicationTokens: Set<ApplicationToken> = []

  /// The tokens of the categories that the person chose.
  public var categoryTokens: Set<ActivityCategoryToken> = []

  /// The tokens of the web domains that the person chose.
  public var webDomainTokens: Set<WebDomainToken> = []

  /// Creates an empty selection, in which a category does not bring its members with it.
  public init() {
    self.init(includeEntireCategory: false)
  }

  /// Creates an empty selection.
  public init(includeEntireCategory: Bool) {
    self.includeEntireCategory = includeEntireCategory
  }

  /// The applications that the person chose.
  public var applications: Set<Application> { Set(applicationTokens.map(Application.init)) }

  /// The categories that the person chose.
  public var categories: Set<ActivityCategory> { Set(categoryTokens.map(ActivityCategory.init)) }

  /// The web domains that the person chose.
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map(WebDomain.init)) }
}

extension FamilyActivitySelection {
  // Apple's form has three more lists, for items without a token. There are none here, but readers
  // of the form expect the lists.
  private enum CodingKeys: String, CodingKey {
    case applicationTokens, categoryTokens, webDomainTokens, includeEntireCategory
    case untokenizedApplicationIdentifiers, untokenizedCategoryIdentifiers
    case untokenizedWebDomainIdentifiers
  }

  /// Reads a selection in Apple's form; a list that is missing is empty.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let entire = try container.decodeIfPresent(Bool.self, forKey: .includeEntireCategory)
    self.init(includeEntireCategory: entire ?? false)
    applicationTokens = try container.decodeIfPresent(forKey: .applicationTokens) ?? []
    categoryTokens = try container.decodeIfPresent(forKey: .categoryTokens) ?? []
    webDomainTokens = try container.decodeIfPresent(forKey: .webDomainTokens) ?? []
  }

  /// Writes the selection in Apple's form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(applicationTokens, forKey: .applicationTokens)
    try container.encode(categoryTokens, forKey: .categoryTokens)
    try container.encode(webDomainTokens, forKey: .webDomainTokens)
    try container.encode(includeEntireCategory, forKey: .includeEntireCategory)
    for key in [
      CodingKeys.untokenizedApplicationIdentifiers, .untokenizedCategoryIdentifiers,
      .untokenizedWebDomainIdentifiers,
    ] {
      try container.encode([String](), forKey: key)
    }
  }
}

extension KeyedDecodingContainer {
  fileprivate func decodeIfPresent<Value: Decodable>(forKey key: Key) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }
}
