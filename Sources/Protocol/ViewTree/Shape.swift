/// A shape that takes the size it is offered.
package struct ShapeContent: Hashable, Sendable {
  package var kind: ShapeKind
  /// What fills the shape; nil for nothing.
  package var fill: Paint?
  /// The line along its edge; nil for none.
  package var stroke: Stroke?

  package init(kind: ShapeKind, fill: Paint? = nil, stroke: Stroke? = nil) {
    self.kind = kind
    self.fill = fill
    self.stroke = stroke
  }
}

/// The outlines that have a name in SwiftUI.
package enum ShapeKind: Hashable, Sendable {
  case rectangle
  /// Corner radius in points.
  case roundedRectangle(cornerRadius: Double)
  case capsule
  case circle
  case ellipse
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

  package init(
    paint: Paint,
    width: Double = 1,
    isInside: Bool = false,
    trimFrom: Double = 0,
    trimTo: Double = 1
  ) {
    self.paint = paint
    self.width = width
    self.isInside = isInside
    self.trimFrom = trimFrom
    self.trimTo = trimTo
  }
}
