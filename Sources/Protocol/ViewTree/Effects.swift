/// A change of the colours or the sharpness of what is drawn.
package enum Filter: Hashable, Sendable {
  /// In points.
  case blur(radius: Double)
  /// Added to each part of a colour, -1…1.
  case brightness(Double)
  /// 1 changes nothing, 0 makes everything gray.
  case contrast(Double)
  /// 1 changes nothing, 0 takes colours away.
  case saturation(Double)
  /// 0 changes nothing, 1 takes colours away.
  case grayscale(Double)
  /// Around the colour circle.
  case hueRotation(degrees: Double)
  case colorInvert
  case colorMultiply(ColorValue)
}

/// How colours mix with those behind them.
package enum BlendMode: Int, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}
