package import ViewTree

/// A colour as the markup has it.
package enum SVGColor: Hashable, Sendable {
  /// A fixed colour: `#rrggbb`, written into attributes.
  case hex(String)
  /// A colour that a style sheet decides, by a name of lower case letters, digits and hyphens.
  case named(String)
  /// Nothing is drawn.
  case none
}

extension SVGColor {
  /// Names for the colours of a theme, and hexadecimal digits for fixed ones.
  ///
  /// Their opacity is written besides.
  package static func themed(_ color: ColorValue) -> SVGColor {
    switch color.base {
    case .system(.clear): .none
    case .system(let system): .named(name(of: system))
    case .rgb(let red, let green, let blue): .rgb(red, green, blue)
    }
  }

  /// A fixed colour; parts outside of 0…1 are held there.
  package static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> SVGColor {
    let digits = Array("0123456789abcdef".unicodeScalars)
    var text = "#"
    for part in [red, green, blue] {
      let byte = Int((part > 0 ? min(part, 1) : 0) * 255 + 0.5)
      text.unicodeScalars.append(digits[byte / 16])
      text.unicodeScalars.append(digits[byte % 16])
    }
    return .hex(text)
  }

  /// The name of a theme's colour in classes: `red`, `secondary-background`.
  package static func name(of color: SystemColor) -> String {
    var name = ""
    for scalar in "\(color)".unicodeScalars {
      let isCapital = (65...90).contains(scalar.value)
      if isCapital { name += "-" }
      name += isCapital ? String(scalar).lowercased() : String(scalar)
    }
    return name
  }
}
