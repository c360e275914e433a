internal import Foundation
package import ViewTree

/// A colour: one that the surface's theme decides, or a fixed one.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  package let value: ColorValue

  package init(_ value: ColorValue) {
    self.value = value
  }

  package init(system: SystemColor) {
    value = .system(system)
  }

  /// How the numbers of a colour are read.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Common screens.
    case sRGB
    /// Common screens without their curve.
    case sRGBLinear
    /// Wide screens; its numbers are read as sRGB.
    case displayP3
  }

  /// Makes a colour from red, green and blue, each 0…1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    func curve(_ number: Double) -> Double {
      colorSpace == .sRGBLinear ? Self.encode(number) : number
    }
    value = ColorValue(
      base: .rgb(
        red: Self.unit(curve(red)),
        green: Self.unit(curve(green)),
        blue: Self.unit(curve(blue))
      ),
      opacity: Self.unit(opacity)
    )
  }

  /// Makes a shade of grey, 0 (black) … 1 (white).
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Makes a colour from hue, saturation and brightness, each 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // The hexcone model of A. R. Smith, "Color Gamut Transform Pairs", 1978.
    let saturation = Self.unit(saturation)
    let brightness = Self.unit(brightness)
    let sector = Self.unit(hue) * 6
    let channel: (Double) -> Double = { shift in
      let k = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// The same colour, that opaque.
  public func opacity(_ opacity: Double) -> Color {
    Color(ColorValue(base: value.base, opacity: value.opacity * Self.unit(opacity)))
  }

  /// A gentle gradient of the colour; drawn as the colour itself.
  public var gradient: AnyGradient { AnyGradient(self) }

  /// What the colour is, for debugging.
  public var description: String { "\(value.base) \(value.opacity)" }

  /// Brings a number from outside into 0…1.
  static func unit(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, 0), 1)
  }

  /// The transfer function of sRGB, IEC 61966-2-1.
  private static func encode(_ linear: Double) -> Double {
    linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * pow(linear, 1 / 2.4) - 0.055
  }
}

extension Color {
  /// The colour of main content.
  public static let primary = Color(system: .primary)
  /// The colour of secondary content.
  public static let secondary = Color(system: .secondary)
  /// The surface's accent.
  public static let accentColor = Color(system: .accent)
  /// Nothing.
  public static let clear = Color(system: .clear)
  /// Black.
  public static let black = Color(system: .black)
  /// White.
  public static let white = Color(system: .white)
  /// Grey.
  public static let gray = Color(system: .gray)
  /// Red.
  public static let red = Color(system: .red)
  /// Orange.
  public static let orange = Color(system: .orange)
  /// Yellow.
  public static let yellow = Color(system: .yellow)
  /// Green.
  public static let green = Color(system: .green)
  /// Mint.
  public static let mint = Color(system: .mint)
  /// Teal.
  public static let teal = Color(system: .teal)
  /// Cyan.
  public static let cyan = Color(system: .cyan)
  /// Blue.
  public static let blue = Color(system: .blue)
  /// Indigo.
  public static let indigo = Color(system: .indigo)
  /// Purple.
  public static let purple = Color(system: .purple)
  /// Pink.
  public static let pink = Color(system: .pink)
  /// Brown.
  public static let brown = Color(system: .brown)
}

extension Color: ShapeStyle {
  /// A colour resolves to no other style.
  public typealias Resolved = Never

  /// The colour as a paint.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.color(value))
  }
}

extension Color: View {
  /// A colour has no body.
  public typealias Body = Never

  /// Adds a filled rectangle that takes all the space it is offered.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.leaf(.shape(ShapeContent(kind: .rectangle, fill: .color(view.value))))
  }
}
