public import FoundationShims
internal import ViewTree

extension Color {
  /// A colour as numbers.
  public struct Resolved: Hashable, Codable, Sendable, CustomStringConvertible {
    /// Red, in proportion to light.
    public var linearRed: Float
    /// Green, in proportion to light.
    public var linearGreen: Float
    /// Blue, in proportion to light.
    public var linearBlue: Float
    /// 0 (clear) … 1 (opaque).
    public var opacity: Float

    /// Makes a colour from red, green and blue.
    public init(
      colorSpace: RGBColorSpace = .sRGB,
      red: Float,
      green: Float,
      blue: Float,
      opacity: Float = 1
    ) {
      let linear = colorSpace.encoded(
        red: Double(red),
        green: Double(green),
        blue: Double(blue)
      ).linear
      linearRed = Float(linear.red)
      linearGreen = Float(linear.green)
      linearBlue = Float(linear.blue)
      self.opacity = opacity
    }

    var rgb: RGB {
      RGB(red: Double(linearRed), green: Double(linearGreen), blue: Double(linearBlue)).encoded
    }

    /// Red in sRGB.
    public var red: Float {
      get { Float(rgb.red) }
      set { self = Color.Resolved(red: newValue, green: green, blue: blue, opacity: opacity) }
    }

    /// Green in sRGB.
    public var green: Float {
      get { Float(rgb.green) }
      set { self = Color.Resolved(red: red, green: newValue, blue: blue, opacity: opacity) }
    }

    /// Blue in sRGB.
    public var blue: Float {
      get { Float(rgb.blue) }
      set { self = Color.Resolved(red: red, green: green, blue: newValue, opacity: opacity) }
    }

    /// The colour as Core Graphics has it.
    public var cgColor: CGColor {
      CGColor(
        red: CGFloat(red),
        green: CGFloat(green),
        blue: CGFloat(blue),
        alpha: CGFloat(opacity)
      )
    }

    /// `#` and the numbers in hexadecimal.
    public var description: String { Color(self).description }
  }

  /// Makes a colour from numbers.
  public init(_ resolved: Resolved) {
    self.init(ColorValue(resolved.rgb, opacity: Self.unit(Double(resolved.opacity))))
  }

  /// The colour as numbers, for an environment.
  ///
  /// Named colours have the numbers of iOS here; the surface draws them from its theme.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    let isDark = environment.colorScheme == .dark
    let (rgb, opacity) = value(in: environment).rgb(isDark: isDark)
    return Resolved(
      red: Float(rgb.red),
      green: Float(rgb.green),
      blue: Float(rgb.blue),
      opacity: Float(opacity)
    )
  }

  /// The colour as Core Graphics has it, where it does not change with the surface.
  public var cgColor: CGColor? {
    guard case .rgb = value.base, dark == nil else { return nil }
    return UIColor(self).cgColor
  }

  /// The space between two colours in which others lie.
  public enum ColorMixSpace: Hashable, Sendable {
    /// In which equal steps look equal (Oklab).
    case perceptual
    /// That of the screen.
    case device
  }

  /// The colour part of the way to another.
  public func mix(
    with rhs: Color,
    by fraction: Double,
    in colorSpace: ColorMixSpace = .perceptual
  ) -> Color {
    let light = Self.mixed(value, rhs.value, by: fraction, in: colorSpace, isDark: false)
    let dark = Self.mixed(
      dark ?? value,
      rhs.dark ?? rhs.value,
      by: fraction,
      in: colorSpace,
      isDark: true
    )
    return Color(light, dark: light == dark ? nil : dark)
  }

  private static func mixed(
    _ left: ColorValue,
    _ right: ColorValue,
    by fraction: Double,
    in space: ColorMixSpace,
    isDark: Bool
  ) -> ColorValue {
    let fraction = unit(fraction)
    if fraction == 0 { return left }
    if fraction == 1 { return right }
    let (from, to) = (left.rgb(isDark: isDark), right.rgb(isDark: isDark))
    let rgb =
      space == .device
      ? from.rgb.mixed(with: to.rgb, by: fraction)
      : from.rgb.oklab.mixed(with: to.rgb.oklab, by: fraction).fromOklab
    return ColorValue(rgb, opacity: from.opacity + (to.opacity - from.opacity) * fraction)
  }
}

extension Color {
  /// Makes a colour of SwiftUI from one of Core Graphics.
  public init(cgColor: CGColor) {
    self.init(UIColor(cgColor: cgColor))
  }

  /// Makes a colour of SwiftUI from one of Core Graphics.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) {
    self.init(cgColor: cgColor)
  }
}

extension Color.Resolved: ShapeStyle {
  /// Numbers resolve to no other style.
  public typealias Resolved = Never

  /// The colour as a paint.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    _ResolvedPaint(.color(Color(self).value))
  }
}
