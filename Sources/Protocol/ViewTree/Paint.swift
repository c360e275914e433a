/// What fills text, lines and areas.
package enum Paint: Hashable, Sendable {
  /// One colour.
  case color(ColorValue)
  /// Colours that run from one point to another.
  indirect case linearGradient(stops: [GradientStop], start: UnitPoint, end: UnitPoint)
  /// Colours that run outwards; the radii are in points.
  indirect case radialGradient(
    stops: [GradientStop],
    center: UnitPoint,
    startRadius: Double,
    endRadius: Double
  )
  /// Colours that run outwards along both axes; the radii are parts of the width and height.
  indirect case ellipticalGradient(
    stops: [GradientStop],
    center: UnitPoint,
    startFraction: Double,
    endFraction: Double
  )
  /// Colours that run around a point, clockwise from the right; the angles are in degrees.
  indirect case angularGradient(
    stops: [GradientStop],
    center: UnitPoint,
    startDegrees: Double,
    endDegrees: Double
  )
}

extension Paint {
  /// The same paint with other colours.
  package func mapColors(_ change: (ColorValue) -> ColorValue) -> Paint {
    func changed(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: change($0.color), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops: changed(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let start, let end):
      return .radialGradient(
        stops: changed(stops),
        center: center,
        startRadius: start,
        endRadius: end
      )
    case .ellipticalGradient(let stops, let center, let start, let end):
      return .ellipticalGradient(
        stops: changed(stops),
        center: center,
        startFraction: start,
        endFraction: end
      )
    case .angularGradient(let stops, let center, let start, let end):
      return .angularGradient(
        stops: changed(stops),
        center: center,
        startDegrees: start,
        endDegrees: end
      )
    }
  }
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
