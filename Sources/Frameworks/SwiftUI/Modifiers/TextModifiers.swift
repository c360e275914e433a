public import Foundation
internal import ViewTree

extension View {
  /// Sets the font of text and symbols; nil for the default.
  public nonisolated func font(_ font: Font?) -> some View {
    setting { $0.font = font }
  }

  /// Sets the weight of the font; nil for the font's own.
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View {
    setting { $0.fontChanges.weight = weight?.tree }
  }

  /// Sets the design of the font; nil for the font's own.
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View {
    setting { $0.fontChanges.design = design?.tree }
  }

  /// Sets the width of the letters; drawn as they are.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View {
    self
  }

  /// Makes text bold.
  public nonisolated func bold(_ isActive: Bool = true) -> some View {
    setting { $0.fontChanges.weight = isActive ? .bold : nil }
  }

  /// Sets text in italics.
  public nonisolated func italic(_ isActive: Bool = true) -> some View {
    setting { $0.fontChanges.isItalic = isActive }
  }

  /// Gives all letters the same width.
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View {
    setting { $0.fontChanges.design = isActive ? .monospaced : nil }
  }

  /// Gives all digits the same width.
  public nonisolated func monospacedDigit() -> some View {
    setting { $0.fontChanges.hasMonospacedDigits = true }
  }

  /// Draws a line under text, in the text's own colour.
  public nonisolated func underline(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    setting { $0.isUnderlined = isActive }
  }

  /// Draws a line through text, in the text's own colour.
  public nonisolated func strikethrough(
    _ isActive: Bool = true,
    pattern: Text.LineStyle.Pattern = .solid,
    color: Color? = nil
  ) -> some View {
    setting { $0.isStruckThrough = isActive }
  }

  /// Changes the case of text; nil leaves it.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    setting { $0.textCase = textCase }
  }

  /// Sets the space between letters; drawn with the font's own.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    self
  }

  /// Sets the space between letters; drawn with the font's own.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    self
  }

  /// Sets the space between lines; kept in the environment, drawn with the surface's own.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    setting { $0.lineSpacing = lineSpacing }
  }

  /// Lets text shrink to fit; kept in the environment, drawn at its size.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    setting { $0.minimumScaleFactor = factor }
  }

  /// Lets letters stand closer to fit; drawn with the font's own space.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View {
    self
  }
}
