package import ViewTree

/// The rules that a page's style sheet must have for what ``SVGWriter`` writes.
///
/// A policy of `style-src` with hashes forbids style attributes, and custom properties mean nothing
/// in presentation attributes. Colours of a theme are therefore classes: `f-` fills, `s-` strokes,
/// `g-` is a gradient's stop.
package enum SVGStyles {
  /// The rules for every colour of the theme, one a line.
  ///
  /// - Parameter value: A colour's value in CSS, such as `var(--red)`; nil for no rules.
  package static func rules(_ value: (SystemColor) -> String?) -> String {
    var rules = ""
    for color in SystemColor.allCases where color != .clear {
      guard let value = value(color) else { continue }
      let name = SVGColor.name(of: color)
      rules += ".f-\(name){fill:\(value)}.s-\(name){stroke:\(value)}"
      rules += ".g-\(name){stop-color:\(value)}\n"
    }
    return rules
  }
}
