internal import Foundation
package import ViewTree

/// A colour: one that the surface's theme decides, or a fixed one.
public struct Color: Hashable, Sendable, CustomStringConvertible {
  /// The colour on a light surface, and on any where there is no other.
  package let value: ColorValue
  /// The colour on a dark surface, where it differs.
  package let dark: ColorValue?

  package init(_ value: ColorValue, dark: ColorValue? = nil) {
    self.value = value
    self.dark = dark
  }

  package init(system: SystemColor) {
    self.init(.system(system))
  }

  /// The colour in an environment.
  package func value(in environment: EnvironmentValues) -> ColorValue {
    dark != nil && environment.colorScheme == .dark ? dark ?? value : value
  }

  /// How the numbers of a colour are read.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Common screens.
    case sRGB
    /// Common screens without their curve.
    case sRGBLinear
    /// Wide screens; what sRGB cannot show is moved to its edge.
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
    let rgb = colorSpace.encoded(red: red, green: green, blue: blue)
    self.init(
      ColorValue(
        base: .rgb(
          red: Self.unit(rgb.red),
          green: Self.unit(rgb.green),
          blue: Self.unit(rgb.blue)
        ),
        opacity: Self.unit(opacity)
      )
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
    let faded: (ColorValue) -> ColorValue = { value in
      ColorValue(base: value.base, opacity: value.opacity * Self.unit(opacity))
    }
    return Color(faded(value), dark: dark.map(faded))
  }

  /// A gentle gradient of the colour; drawn as the colour itself.
  public var gradient: AnyGradient { AnyGradient(self) }

  /// The name of a named colour, or `#` and the numbers in hexadecimal.
  public var description: String {
    let numbers: (Double) -> String = { number in
      let byte = Int((Self.unit(number) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    switch value.base {
    case .system(let name):
      return value.opacity == 1
        ? "\(name)" : "\(Int((value.opacity * 100).rounded()))% \(name)"
    case .rgb(let red, let green, let blue):
      return "#" + [red, green, blue, value.opacity].map(numbers).joined()
    }
  }

  /// Brings a number from outside into 0…1.
  static func unit(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, 0), 1)
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
  /// The colour as a paint.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.color(value(in: environment)))
  }
}

extension Color: View {
  /// A colour has no body.
  public typealias Body = Never

  /// Adds a filled rectangle that takes all the space it is offered.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let color = view.value(in: resolver.environment)
    resolver.leaf(.shape(ShapeContent(kind: .rectangle, fill: .color(color))))
  }
}
