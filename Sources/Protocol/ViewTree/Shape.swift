/// A shape that takes the size it is offered.
package struct ShapeContent: Hashable, Sendable {
  package var kind: ShapeKind
  /// What fills the shape; nil for nothing.
  package var fill: Paint?
  /// The line along its edge; nil for none.
  package var stroke: Stroke?
  /// The part of the outline that is filled, from and to, each 0…1.
  package var trimFrom: Double
  package var trimTo: Double

  package init(
    kind: ShapeKind,
    fill: Paint? = nil,
    stroke: Stroke? = nil,
    trimFrom: Double = 0,
    trimTo: Double = 1
  ) {
    self.kind = kind
    self.fill = fill
    self.stroke = stroke
    self.trimFrom = trimFrom
    self.trimTo = trimTo
  }
}

/// The outlines that have a name in SwiftUI, and any other.
package enum ShapeKind: Hashable, Sendable {
  case rectangle
  /// Corner radius in points.
  case roundedRectangle(cornerRadius: Double)
  case capsule
  case circle
  case ellipse
  /// Corner radii in points.
  case unevenRoundedRectangle(
    topLeading: Double,
    bottomLeading: Double,
    bottomTrailing: Double,
    topTrailing: Double
  )
  /// An outline that has its size already.
  indirect case path(Path)
}

/// A line along an outline.
package struct Stroke: Hashable, Sendable {
  package var paint: Paint
  /// In points.
  package var width: Double
  /// Whether the whole line lies inside the shape.
  package var isInside: Bool
  /// The part of the outline that is drawn, from and to, each 0…1, as `trim(from:to:)` cuts it.
  package var trimFrom: Double
  package var trimTo: Double
  package var cap: Cap
  package var join: Join
  /// How far pointed corners reach, as a multiple of the width.
  package var miterLimit: Double
  /// The lengths that are drawn and left out in turn, in points; none for an unbroken line.
  package var dash: [Double]
  /// Where in the dashes the line begins, in points.
  package var dashPhase: Double

  /// The ends of a line.
  package enum Cap: Int, Hashable, Sendable, CaseIterable {
    case butt, round, square
  }

  /// The corners of a line.
  package enum Join: Int, Hashable, Sendable, CaseIterable {
    case miter, round, bevel
  }

  package init(
    paint: Paint,
    width: Double = 1,
    isInside: Bool = false,
    trimFrom: Double = 0,
    trimTo: Double = 1,
    cap: Cap = .butt,
    join: Join = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.paint = paint
    self.width = width
    self.isInside = isInside
    self.trimFrom = trimFrom
    self.trimTo = trimTo
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
