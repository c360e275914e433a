public import Foundation

/// A stretch of attributed text with the changes that its attributes ask for.
struct AttributedRun: Equatable, Sendable {
  let string: String
  let changes: [Text.Change]
}

extension Text {
  /// Shows attributed text in its fonts and colours.
  ///
  /// Attributed strings can be written as literals too; a literal in a text is a localized string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    let runs = attributedContent.runs.map { run in
      AttributedRun(
        string: String(attributedContent[run.range].characters),
        changes: Self.changes(font: run.swiftUI.font, color: run.swiftUI.foregroundColor)
      )
    }
    self.init(.runs(runs))
  }

  private static func changes(font: Font?, color: Color?) -> [Change] {
    var changes: [Change] = []
    if let font { changes.append(.font(font)) }
    if let color { changes.append(.paint(TextPaint(style: AnyShapeStyle(color)))) }
    return changes
  }
}

extension AttributeScopes {
  /// The attributes of text that views draw.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a stretch of text.
    public let font: FontAttribute
    /// The colour of a stretch of text.
    public let foregroundColor: ForegroundColorAttribute

    /// The font of a stretch of text.
    public enum FontAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Font
      /// The attribute's name.
      public static let name = "SwiftUI.Font"
    }

    /// The colour of a stretch of text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The attribute's value.
      public typealias Value = Color
      /// The attribute's name.
      public static let name = "SwiftUI.ForegroundColor"
    }
  }

  /// The attributes of text that views draw.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Gives `font` and `foregroundColor` their short names.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key {
    self[Key.self]
  }
}
