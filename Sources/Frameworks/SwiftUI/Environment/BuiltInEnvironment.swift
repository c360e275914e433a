package import Foundation
package import ViewTree

/// The environment values that every view may need, as plain fields.
package struct BuiltInEnvironment {
  // Text.
  package var font: Font?
  package var fontChanges = FontChanges()
  package var isUnderlined = false
  package var isStruckThrough = false
  package var textCase: Text.Case?
  package var lineLimit: Int?
  package var textAlignment: TextAlignment = .leading
  package var truncation: Text.TruncationMode = .tail
  package var lineSpacing: CGFloat = 0
  package var minimumScaleFactor: CGFloat = 1
  package var typography = Typography()

  // Colour.
  package var foreground: ForegroundLevels?
  package var tint: AnyShapeStyle?
  package var colorScheme: ColorScheme = .light

  // Styles.
  package var labelStyle: (any LabelStyle)?
  package var listStyle: ViewTree::ListStyle = .automatic
  package var progressStyle: (any ProgressViewStyle)?

  @Indirect package var controls = ControlEnvironment()

  // Region; the host's, unless a view sets another.
  package var region: Region?
  private var ownLocale: Locale?
  private var ownCalendar: Calendar?
  private var ownTimeZone: TimeZone?
  /// The moment that relative dates count from; nil for the real time.
  package var now: Date?

  // Shapes and places.
  package var containerShape: _ShapeGeometry?
  /// The frames of the views around that have a name.
  package var coordinateSpaces: [AnyHashable: CGRect] = [:]

  package var isEnabled = true
  package var layoutDirection: LayoutDirection = .leftToRight

  package init() {}
}

extension BuiltInEnvironment {
  package var locale: Locale? {
    get { ownLocale ?? region?.locale }
    set { ownLocale = newValue }
  }

  /// The identifier of the locale, for which the locale itself need not be made.
  package var localeIdentifier: String? { ownLocale?.identifier ?? region?.localeIdentifier }

  package var calendar: Calendar? {
    get { ownCalendar ?? region?.calendar }
    set { ownCalendar = newValue }
  }

  package var timeZone: TimeZone? {
    get { ownTimeZone ?? region?.timeZone }
    set { ownTimeZone = newValue }
  }
}

/// Changes to whatever font applies, from modifiers such as `bold()`.
package struct FontChanges: Hashable, Sendable {
  package var weight: ViewTree::FontWeight?
  package var design: ViewTree::Font.Design?
  package var isItalic: Bool?
  package var hasMonospacedDigits = false

  package init() {}

  /// The font with the changes made to it.
  package func applied(to font: ViewTree::Font) -> ViewTree::Font {
    var font = font
    if let weight { font.weight = weight }
    if let design { font.design = design }
    if let isItalic { font.isItalic = isItalic }
    if hasMonospacedDigits { font.hasMonospacedDigits = true }
    return font
  }
}
