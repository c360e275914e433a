public import Foundation

extension ShapeStyle where Self == LinearGradient {
  /// A gradient whose kind was hidden, drawn this way.
  public static func linearGradient(
    _ gradient: AnyGradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> LinearGradient {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }
}

extension ShapeStyle where Self == RadialGradient {
  /// A gradient whose kind was hidden, drawn this way.
  public static func radialGradient(
    _ gradient: AnyGradient,
    center: UnitPoint = .center,
    startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(
      gradient: gradient.gradient,
      center: center,
      startRadius: startRadius,
      endRadius: endRadius
    )
  }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// A gradient whose kind was hidden, drawn this way.
  public static func ellipticalGradient(
    _ gradient: AnyGradient,
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient.gradient,
      center: center,
      startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction
    )
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient whose kind was hidden, drawn this way.
  public static func angularGradient(
    _ gradient: AnyGradient,
    center: UnitPoint = .center,
    startAngle: Angle,
    endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(
      gradient: gradient.gradient,
      center: center,
      startAngle: startAngle,
      endAngle: endAngle
    )
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// A gradient whose kind was hidden, once around a point.
  public static func conicGradient(
    _ gradient: AnyGradient,
    center: UnitPoint = .center,
    angle: Angle = .zero
  ) -> AngularGradient {
    AngularGradient(gradient: gradient.gradient, center: center, angle: angle)
  }
}
