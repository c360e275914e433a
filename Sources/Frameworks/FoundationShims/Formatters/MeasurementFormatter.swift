public import Foundation

/// Writes measurements, such as `5 km` or `5 kilometers`.
///
/// Foundation on Linux marks the class unavailable. This one writes English names, and converts nothing:
/// the unit is the measurement's own, which Apple calls `providedUnit`.
public final class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The measurement's own.
    public static let providedUnit = UnitOptions(rawValue: 1)
    /// One that makes the number short.
    ///
    /// Accepted without effect: the unit is the measurement's own.
    public static let naturalScale = UnitOptions(rawValue: 2)
    /// Degrees without the scale's name.
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }

  /// Which unit is written.
  public var unitOptions: UnitOptions = []
  /// How much of the unit's name is written.
  public var unitStyle: Formatter.UnitStyle = .medium
  /// The language of the number.
  public var locale: Locale = .current
  /// Writes the number; its locale is the formatter's own.
  public lazy var numberFormatter: NumberFormatter = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = locale
    return formatter
  }()

  /// Makes a formatter that writes symbols.
  public override init() {
    super.init()
  }

  /// Makes a formatter from an archive; its properties have their first values.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Writes a measurement.
  public func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let number = numberFormatter.string(from: NSNumber(value: measurement.value)) ?? ""
    if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
      return number + "°"
    }
    return measurement.unit.written(behind: number, isOne: measurement.value == 1, unitStyle)
  }

  /// Writes the name of a unit.
  public func string(from unit: Unit) -> String {
    unitStyle == .long ? unit.englishName(isOne: false) : unit.symbol
  }
}

extension Unit {
  /// A number and the unit behind it.
  func written(behind number: String, isOne: Bool, _ style: Formatter.UnitStyle) -> String {
    if style == .long { return number + " " + englishName(isOne: isOne) }
    let isTight = style == .short || self is UnitTemperature || self is UnitAngle
    let time = timeUnit.map { style == .short ? $0.narrow : $0.short }
    return number + (isTight ? "" : " ") + (time ?? symbol)
  }

  /// A unit of time in English; its symbol does for a minute what it does for a metre.
  private var timeUnit: (narrow: String, short: String, name: String)? {
    guard self is UnitDuration else { return nil }
    return switch symbol {
    case "s": ("s", "sec", "second")
    case "m", "min": ("m", "min", "minute")
    case "h", "hr": ("h", "hr", "hour")
    default: nil
    }
  }

  /// The unit's name in English; the symbol of one that is not among the common ones.
  func englishName(isOne: Bool) -> String {
    if let name = timeUnit?.name { return isOne ? name : name + "s" }
    guard let name = Self.englishNames[symbol] else { return symbol }
    return isOne ? name.one : name.many
  }

  private static let englishNames: [String: (one: String, many: String)] = {
    let irregular: [String: (one: String, many: String)] = [
      "ft": ("foot", "feet"), "in": ("inch", "inches"),
      "°C": ("degree Celsius", "degrees Celsius"), "K": ("kelvin", "kelvins"),
      "°F": ("degree Fahrenheit", "degrees Fahrenheit"), "°": ("degree", "degrees"),
      "km/h": ("kilometer per hour", "kilometers per hour"),
      "m/s": ("meter per second", "meters per second"),
      "mph": ("mile per hour", "miles per hour"),
    ]
    let regular = [
      "ms": "millisecond", "m": "meter",
      "km": "kilometer", "cm": "centimeter", "mm": "millimeter", "mi": "mile", "yd": "yard",
      "g": "gram", "kg": "kilogram", "lb": "pound", "oz": "ounce", "J": "joule",
      "kJ": "kilojoule", "cal": "calorie", "kCal": "kilocalorie", "W": "watt", "L": "liter",
      "mL": "milliliter", "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte",
      "GB": "gigabyte", "TB": "terabyte", "Hz": "hertz",
    ]
    return irregular.merging(regular.mapValues { ($0, $0 + "s") }) { first, _ in first }
  }()
}
