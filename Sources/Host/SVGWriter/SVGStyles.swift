package import ViewTree

/// The rules that a page's style sheet must have for what ``SVGWriter`` writes.
///
/// A policy of `style-src` with hashes forbids style attributes, and custom properties mean nothing
/// in presentation attributes. Colours of a theme are therefore classes: `f-` fills, `s-` strokes,
/// `g-` is a gradient's stop, `d-` is the colour of a shadow. `b-` is a blend mode.
package enum SVGStyles {
  /// The rules for every colour of the theme and every blend mode, one a line.
  ///
  /// - Parameter value: A colour's value in CSS, such as `var(--red)`; nil for no rules.
  package static func rules(_ value: (SystemColor) -> String?) -> String {
    var rules = ""
    for color in SystemColor.allCases where color != .clear {
      guard let value = value(color) else { continue }
      let name = SVGColor.name(of: color)
      rules += ".f-\(name){fill:\(value)}.s-\(name){stroke:\(value)}"
      rules += ".g-\(name){stop-color:\(value)}.d-\(name){flood-color:\(value)}\n"
    }
    for mode in BlendMode.allCases {
      guard let name = name(of: mode) else { continue }
      rules += ".b-\(name){mix-blend-mode:\(name)}\n"
    }
    return rules
  }

  /// The name of a blend mode in CSS (Compositing and Blending Level 1); nil for the usual one and
  /// those that CSS lacks.
  static func name(of mode: BlendMode) -> String? {
    switch mode {
    case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker: nil
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    }
  }
}
