public import Foundation
package import ViewTree

/// An outline that takes the size it is offered.
///
/// The outlines are those of this module; outlines from a path of your own are not there yet.
public protocol Shape: View, Sendable {
  /// What the outline is.
  nonisolated var _geometry: _ShapeGeometry { get }
}

/// What an outline is, and which part of it a line follows.
public struct _ShapeGeometry: Hashable, Sendable {
  package var kind: ShapeKind
  package var trimFrom = 0.0
  package var trimTo = 1.0
  /// How far inside the frame the outline lies, in points.
  package var inset = 0.0

  package init(_ kind: ShapeKind) {
    self.kind = kind
  }
}

extension Shape where Body == Never {
  /// Adds the outline, filled with the foreground style.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.add(view._geometry, fill: resolver.environment.foregroundPaint, stroke: nil)
  }
}

/// An outline that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller outline.
  associatedtype InsetShape: InsettableShape

  /// The outline, made smaller by an amount on all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension _ViewResolver {
  /// Adds an outline, in its frame or a smaller one.
  func add(_ geometry: _ShapeGeometry, fill: Paint?, stroke: Stroke?) {
    var stroke = stroke
    stroke?.trimFrom = geometry.trimFrom
    stroke?.trimTo = geometry.trimTo
    let content = Content.shape(ShapeContent(kind: geometry.kind, fill: fill, stroke: stroke))
    guard geometry.inset != 0 else { return leaf(content) }
    let inset = geometry.inset
    node(.padding(PaddingInsets(top: inset, leading: inset, bottom: inset, trailing: inset))) {
      leaf(content)
    }
  }
}

/// How the inside of an outline that crosses itself is found.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule decides.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Makes a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// How a line along an outline looks; the width is drawn, caps, joins and dashes are not.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points.
  public var lineWidth: CGFloat
  /// The ends of the line.
  public var lineCap: CGLineCap
  /// The corners of the line.
  public var lineJoin: CGLineJoin
  /// How far pointed corners reach.
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

/// The ends of a line.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Straight, at the end.
  case butt
  /// Round, beyond the end.
  case round
  /// Straight, beyond the end.
  case square
}

/// The corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// Pointed.
  case miter
  /// Round.
  case round
  /// Cut off.
  case bevel
}
