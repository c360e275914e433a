/// Lines and curves, in points from the top leading corner of the frame.
package struct Path: Hashable, Sendable {
  /// A place in points.
  package struct Point: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// One step of the pen.
  package enum Element: Hashable, Sendable {
    case move(Point)
    case line(Point)
    /// A quadratic curve.
    case quad(Point, control: Point)
    /// A cubic curve.
    case curve(Point, control1: Point, control2: Point)
    /// Back to where the pen last came down.
    case close
  }

  package var elements: [Element]
  /// Whether the inside is found by the even-odd rule.
  package var isEvenOdd: Bool

  package init(_ elements: [Element], isEvenOdd: Bool = false) {
    self.elements = elements
    self.isEvenOdd = isEvenOdd
  }
}
