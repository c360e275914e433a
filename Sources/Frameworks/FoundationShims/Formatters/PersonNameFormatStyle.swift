public import Foundation

extension PersonNameComponents {
  /// Writes the name of a person.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of a name is written.
    public enum Style: String, Codable, Sendable {
      /// The nickname or the given name.
      case short
      /// The given and the family name.
      case medium
      /// All the parts.
      case long
      /// The initials.
      case abbreviated
    }

    /// How much of a name is written.
    public var style: Style
    /// The language; the order of the parts is the English one.
    public var locale: Locale

    /// Makes a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// Writes a name.
    public func format(_ value: PersonNameComponents) -> String {
      let formatter = PersonNameComponentsFormatter()
      switch style {
      case .short: formatter.style = .short
      case .medium: formatter.style = .medium
      case .long: formatter.style = .long
      case .abbreviated: formatter.style = .abbreviated
      }
      return formatter.string(from: value)
    }

    /// The style in a language.
    public func locale(_ locale: Locale) -> FormatStyle {
      FormatStyle(style: style, locale: locale)
    }
  }

  /// Writes the given and the family name.
  public func formatted() -> String { FormatStyle().format(self) }

  /// Writes the name in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// Writes the name of a person.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}
