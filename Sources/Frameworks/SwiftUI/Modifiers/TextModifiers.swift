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

  /// Sets the width of the letters.
  ///
  /// Accepted without effect: surfaces have one width.
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }

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

  /// Adds space after each character, in points.
  public nonisolated func kerning(_ kerning: CGFloat) -> some View {
    setting { $0.typography.tracking = kerning.treeLength }
  }

  /// Adds space after each character, in points.
  public nonisolated func tracking(_ tracking: CGFloat) -> some View {
    setting { $0.typography.tracking = tracking.treeLength }
  }

  /// Moves text up or down, in points.
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    setting { $0.typography.baselineOffset = baselineOffset.treeLength }
  }

  /// Sets the space between lines; kept in the environment, drawn with the surface's own.
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    setting { $0.lineSpacing = lineSpacing }
  }

  /// Lets text shrink to fit; kept in the environment, drawn at its size.
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
    setting { $0.minimumScaleFactor = factor }
  }

  /// Lets letters move closer together to fit.
  ///
  /// Accepted without effect.
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }

  /// Lets text be selected.
  ///
  /// Accepted without effect: the surface decides.
  public nonisolated func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> some View { self }

  /// Sets the size of text among the text around it.
  ///
  /// Accepted without effect.
  public nonisolated func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    self
  }

  /// Sets the language that line breaks follow.
  ///
  /// Accepted without effect.
  public nonisolated func typesettingLanguage(
    _ language: Locale.Language,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Sets the language that line breaks follow.
  ///
  /// Accepted without effect.
  public nonisolated func typesettingLanguage(
    _ language: TypesettingLanguage,
    isEnabled: Bool = true
  ) -> some View { self }

  /// Flips content for languages that run from right to left.
  ///
  /// Accepted without effect.
  public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { self }

  /// Lets speech spell words out.
  ///
  /// Accepted without effect.
  public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }

  /// Lets speech name marks of punctuation.
  ///
  /// Accepted without effect.
  public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    self
  }

  /// Sets the pitch of speech.
  ///
  /// Accepted without effect.
  public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }

  /// Lets announcements wait for others.
  ///
  /// Accepted without effect.
  public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

/// Whether text can be selected.
public protocol TextSelectability: Sendable {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static let allowsSelection = true
}

/// Text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// It cannot.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Text that can be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Text that cannot be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
