public import Foundation

/// Writes how far a moment lies from another, such as `in 3 hours` or `yesterday`.
///
/// Foundation on Linux has no such class; this one writes by the format style that it does have.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// Whether near days have names.
  public enum DateTimeStyle: Int, Sendable {
    /// `1 day ago`
    case numeric
    /// `yesterday`
    case named
  }

  /// How much of each unit's name is written.
  public enum UnitsStyle: Int, Sendable {
    /// `2 months ago`
    case full
    /// `two months ago`
    case spellOut
    /// `2 mo. ago`
    case short
    /// `2mo ago`
    case abbreviated
  }

  /// Whether near days have names.
  open var dateTimeStyle: DateTimeStyle = .numeric
  /// How much of each unit's name is written.
  open var unitsStyle: UnitsStyle = .full
  /// The calendar that days, weeks, months and years are reckoned in.
  open var calendar: Calendar = .current
  /// The language.
  open var locale: Locale = .current
  /// Where in a sentence the text will stand.
  ///
  /// Accepted without effect.
  open var formattingContext: Formatter.Context = .unknown

  /// Makes a formatter that writes numbers and full names.
  public override init() {
    super.init()
  }

  /// Makes a formatter from an archive; its properties have their first values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Writes how far a date lies from another.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let presentation: Date.RelativeFormatStyle.Presentation =
      dateTimeStyle == .named ? .named : .numeric
    let units: Date.RelativeFormatStyle.UnitsStyle =
      switch unitsStyle {
      case .full: .wide
      case .spellOut: .spellOut
      case .short: .abbreviated
      case .abbreviated: .narrow
      }
    return Date.AnchoredRelativeFormatStyle(
      anchor: date,
      presentation: presentation,
      unitsStyle: units,
      locale: locale,
      calendar: calendar
    ).format(referenceDate)
  }

  /// Writes how far a moment lies from now, in seconds; those before now are negative.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    let interval = timeInterval.isFinite ? min(max(timeInterval, -1e11), 1e11) : 0
    return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
  }

  /// Writes how far a moment lies from now, in units; those before now are negative.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let now = Date()
    let date = calendar.date(byAdding: dateComponents, to: now) ?? now
    return localizedString(for: date, relativeTo: now)
  }

  /// Writes how far a `Date` lies from now; nil for another object.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}
