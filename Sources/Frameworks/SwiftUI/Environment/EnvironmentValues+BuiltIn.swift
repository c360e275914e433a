public import Foundation

extension EnvironmentValues {
  /// The default font of this environment.
  public var font: Font? {
    get { builtIn.font }
    set { builtIn.font = newValue }
  }

  /// The most lines that text takes; nil for no limit.
  public var lineLimit: Int? {
    get { builtIn.lineLimit }
    set { builtIn.lineLimit = newValue }
  }

  /// How lines of text stand when there are several.
  public var multilineTextAlignment: TextAlignment {
    get { builtIn.textAlignment }
    set { builtIn.textAlignment = newValue }
  }

  /// Where text that does not fit loses characters.
  public var truncationMode: Text.TruncationMode {
    get { builtIn.truncation }
    set { builtIn.truncation = newValue }
  }

  /// The space between lines of text, in points.
  public var lineSpacing: CGFloat {
    get { builtIn.lineSpacing }
    set { builtIn.lineSpacing = newValue }
  }

  /// How far text may shrink to fit.
  public var minimumScaleFactor: CGFloat {
    get { builtIn.minimumScaleFactor }
    set { builtIn.minimumScaleFactor = newValue }
  }

  /// The case that text is changed to; nil to leave it.
  public var textCase: Text.Case? {
    get { builtIn.textCase }
    set { builtIn.textCase = newValue }
  }

  /// Whether the surface is light or dark.
  public var colorScheme: ColorScheme {
    get { builtIn.colorScheme }
    set { builtIn.colorScheme = newValue }
  }

  /// Whether views take input.
  public var isEnabled: Bool {
    get { builtIn.isEnabled }
    set { builtIn.isEnabled = newValue }
  }

  /// The direction in which leading and trailing run.
  public var layoutDirection: LayoutDirection {
    get { builtIn.layoutDirection }
    set { builtIn.layoutDirection = newValue }
  }

  /// The locale that values are written for.
  public var locale: Locale {
    get { builtIn.locale ?? .current }
    set { builtIn.locale = newValue }
  }

  /// The calendar that dates are reckoned in.
  public var calendar: Calendar {
    get { builtIn.calendar ?? .current }
    set { builtIn.calendar = newValue }
  }

  /// The time zone that dates are shown in.
  public var timeZone: TimeZone {
    get { builtIn.timeZone ?? .current }
    set { builtIn.timeZone = newValue }
  }
}

/// Whether the surface is light or dark.
public enum ColorScheme: CaseIterable, Hashable, Sendable {
  /// Dark content on a light surface.
  case light
  /// Light content on a dark surface.
  case dark
}

/// The direction in which leading and trailing run.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
