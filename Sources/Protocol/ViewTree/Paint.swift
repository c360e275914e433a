/// What fills text, lines and areas.
package enum Paint: Hashable, Sendable {
  /// One colour.
  case color(ColorValue)
  /// Colours that run from one point to another.
  indirect case linearGradient(stops: [GradientStop], start: UnitPoint, end: UnitPoint)
}

/// A colour at a place of a gradient.
package struct GradientStop: Hashable, Sendable {
  package var color: ColorValue
  /// Where the colour stands, 0…1.
  package var location: Double

  package init(color: ColorValue, location: Double) {
    self.color = color
    self.location = location
  }
}

/// A colour: one that the surface's theme decides, or a fixed one.
package struct ColorValue: Hashable, Sendable {
  /// Where the colour comes from.
  package enum Base: Hashable, Sendable {
    /// A colour with a meaning, which the theme adapts to light and dark.
    case system(SystemColor)
    /// Red, green and blue in sRGB, each 0…1.
    case rgb(red: Double, green: Double, blue: Double)
  }

  package var base: Base
  /// 0 (clear) … 1 (opaque).
  package var opacity: Double

  package init(base: Base, opacity: Double = 1) {
    self.base = base
    self.opacity = opacity
  }

  package static func system(_ color: SystemColor, opacity: Double = 1) -> ColorValue {
    ColorValue(base: .system(color), opacity: opacity)
  }

  package static func rgb(_ red: Double, _ green: Double, _ blue: Double) -> ColorValue {
    ColorValue(base: .rgb(red: red, green: green, blue: blue))
  }
}

/// The colours that have a name in SwiftUI and UIKit.
package enum SystemColor: Int, Hashable, Sendable, CaseIterable {
  case primary, secondary, tertiary, quaternary
  case accent, clear, black, white, gray
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  /// The surface that content stands on, and the two that stand on it.
  case background, secondaryBackground, tertiaryBackground
  /// A faint fill behind controls and empty bars.
  case fill
  case separator
}
