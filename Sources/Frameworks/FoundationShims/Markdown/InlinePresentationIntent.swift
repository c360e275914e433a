public import Foundation

/// What a stretch of text is meant as, which a surface draws in its own way.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The intents as bits.
  public let rawValue: UInt

  /// Makes intents from bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Emphasis, drawn in italics.
  public static let emphasized = InlinePresentationIntent(rawValue: 1)
  /// Strong emphasis, drawn in bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
  /// Code, drawn in letters of one width.
  public static let code = InlinePresentationIntent(rawValue: 4)
  /// Words that no longer hold, struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 32)
  /// A break of lines that may be drawn as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 64)
  /// A break of lines.
  public static let lineBreak = InlinePresentationIntent(rawValue: 128)
  /// HTML among the words.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
  /// HTML as a block.
  public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

extension AttributeScopes {
  /// The attributes of Foundation that Linux lacks.
  public struct MarkdownAttributes: AttributeScope {
    /// What a stretch of text is meant as.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute

    /// What a stretch of text is meant as.
    public enum InlinePresentationIntentAttribute: CodableAttributedStringKey {
      /// The intents.
      public typealias Value = InlinePresentationIntent
      /// The attribute's name.
      public static let name = "NSInlinePresentationIntent"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of markdown by name.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.MarkdownAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
