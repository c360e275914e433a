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

  /// Sets the width of the letters; drawn as they are.
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

  /// Sets the space between letters; drawn with the font's own.
  public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Sets the space between letters; drawn with the font's own.
  public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Moves the text up or down; drawn on the line.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  private func changed(_ change: Change) -> Text {
    var text = self
    text.changes.append(change)
    return text
  }

  /// A line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// The dashes of the line.
    public struct Pattern: Hashable, Sendable {
      /// An unbroken line.
      public static let solid = Pattern()
      /// Dots.
      public static let dot = Pattern()
      /// Dashes.
      public static let dash = Pattern()
      /// Dashes and dots.
      public static let dashDot = Pattern()
      /// Dashes and pairs of dots.
      public static let dashDotDot = Pattern()
    }
  }
}
