import Glibc
import Theme
import ViewTree

extension Filter {
  /// A colour as the filter leaves it, by the formulas of the W3C's Filter Effects; blur needs more
  /// than one colour and does nothing.
  func applied(to color: RGB, theme: Theme) -> RGB {
    let parts = [color.red, color.green, color.blue].map { Double($0) / 255 }
    func each(_ change: (Double) -> Double) -> RGB {
      RGB(red: change(parts[0]), green: change(parts[1]), blue: change(parts[2]))
    }
    switch self {
    case .blur: return color
    case .brightness(let amount): return each { $0 + amount }
    case .contrast(let amount): return each { ($0 - 0.5) * amount + 0.5 }
    case .saturation(let amount): return saturated(parts, amount)
    case .grayscale(let amount): return saturated(parts, 1 - min(max(amount, 0), 1))
    case .hueRotation(let degrees): return rotated(parts, degrees)
    case .colorInvert: return each { 1 - $0 }
    case .colorMultiply(let factor):
      let other = theme.rgb(factor)
      return RGB(
        red: parts[0] * Double(other.red) / 255,
        green: parts[1] * Double(other.green) / 255,
        blue: parts[2] * Double(other.blue) / 255
      )
    }
  }

  private func luminance(_ parts: [Double]) -> Double {
    0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func saturated(_ parts: [Double], _ amount: Double) -> RGB {
    let gray = luminance(parts)
    let mixed = parts.map { gray + ($0 - gray) * amount }
    return RGB(red: mixed[0], green: mixed[1], blue: mixed[2])
  }

  private func rotated(_ parts: [Double], _ degrees: Double) -> RGB {
    let turn = degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
    let (c, s) = (cos(turn), sin(turn))
    let (r, g, b) = (0.2126, 0.7152, 0.0722)
    let rows = [
      [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b)],
      [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.14, b - c * b - s * 0.283],
      [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b],
    ]
    let mixed = rows.map { row in zip(row, parts).reduce(0) { $0 + $1.0 * $1.1 } }
    return RGB(red: mixed[0], green: mixed[1], blue: mixed[2])
  }
}
