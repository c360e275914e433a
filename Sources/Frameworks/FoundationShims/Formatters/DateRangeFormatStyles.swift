public import Foundation

/// Writes how long a range of dates is, in units such as `2 hours, 5 minutes`, in English.
///
/// Foundation's own of this purpose cannot be made on Linux.
public struct DateRangeComponentsStyle: FormatStyle, Sendable {
  /// How much of each unit's name is written.
  public enum Style: String, Codable, Sendable {
    /// `2 hours, 5 minutes`
    case wide
    /// `2 hr, 5 min`
    case abbreviated
    /// `2hr 5min`
    case condensedAbbreviated
    /// `2h 5m`
    case narrow
    /// `two hours, five minutes`
    case spellOut
  }

  /// A unit.
  public enum Field: String, Codable, Hashable, Sendable {
    /// Years.
    case year
    /// Months.
    case month
    /// Weeks.
    case week
    /// Days.
    case day
    /// Hours.
    case hour
    /// Minutes.
    case minute
    /// Seconds.
    case second
  }

  /// How much of each unit's name is written.
  public var style: Style
  /// The units; nil for all.
  public var fields: Set<Field>?
  /// Whether the text is digits and colons.
  var isPositional = false

  /// Makes a style.
  public init(style: Style, fields: Set<Field>? = nil) {
    self.style = style
    self.fields = fields
  }

  /// Writes how long a range is.
  public func format(_ value: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = isPositional ? .positional : unitsStyle
    formatter.allowedUnits = isPositional ? [.hour, .minute, .second] : units
    return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
  }

  private var unitsStyle: DateComponentsFormatter.UnitsStyle {
    switch style {
    case .wide: .full
    case .abbreviated: .short
    case .condensedAbbreviated: .brief
    case .narrow: .abbreviated
    case .spellOut: .spellOut
    }
  }

  private var units: NSCalendar.Unit {
    (fields ?? []).reduce(into: []) { units, field in
      switch field {
      case .year: units.insert(.year)
      case .month: units.insert(.month)
      case .week: units.insert(.weekOfMonth)
      case .day: units.insert(.day)
      case .hour: units.insert(.hour)
      case .minute: units.insert(.minute)
      case .second: units.insert(.second)
      }
    }
  }
}

extension FormatStyle where Self == DateRangeComponentsStyle {
  /// Writes how long a range of dates is, in units.
  public static func components(
    style: DateRangeComponentsStyle.Style,
    fields: Set<DateRangeComponentsStyle.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }

  /// Writes how long a range of dates is, as `2:05:00`.
  public static var timeDuration: Self {
    var style = Self(style: .narrow)
    style.isPositional = true
    return style
  }
}
