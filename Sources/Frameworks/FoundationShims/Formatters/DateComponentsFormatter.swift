public import Foundation

/// Writes lengths of time, such as `1h 5m` or `1 hour, 5 minutes`.
///
/// Foundation on Linux declares the class but marks it unavailable. This one writes Apple's English
/// forms, whatever the locale. Lengths of up to four weeks are written without loading ICU.
public final class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// How much of each unit's name is written.
  public enum UnitsStyle: Int, Sendable {
    /// `1:05:00`
    case positional
    /// `1h 5m`
    case abbreviated
    /// `1 hr, 5 min`
    case short
    /// `1 hour, 5 minutes`
    case full
    /// `one hour, five minutes`
    case spellOut
    /// `1hr 5min`
    case brief
  }

  /// Which units are left out when they are zero.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Leading units in the positional style, all units in the others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    /// Units before the first that is not zero.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    /// Units other than the largest and the smallest.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    /// Units after the last that is not zero.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    /// All units that are zero.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None; positional units are padded to two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How much of each unit's name is written.
  public var unitsStyle: UnitsStyle = .positional
  /// The units to use; an empty set allows years, months, weeks, days, hours, minutes and seconds.
  public var allowedUnits: NSCalendar.Unit = []
  /// Which units are left out when they are zero.
  public var zeroFormattingBehavior: ZeroFormattingBehavior = .default
  /// The most units to write, the last one rounded, from the largest not zero; 0 for no limit.
  public var maximumUnitCount = 0
  /// Whether a unit may have a fraction.
  ///
  /// Accepted without effect, as on Apple's systems.
  public var allowsFractionalUnits = false
  /// Whether a largest unit of one is written in the next smaller unit, as in `63s`.
  public var collapsesLargestUnit = false
  /// Whether `About` comes first.
  public var includesApproximationPhrase = false
  /// Whether `remaining` comes last.
  public var includesTimeRemainingPhrase = false
  /// The calendar that days, weeks, months and years are reckoned in; nil for the Gregorian one.
  public var calendar: Calendar? = .none
  /// The moment from which months and years of a length of time are counted; nil for 1 January 2001.
  public var referenceDate: Date?
  /// Where in a sentence the text will stand; English needs no difference.
  public var formattingContext: Formatter.Context = .unknown

  /// Makes a formatter in the positional style.
  public override init() {
    super.init()
  }

  /// Makes a formatter from an archive; its properties have their first values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Writes a number of seconds; nil where it is not a number or too large to count.
  public func string(from interval: TimeInterval) -> String? {
    guard let split = split(interval) else { return nil }
    return string(from: split)
  }

  /// Writes the time between two dates.
  public func string(from startDate: Date, to endDate: Date) -> String? {
    guard needsCalendar(for: startDate, endDate) else {
      return string(from: endDate.timeIntervalSince(startDate))
    }
    return string(from: split(from: startDate, to: endDate))
  }

  /// Writes the sum of some components.
  public func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    guard let months = components.wholeMonths, let seconds = components.fixedSeconds else {
      return nil
    }
    guard months != 0 else { return string(from: seconds) }
    let reckoning = self.reckoning
    guard let end = reckoning.date(byAdding: .month, value: months, to: start) else { return nil }
    return string(from: split(from: start, to: end.addingTimeInterval(seconds)))
  }

  /// Writes an object that is a `DateComponents`; nil for any other.
  public override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// Writes the sum of some components in a style, with the first settings otherwise.
  public static func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }
}
