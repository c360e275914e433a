public import Foundation
package import ViewTree

/// A colour of UIKit; files that import SwiftUI use its names.
public final class UIColor: Hashable, Sendable {
  package let value: ColorValue

  init(_ value: ColorValue) {
    self.value = value
  }

  /// Makes a colour from red, green and blue, each 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(
        red: Double(red),
        green: Double(green),
        blue: Double(blue),
        opacity: Double(alpha)
      ).value
    )
  }

  /// Makes a shade of grey, 0 (black) … 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)).value)
  }

  /// Makes a colour from hue, saturation and brightness, each 0…1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue),
        saturation: Double(saturation),
        brightness: Double(brightness),
        opacity: Double(alpha)
      ).value
    )
  }

  /// Makes a colour of UIKit from one of SwiftUI.
  public convenience init(_ color: Color) {
    self.init(color.value)
  }

  /// The same colour, that opaque.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(ColorValue(base: value.base, opacity: Color.unit(Double(alpha))))
  }

  /// Whether two colours are the same.
  public static func == (left: UIColor, right: UIColor) -> Bool { left.value == right.value }

  /// Adds the colour to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Color {
  /// Makes a colour of SwiftUI from one of UIKit.
  public init(uiColor: UIColor) {
    self.init(uiColor.value)
  }

  /// Makes a colour of SwiftUI from one of UIKit.
  public init(_ color: UIColor) {
    self.init(color.value)
  }

  /// Makes a colour of an asset catalog; the surface's accent is used, since an extension brings none
  /// along.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(system: .accent)
  }
}
