internal import Drawing
internal import ViewTree

/// A rectangle that grows; empty where no point was added.
struct Bounds: Hashable {
  var left = Double.infinity
  var top = Double.infinity
  var right = -Double.infinity
  var bottom = -Double.infinity

  init() {}

  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  var isEmpty: Bool { !(left < right && top < bottom) }
  var width: Double { right - left }
  var height: Double { bottom - top }

  mutating func add(_ x: Double, _ y: Double) {
    left = min(left, x)
    right = max(right, x)
    top = min(top, y)
    bottom = max(bottom, y)
  }

  mutating func formUnion(_ other: Bounds) {
    guard other.left <= other.right, other.top <= other.bottom else { return }
    add(other.left, other.top)
    add(other.right, other.bottom)
  }

  func intersection(_ other: Bounds) -> Bounds {
    Bounds(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
  }

  func grown(by amount: Double) -> Bounds {
    Bounds(left: left - amount, top: top - amount, right: right + amount, bottom: bottom + amount)
  }

  func moved(x: Double, y: Double) -> Bounds {
    Bounds(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// The bounds of the rectangle that a transform makes of this one.
  func mapped(by transform: Transform) -> Bounds {
    guard left <= right, top <= bottom else { return Bounds() }
    var mapped = Bounds()
    for (x, y) in [(left, top), (right, top), (left, bottom), (right, bottom)] {
      mapped.add(
        transform.a * x + transform.c * y + transform.tx,
        transform.b * x + transform.d * y + transform.ty
      )
    }
    return mapped
  }

  /// The smallest rectangle of whole numbers around this one.
  var rounded: Bounds {
    Bounds(
      left: left.rounded(.down),
      top: top.rounded(.down),
      right: right.rounded(.up),
      bottom: bottom.rounded(.up)
    )
  }
}

extension Path {
  /// A rectangle that holds the outline and its control points.
  var bounds: Bounds {
    var bounds = Bounds()
    forEachPoint { bounds.add($0.x, $0.y) }
    return bounds
  }
}
