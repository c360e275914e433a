public import Foundation
internal import ViewTree

extension UIColor {
  private var numbers: (rgb: RGB, opacity: Double) { color.value.rgb(isDark: false) }

  /// The colour as Core Graphics has it; named colours have the numbers of a light surface.
  public var cgColor: CGColor {
    let (rgb, opacity) = numbers
    return CGColor(
      red: CGFloat(rgb.red),
      green: CGFloat(rgb.green),
      blue: CGFloat(rgb.blue),
      alpha: CGFloat(opacity)
    )
  }

  /// Writes red, green, blue and opacity to where the pointers lead.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (rgb, opacity) = numbers
    red?.pointee = CGFloat(rgb.red)
    green?.pointee = CGFloat(rgb.green)
    blue?.pointee = CGFloat(rgb.blue)
    alpha?.pointee = CGFloat(opacity)
    return true
  }

  /// Writes hue, saturation, brightness and opacity to where the pointers lead.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?,
    saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (rgb, opacity) = numbers
    let hsb = rgb.hsb
    hue?.pointee = CGFloat(hsb.hue)
    saturation?.pointee = CGFloat(hsb.saturation)
    brightness?.pointee = CGFloat(hsb.brightness)
    alpha?.pointee = CGFloat(opacity)
    return true
  }

  /// Writes the shade of grey and the opacity to where the pointers lead, where the colour is grey.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (rgb, opacity) = numbers
    guard rgb.red == rgb.green, rgb.green == rgb.blue else { return false }
    white?.pointee = CGFloat(rgb.red)
    alpha?.pointee = CGFloat(opacity)
    return true
  }

  /// Makes the colour that of fills and lines of the current drawing.
  ///
  /// Accepted without effect.
  public func set() {}

  /// Makes the colour that of fills of the current drawing.
  ///
  /// Accepted without effect.
  public func setFill() {}

  /// Makes the colour that of lines of the current drawing.
  ///
  /// Accepted without effect.
  public func setStroke() {}
}
