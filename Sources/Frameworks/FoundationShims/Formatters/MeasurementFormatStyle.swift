public import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes measurements, such as `5 km` or `5 kilometers`, in English and without converting them.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the unit's name is written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      fileprivate let rawValue: Int

      /// As in `5 kilometers`.
      public static var wide: UnitWidth { UnitWidth(rawValue: 3) }
      /// As in `5 km`.
      public static var abbreviated: UnitWidth { UnitWidth(rawValue: 2) }
      /// As in `5km`.
      public static var narrow: UnitWidth { UnitWidth(rawValue: 1) }
    }

    /// What is measured, which decides about the unit on Apple's systems.
    ///
    /// Accepted without effect: the unit is the measurement's own.
    public struct Usage: Codable, Hashable, Sendable {
      /// Anything.
      public static var general: Usage { Usage() }
      /// What has its unit already.
      public static var asProvided: Usage { Usage() }
    }

    /// How much of the unit's name is written.
    public var width: UnitWidth
    /// The language of the number.
    public var locale: Locale
    /// The form of the number.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Makes a style.
    public init(
      width: UnitWidth,
      locale: Locale = .autoupdatingCurrent,
      usage: Usage = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.numberFormatStyle = numberFormatStyle
    }

    /// Writes a measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      let style = numberFormatStyle ?? .number
      let unitStyle: Formatter.UnitStyle =
        width == .wide ? .long : width == .narrow ? .short : .medium
      let number = value.value.formatted(style.locale(locale))
      return value.unit.written(behind: number, isOne: value.value == 1, unitStyle)
    }

    /// The style in a language.
    public func locale(_ locale: Locale) -> FormatStyle {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// Writes the measurement with the unit's symbol.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }

  /// Writes the measurement in a style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Measurement<UnitType> { style.format(self) }
}

extension FormatStyle {
  /// Writes measurements.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: Measurement<UnitType>.FormatStyle.Usage = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
