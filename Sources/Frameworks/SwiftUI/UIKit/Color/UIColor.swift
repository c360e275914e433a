public import Foundation
package import ViewTree

/// A colour of UIKit; files that import SwiftUI use its names.
open class UIColor: NSObject, @unchecked Sendable {
  package let color: Color

  package var value: ColorValue { color.value }

  /// Makes no colour.
  public override init() {
    color = .clear
  }

  /// Makes a colour of UIKit from one of SwiftUI.
  public init(_ color: Color) {
    self.color = color
  }

  convenience init(_ value: ColorValue) {
    self.init(Color(value))
  }

  /// Makes a colour from red, green and blue, each 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      red: Double(red),
      green: Double(green),
      blue: Double(blue),
      opacity: Double(alpha)
    )
  }

  /// Makes a colour from red, green and blue of a wide screen, each 0…1.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(
      .displayP3,
      red: Double(red),
      green: Double(green),
      blue: Double(blue),
      opacity: Double(alpha)
    )
  }

  /// Makes a shade of grey, 0 (black) … 1 (white).
  public init(white: CGFloat, alpha: CGFloat) {
    color = Color(white: Double(white), opacity: Double(alpha))
  }

  /// Makes a colour from hue, saturation and brightness, each 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(
      hue: Double(hue),
      saturation: Double(saturation),
      brightness: Double(brightness),
      opacity: Double(alpha)
    )
  }

  /// Makes a colour of UIKit from one of Core Graphics.
  public init(cgColor: CGColor) {
    let numbers = cgColor.rgba
    let isWide = cgColor.colorSpace?.name == CGColorSpace.displayP3
    color = Color(
      isWide ? .displayP3 : .sRGB,
      red: Double(numbers.red),
      green: Double(numbers.green),
      blue: Double(numbers.blue),
      opacity: Double(numbers.alpha)
    )
  }

  /// Makes a colour that differs between light and dark surfaces.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    color = Color(
      dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color.value,
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color.darkValue
    )
  }

  /// Makes a colour of an asset catalog.
  public convenience init?(named name: String) {
    self.init(Color(name))
  }

  /// Makes a colour of an asset catalog.
  public convenience init?(
    named name: String,
    in bundle: Bundle?,
    compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(Color(name))
  }

  /// Makes a colour from a literal.
  public required convenience init(
    _colorLiteralRed red: Float,
    green: Float,
    blue: Float,
    alpha: Float
  ) {
    self.init(
      red: CGFloat(red),
      green: CGFloat(green),
      blue: CGFloat(blue),
      alpha: CGFloat(alpha)
    )
  }

  /// The same colour, that opaque.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let changed: (ColorValue) -> ColorValue = { value in
      ColorValue(base: value.base, opacity: Color.unit(Double(alpha)))
    }
    return UIColor(Color(changed(color.value), dark: color.dark.map(changed)))
  }

  /// The colour on a surface of certain traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let value = isDark ? color.darkValue : color.value
    let (rgb, opacity) = value.rgb(isDark: isDark)
    return UIColor(ColorValue(rgb, opacity: opacity))
  }

  /// Whether two colours are the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.color == color
  }

  /// The colour's hash.
  open override var hash: Int { color.hashValue }

  /// The colour's name or numbers.
  open override var description: String { color.description }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of literals of colours.
public typealias _ColorLiteralType = UIColor

extension Color {
  /// The colour on a dark surface.
  package var darkValue: ColorValue { dark ?? value }

  /// Makes a colour of SwiftUI from one of UIKit.
  public init(uiColor: UIColor) {
    self = uiColor.color
  }

  /// Makes a colour of SwiftUI from one of UIKit.
  public init(_ color: UIColor) {
    self = color.color
  }

  /// Makes a colour of an asset catalog; the surface's accent stands in where no catalog has it.
  public init(_ name: String, bundle: Bundle? = nil) {
    let light = AssetCatalog.color(named: name, isDark: false)
    let dark = AssetCatalog.color(named: name, isDark: true)
    self.init(light ?? .system(.accent), dark: dark == light ? nil : dark)
  }
}
