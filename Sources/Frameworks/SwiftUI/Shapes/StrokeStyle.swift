public import Foundation
internal import ViewTree

/// How a line along an outline looks.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The ends of the line.
  public var lineCap: CGLineCap
  /// The corners of the line.
  public var lineJoin: CGLineJoin
  /// How far pointed corners reach, as a multiple of the width.
  public var miterLimit: CGFloat
  /// The lengths that are drawn and left out, in turn.
  public var dash: [CGFloat]
  /// Where in the dashes the line begins.
  public var dashPhase: CGFloat

  /// Makes a style.
  public init(
    lineWidth: CGFloat = 1,
    lineCap: CGLineCap = .butt,
    lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10,
    dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

extension StrokeStyle {
  /// The most lengths of a pattern that the tree takes.
  private static let dashLimit = 32

  var pen: LinePen {
    LinePen(
      width: lineWidth,
      cap: lineCap,
      join: lineJoin,
      miterLimit: miterLimit,
      dash: dash,
      dashPhase: dashPhase
    )
  }

  /// The line as the tree has it.
  func stroke(_ paint: Paint, isInside: Bool = false) -> Stroke {
    let lengths = dash.prefix(Self.dashLimit).map { $0.treeSize ?? 0 }
    return Stroke(
      paint: paint,
      width: lineWidth.treeSize ?? 0,
      isInside: isInside,
      cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: miterLimit.treeSize ?? 10,
      dash: lengths.contains { $0 > 0 } ? lengths : [],
      dashPhase: dashPhase.treeLength
    )
  }
}
