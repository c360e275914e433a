private import Glibc

/// A colour of a screen: red, green and blue in sRGB.
package struct RGB: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Components of 0…1; others are clamped, and no number counts as 0.
  package init(red: Double, green: Double, blue: Double) {
    self.init(RGB.byte(red), RGB.byte(green), RGB.byte(blue))
  }

  /// This colour laid over another one, with an opacity of 0…1.
  package func over(_ other: RGB, opacity: Double) -> RGB {
    guard opacity < 1 else { return self }
    guard opacity > 0 else { return other }
    return RGB(
      RGB.mix(red, other.red, opacity),
      RGB.mix(green, other.green, opacity),
      RGB.mix(blue, other.blue, opacity)
    )
  }

  /// The ratio of the brighter to the darker of two colours, 1…21.
  ///
  /// Web Content Accessibility Guidelines 2.2, "contrast ratio".
  package func contrast(with other: RGB) -> Double {
    let (one, two) = (luminance + 0.05, other.luminance + 0.05)
    return max(one, two) / min(one, two)
  }

  private var luminance: Double {
    func linear(_ byte: UInt8) -> Double {
      let share = Double(byte) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  private static func mix(_ front: UInt8, _ back: UInt8, _ opacity: Double) -> UInt8 {
    UInt8(Double(front) * opacity + Double(back) * (1 - opacity) + 0.5)
  }

  private static func byte(_ component: Double) -> UInt8 {
    component > 0 ? UInt8(min(component, 1) * 255 + 0.5) : 0
  }
}
