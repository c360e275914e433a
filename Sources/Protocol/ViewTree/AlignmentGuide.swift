/// A line of the author's own by which containers align views, `AlignmentID` in SwiftUI.
package struct AlignmentLine: Hashable, Sendable {
  /// The axis along which the line has a place.
  package var axis: Axis
  /// What the process calls the line by.
  package var id: Int
  /// Where the line is in a view that says nothing of it: so much of the view's length, and so many
  /// points more.
  package var fraction: Double
  package var offset: Double

  package init(axis: Axis, id: Int, fraction: Double = 0, offset: Double = 0) {
    self.axis = axis
    self.id = id
    self.fraction = fraction
    self.offset = offset
  }
}

/// Where a line of alignment is in a view, as the view itself says.
package struct AlignmentGuide: Hashable, Sendable {
  /// What the place is said of.
  package enum Line: Hashable, Sendable {
    case horizontal(HorizontalAlignment)
    case vertical(VerticalAlignment)
    /// A line of the author's own, by its ``AlignmentLine/id``.
    case own(Axis, id: Int)

    /// The axis along which the line has a place.
    package var axis: Axis {
      switch self {
      case .horizontal: .horizontal
      case .vertical: .vertical
      case .own(let axis, _): axis
      }
    }
  }

  package var line: Line
  /// The distance in points from the view's leading or top edge; it may lie outside of the view.
  package var place: Double

  package init(_ line: Line, place: Double) {
    self.line = line
    self.place = place
  }
}

extension Alignment {
  /// The line that the alignment goes by along an axis.
  package func guide(_ axis: Axis) -> AlignmentGuide.Line {
    if let line = line(axis) { return .own(axis, id: line.id) }
    return axis == .horizontal ? .horizontal(horizontal) : .vertical(vertical)
  }
}
