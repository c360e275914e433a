internal import ExtensionResources
public import Foundation

/// A string that is looked up when it is shown, with where to look.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// Where the bundle of a resource lies.
  public enum BundleDescription: Equatable, Sendable {
    /// The bundle that runs.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at an address.
    case atURL(URL)

    /// Whether two descriptions name the same bundle.
    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let left), .forClass(let right)): left == right
      case (.atURL(let left), .atURL(let right)): left == right
      default: false
      }
    }
  }

  /// The key in the table.
  public let key: String
  /// The string where the table has none for the key.
  public let defaultValue: String.LocalizationValue
  /// The table; nil for the default one.
  public let table: String?
  /// The locale to look up for; the report's where none was given.
  public var locale: Locale
  /// Where the table lies.
  public let bundle: BundleDescription

  private let hasOwnKey: Bool

  /// Makes a resource whose default value is its key.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.init(value: keyAndValue, table: table, locale: locale, bundle: bundle)
  }

  /// Makes a resource with a key and a default value.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale ?? Locale(identifier: ExtensionResources.locale)
    self.bundle = bundle
    hasOwnKey = true
  }

  /// Makes a resource from a literal.
  public init(stringLiteral value: String) {
    self.init(value: String.LocalizationValue(stringLiteral: value))
  }

  /// Makes a resource from a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(value: String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  private init(
    value: String.LocalizationValue,
    table: String? = nil,
    locale: Locale? = nil,
    bundle: BundleDescription = .main
  ) {
    key = value.key
    defaultValue = value
    self.table = table
    self.locale = locale ?? Locale(identifier: ExtensionResources.locale)
    self.bundle = bundle
    hasOwnKey = false
  }

  /// The string in the resource's locale or another.
  package func string(locale: Locale? = nil) -> String {
    defaultValue.string(
      key: hasOwnKey ? key : nil,
      table: table,
      locale: locale ?? self.locale
    )
  }
}

/// Something that can be said in the user's language.
public protocol CustomLocalizedStringResourceConvertible {
  /// The string that says it.
  var localizedStringResource: LocalizedStringResource { get }
}
