package import ViewTree

/// What a token stands for, in words.
package struct TokenName: Hashable, Sendable {
  package var name: String
  /// The name of an SF symbol; nil for the kind's own.
  package var symbol: String?
  /// Whether it is kept from the process that shows it.
  ///
  /// A terminal then gives its label the room that any label has, so that nothing that is done with
  /// what stands around it tells how long the name is.
  package var isSecret: Bool

  package init(name: String, symbol: String? = nil, isSecret: Bool = false) {
    self.name = name
    self.symbol = symbol
    self.isSecret = isSecret
  }
}

extension TokenLabel.Kind {
  /// What stands for a token that cannot be looked up.
  package var fallbackName: String {
    switch self {
    case .application: "App"
    case .category: "Category"
    case .webDomain: "Website"
    }
  }

  /// The symbol of a token that has none of its own.
  package var fallbackSymbol: String {
    switch self {
    case .application: "app"
    case .category: "square.stack"
    case .webDomain: "globe"
    }
  }
}
