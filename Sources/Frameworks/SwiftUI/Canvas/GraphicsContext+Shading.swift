public import Foundation
internal import ViewTree

extension GraphicsContext.Shading {
  /// The canvas' own background.
  ///
  /// It draws nothing.
  public static var backdrop: GraphicsContext.Shading { .color(.clear) }

  /// The foreground style.
  public static var foreground: GraphicsContext.Shading {
    .init(AnyShapeStyle(ForegroundStyle()))
  }

  /// The first of several patterns.
  public static func palette(_ array: [GraphicsContext.Shading]) -> GraphicsContext.Shading {
    array.first ?? .foreground
  }

  /// A colour.
  public static func color(_ color: Color) -> GraphicsContext.Shading {
    .init(AnyShapeStyle(color))
  }

  /// A colour.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) -> GraphicsContext.Shading {
    .color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
  }

  /// A grey.
  public static func color(
    _ colorSpace: Color.RGBColorSpace = .sRGB,
    white: Double,
    opacity: Double = 1
  ) -> GraphicsContext.Shading {
    .color(Color(colorSpace, white: white, opacity: opacity))
  }

  /// A style.
  public static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading {
    .init(AnyShapeStyle(style))
  }

  /// Colours that run from one point to another.
  public static func linearGradient(
    _ gradient: Gradient,
    startPoint: CGPoint,
    endPoint: CGPoint,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    gradientShading(gradient) { frame, environment in
      .linearGradient(
        stops: gradient.tree(in: environment),
        start: unit(startPoint, in: frame),
        end: unit(endPoint, in: frame)
      )
    }
  }

  /// Colours that run outwards from a point.
  public static func radialGradient(
    _ gradient: Gradient,
    center: CGPoint,
    startRadius: CGFloat,
    endRadius: CGFloat,
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    gradientShading(gradient) { frame, environment in
      .radialGradient(
        stops: gradient.tree(in: environment),
        center: unit(center, in: frame),
        startRadius: startRadius.treeSize ?? 0,
        endRadius: endRadius.treeSize ?? 0
      )
    }
  }

  /// Colours that run around a point.
  public static func conicGradient(
    _ gradient: Gradient,
    center: CGPoint,
    angle: Angle = Angle(),
    options: GraphicsContext.GradientOptions = GraphicsContext.GradientOptions()
  ) -> GraphicsContext.Shading {
    let start = angle.degrees.isFinite ? angle.degrees : 0
    return gradientShading(gradient) { frame, environment in
      .angularGradient(
        stops: gradient.tree(in: environment),
        center: unit(center, in: frame),
        startDegrees: start,
        endDegrees: start + 360
      )
    }
  }

  private static func gradientShading(
    _ gradient: Gradient,
    _ paint: @escaping @Sendable (CGRect, EnvironmentValues) -> Paint
  ) -> GraphicsContext.Shading {
    guard let first = gradient.stops.first else { return .color(.clear) }
    return .init(AnyShapeStyle(first.color), gradient: paint)
  }

  private static func unit(_ point: CGPoint, in frame: CGRect) -> ViewTree::UnitPoint {
    func part(_ value: CGFloat, _ start: CGFloat, _ length: CGFloat) -> Double {
      length > 0 && value.isFinite ? Double((value - start) / length) : 0
    }
    return ViewTree::UnitPoint(
      x: part(point.x, frame.minX, frame.width),
      y: part(point.y, frame.minY, frame.height)
    )
  }

  /// The pattern as the tree has it, for a picture of a size.
  func paint(in environment: EnvironmentValues, size: CGSize) -> Paint {
    gradient?(CGRect(origin: .zero, size: size), environment) ?? style.paint(in: environment)
  }
}
