internal import Foundation
internal import ViewTree

/// Colours at the points of a grid, with all colours between them.
///
/// It is drawn as a gradient from top to bottom through the mean colour of each row of points; the
/// places of the points are not looked at.
public struct MeshGradient: ShapeStyle, Sendable {
  /// A gradient resolves to no other style.
  public typealias Resolved = Never

  /// The points of a grid.
  public enum Locations: Equatable, Sendable {
    /// Points between (0, 0) and (1, 1).
    case points([SIMD2<Float>])
    /// Points with control points.
    case bezierPoints([BezierPoint])
  }

  /// The colours of the points.
  public enum Colors: Equatable, Sendable {
    /// Colours.
    case colors([Color])
  }

  /// A point with the control points of the curves that meet there.
  public struct BezierPoint: Equatable, Sendable {
    /// The point.
    public var position: SIMD2<Float>
    /// The control point towards the leading edge.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point towards the top edge.
    public var topControlPoint: SIMD2<Float>
    /// The control point towards the trailing edge.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point towards the bottom edge.
    public var bottomControlPoint: SIMD2<Float>

    /// Makes a point.
    public init(
      position: SIMD2<Float>,
      leadingControlPoint: SIMD2<Float>,
      topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>,
      bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// The number of points in a row.
  public var width: Int
  /// The number of rows.
  public var height: Int
  /// The points, row by row.
  public var locations: Locations
  /// Their colours, row by row.
  public var colors: Colors
  /// The colour where the grid does not reach.
  public var background: Color
  /// Whether colours run smoothly across the lines of the grid.
  public var smoothsColors: Bool
  /// The colour space in which colours are mixed.
  public var colorSpace: Gradient.ColorSpace

  /// Makes a gradient.
  public init(
    width: Int,
    height: Int,
    locations: Locations,
    colors: Colors,
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  /// Makes a gradient from points and their colours.
  public init(
    width: Int,
    height: Int,
    points: [SIMD2<Float>],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .points(points),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }

  /// Makes a gradient from points with control points and their colours.
  public init(
    width: Int,
    height: Int,
    bezierPoints: [BezierPoint],
    colors: [Color],
    background: Color = .clear,
    smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width,
      height: height,
      locations: .bezierPoints(bezierPoints),
      colors: .colors(colors),
      background: background,
      smoothsColors: smoothsColors,
      colorSpace: colorSpace
    )
  }

  /// The rows' mean colours from top to bottom.
  public func _paint(in environment: EnvironmentValues) -> _ResolvedPaint {
    guard case .colors(let colors) = colors, !colors.isEmpty, width > 0 else {
      return background._paint(in: environment)
    }
    let rows = stride(from: 0, to: min(colors.count, 4096), by: min(width, 4096)).map { start in
      let row = colors[start..<min(start + min(width, 4096), colors.count)]
      return Self.mean(row.map { $0.value(in: environment) })
    }
    guard rows.count > 1 else { return _ResolvedPaint(.color(rows[0])) }
    let stops = rows.prefix(256).enumerated().map { index, color in
      GradientStop(color: color, location: Double(index) / Double(min(rows.count, 256) - 1))
    }
    return _ResolvedPaint(
      .linearGradient(stops: stops, start: UnitPoint.top.tree, end: UnitPoint.bottom.tree)
    )
  }

  /// The mean of colours; the middle one where a colour of the surface is among them.
  private static func mean(_ colors: [ColorValue]) -> ColorValue {
    var (red, green, blue, opacity) = (0.0, 0.0, 0.0, 0.0)
    for color in colors {
      guard case .rgb(let r, let g, let b) = color.base else { return colors[colors.count / 2] }
      (red, green, blue) = (red + r, green + g, blue + b)
      opacity += color.opacity
    }
    let count = Double(colors.count)
    var mean = ColorValue.rgb(red / count, green / count, blue / count)
    mean.opacity = opacity / count
    return mean
  }
}

extension MeshGradient: View {
  /// A gradient has no body.
  public typealias Body = Never

  /// Adds a filled rectangle that takes all the space it is offered.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let paint = view.paint(in: resolver.environment)
    resolver.leaf(.shape(ShapeContent(kind: .rectangle, fill: paint)))
  }
}
