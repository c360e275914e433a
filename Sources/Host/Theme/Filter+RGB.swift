private import Glibc
package import ViewTree

extension Filter {
  /// A colour as the filter leaves it, by the formulas of the W3C's Filter Effects; blur needs more
  /// than one colour and does nothing.
  ///
  /// Done for every cell and filter around it, so without arrays.
  package func applied(to color: RGB, theme: Theme) -> RGB {
    let (r, g, b) = (
      Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255
    )
    switch self {
    case .blur: return color
    case .brightness(let amount):
      return RGB(red: r + amount, green: g + amount, blue: b + amount)
    case .contrast(let amount):
      return RGB(
        red: (r - 0.5) * amount + 0.5,
        green: (g - 0.5) * amount + 0.5,
        blue: (b - 0.5) * amount + 0.5
      )
    case .saturation(let amount): return Self.saturated(r, g, b, amount)
    case .grayscale(let amount): return Self.saturated(r, g, b, 1 - min(max(amount, 0), 1))
    case .hueRotation(let degrees): return Self.rotated(r, g, b, degrees)
    case .colorInvert: return RGB(red: 1 - r, green: 1 - g, blue: 1 - b)
    case .colorMultiply(let factor):
      let other = theme.rgb(factor)
      return RGB(
        red: r * Double(other.red) / 255,
        green: g * Double(other.green) / 255,
        blue: b * Double(other.blue) / 255
      )
    }
  }

  private static func saturated(_ r: Double, _ g: Double, _ b: Double, _ amount: Double) -> RGB {
    let gray = 0.2126 * r + 0.7152 * g + 0.0722 * b
    return RGB(
      red: gray + (r - gray) * amount,
      green: gray + (g - gray) * amount,
      blue: gray + (b - gray) * amount
    )
  }

  private static func rotated(_ r: Double, _ g: Double, _ b: Double, _ degrees: Double) -> RGB {
    let turn = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (c, s) = (cos(turn), sin(turn))
    let (lr, lg, lb) = (0.2126, 0.7152, 0.0722)
    let red =
      (lr + c * (1 - lr) - s * lr) * r + (lg - c * lg - s * lg) * g
      + (lb - c * lb + s * (1 - lb)) * b
    let green =
      (lr - c * lr + s * 0.143) * r + (lg + c * (1 - lg) + s * 0.14) * g
      + (lb - c * lb - s * 0.283) * b
    let blue =
      (lr - c * lr - s * (1 - lr)) * r + (lg - c * lg + s * lg) * g
      + (lb + c * (1 - lb) + s * lb) * b
    return RGB(red: red, green: green, blue: blue)
  }
}
