public import Foundation
internal import ViewTree

extension Text {
  /// Sets the font; nil for that of the environment.
  public func font(_ font: Font?) -> Text { changed(.font(font)) }

  /// Sets the weight of the font; nil for the font's own.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed(.weight(weight?.tree)) }

  /// Sets the design of the font; nil leaves it.
  public func fontDesign(_ design: Font.Design?) -> Text {
    design.map { changed(.design($0.tree)) } ?? self
  }

  /// Sets the width of the letters.
  ///
  /// Accepted without effect: surfaces have one width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }

  /// Makes the text bold.
  public func bold() -> Text { changed(.weight(.bold)) }

  /// Makes the text bold while a condition holds.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }

  /// Sets the text in italics.
  public func italic() -> Text { changed(.italic(true)) }

  /// Sets the text in italics while a condition holds.
  public func italic(_ isActive: Bool) -> Text { changed(.italic(isActive)) }

  /// Gives all letters the same width.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? changed(.design(.monospaced)) : self
  }

  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { changed(.monospacedDigits) }

  /// Sets the colour; nil for that of the environment.
  public func foregroundColor(_ color: Color?) -> Text {
    color.map { foregroundStyle($0) } ?? self
  }

  /// Sets the colour or pattern.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    changed(.paint(TextPaint(style: AnyShapeStyle(style))))
  }

  /// Draws a line under the text, in the text's own colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.underline(isActive))
  }

  /// Draws a line under the text, solid and in the text's own colour.
  public func underline(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    changed(.underline(isActive))
  }

  /// Draws a line through the text, in the text's own colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed(.strikethrough(isActive))
  }

  /// Draws a line through the text, solid and in the text's own colour.
  public func strikethrough(
    _ isActive: Bool = true,
    pattern: LineStyle.Pattern,
    color: Color? = nil
  ) -> Text {
    changed(.strikethrough(isActive))
  }

  /// Adds space after each character, in points.
  public func kerning(_ kerning: CGFloat) -> Text { changed(.tracking(kerning.treeLength)) }

  /// Adds space after each character, in points.
  public func tracking(_ tracking: CGFloat) -> Text { changed(.tracking(tracking.treeLength)) }

  /// Moves the text up or down, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed(.baselineOffset(baselineOffset.treeLength))
  }

  /// Sets the size of the text among the text around it.
  ///
  /// Accepted without effect.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// Sets the language that line breaks follow.
  ///
  /// Accepted without effect.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    self
  }

  /// Sets the language that line breaks follow.
  ///
  /// Accepted without effect.
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    self
  }

  /// Marks the text for a renderer of its own.
  ///
  /// Accepted without effect.
  public func customAttribute<Attribute: TextAttribute>(_ value: Attribute) -> Text { self }

  /// Sets how symbols in the text are coloured.
  ///
  /// Accepted without effect.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Text { self }

  private func changed(_ change: Change) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }
}

extension Text {
  /// The size of text among the text around it.
  public struct Scale: Hashable, Sendable {
    private let rawValue: Int

    /// The usual size.
    public static let `default` = Scale(rawValue: 0)
    /// A smaller size.
    public static let secondary = Scale(rawValue: 1)
  }
}

/// The language that line breaks follow.
public struct TypesettingLanguage: Hashable, Sendable {
  private let language: Locale.Language?

  /// The language of the text.
  public static let automatic = TypesettingLanguage(language: nil)

  /// A language of its own.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

/// A mark on text for a renderer of its own.
public protocol TextAttribute {}
