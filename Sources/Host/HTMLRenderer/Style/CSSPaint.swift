import Theme
import ViewTree

/// Colours and gradients as CSS values.
enum CSSPaint {
  /// What a colour is for: text gets one that can be read.
  enum Use { case shape, text }

  static func color(_ color: ColorValue, for use: Use = .shape) -> String {
    let opacity = min(max(color.opacity.isNaN ? 0 : color.opacity, 0), 1)
    switch color.base {
    case .system(.clear): return "transparent"
    case .system(let name):
      let suffix = use == .text && ThemeVariables.hasTextColor(name) ? "-text" : ""
      let variable = "var(\(ThemeVariables.name(name))\(suffix))"
      guard opacity < 1 else { return variable }
      return "color-mix(in srgb,\(variable) \(CSSNumber.percent(opacity)),transparent)"
    case .rgb(let red, let green, let blue):
      let parts = [red, green, blue].map { part in
        let byte = (min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded()
        return CSSNumber.text(byte)
      }
      let alpha = opacity < 1 ? "/" + CSSNumber.text(opacity) : ""
      return "rgb(\(parts.joined(separator: " "))\(alpha))"
    }
  }

  /// What words on a colour are written in, such as on a button.
  static func ink(on color: ColorValue) -> String {
    let dark = RGB(0, 0, 0)
    return Theme.light.rgb(color).contrast(with: dark) > 9 ? "#000" : "#fff"
  }

  /// A paint for the `background` property.
  static func background(_ paint: Paint) -> String {
    switch paint {
    case .color(let value): color(value)
    default: image(paint)
    }
  }

  /// A paint as one colour, where a gradient cannot be: that of its middle.
  static func flat(_ paint: Paint) -> ColorValue {
    switch paint {
    case .color(let color): color
    case .linearGradient(let stops, _, _), .radialGradient(let stops, _, _, _),
      .ellipticalGradient(let stops, _, _, _), .angularGradient(let stops, _, _, _):
      stops.isEmpty ? .system(.clear) : stops[stops.count / 2].color
    }
  }

  /// A paint as an image, such as a gradient.
  static func image(_ paint: Paint) -> String {
    switch paint {
    case .color(let value):
      let text = color(value)
      return "linear-gradient(\(text),\(text))"
    case .linearGradient(let stops, let start, let end):
      return "linear-gradient(\(direction(start, end)),\(list(stops) { CSSNumber.percent($0) }))"
    case .radialGradient(let stops, let center, let start, let end):
      let colors = list(stops) { CSSNumber.points(start + $0 * (end - start)) }
      let radius = CSSNumber.points(max(end, 1))
      return "radial-gradient(circle \(radius) at \(place(center)),\(colors))"
    case .ellipticalGradient(let stops, let center, let start, let end):
      let colors = list(stops) {
        CSSNumber.percent(end > 0 ? (start + $0 * (end - start)) / end : 1)
      }
      let radius = CSSNumber.percent(max(end, 0.001))
      return "radial-gradient(\(radius) \(radius) at \(place(center)),\(colors))"
    case .angularGradient(let stops, let center, let start, let end):
      // CSS counts from the top, SwiftUI from the right.
      let turn = CSSNumber.text(start + 90)
      let colors = list(stops) { CSSNumber.text($0 * (end - start)) + "deg" }
      return "conic-gradient(from \(turn)deg at \(place(center)),\(colors))"
    }
  }

  private static func place(_ point: UnitPoint) -> String {
    "\(CSSNumber.percent(point.x)) \(CSSNumber.percent(point.y))"
  }

  /// The way from one point to another; corners are CSS's own, which adapt to the box as unit points do.
  private static func direction(_ start: UnitPoint, _ end: UnitPoint) -> String {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let vertical = y > 0 ? "bottom" : "top"
    let horizontal = x > 0 ? "right" : "left"
    if abs(x) < abs(y) / 4 { return "to \(vertical)" }
    if abs(y) < abs(x) / 4 { return "to \(horizontal)" }
    return "to \(vertical) \(horizontal)"
  }

  private static func list(_ stops: [GradientStop], _ position: (Double) -> String) -> String {
    guard let first = stops.first, let last = stops.last else { return "transparent,transparent" }
    // A gradient needs two.
    let shown = stops.count == 1 ? [first, last] : Array(stops.prefix(64))
    return shown.map { "\(color($0.color)) \(position($0.location))" }.joined(separator: ",")
  }
}
