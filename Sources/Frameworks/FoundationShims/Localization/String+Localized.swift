public import Foundation

extension String {
  /// Looks a string up in the tables of translations; without one the key is the string.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = keyAndValue.string(table: table, locale: locale)
  }

  /// Looks a key up in the tables of translations, with a string for when there is none.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self = defaultValue.string(key: "\(key)", table: table, locale: locale)
  }

  /// Looks a resource up in the tables of translations.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.string()
  }

  /// Makes a string in the current locale from a format whose key is looked up.
  public static func localizedStringWithFormat(
    _ format: LocalizedStringResource,
    _ arguments: any CVarArg...
  ) -> String {
    String(format: String(localized: format), locale: .current, arguments: arguments)
  }
}

extension AttributedString {
  /// Looks a string up in the tables of translations and reads the markdown in it.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(inlineMarkdown: keyAndValue.string(table: table, locale: locale))
  }

  /// Looks a key up in the tables of translations and reads the markdown in what it finds.
  public init(
    localized key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    self.init(
      inlineMarkdown: defaultValue.string(key: "\(key)", table: table, locale: locale)
    )
  }

  /// Looks a resource up in the tables of translations and reads the markdown in it.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(inlineMarkdown: resource.string())
  }
}
