import Drawing
import ViewTree

/// How shapes are turned and scaled when they are drawn.
struct Turn {
  private(set) var transform: Transform
  /// How far they are turned; nil where they are scaled too.
  private(set) var degrees: Double?

  private init(_ transform: Transform, degrees: Double?) {
    self.transform = transform
    self.degrees = degrees
  }

  /// What a modifier does to a frame, inside of what is done around it already; nil for nothing.
  init?(_ content: Content, _ rect: CellRect, inside outer: Turn?) {
    let size = rect.points
    func anchor(_ point: UnitPoint) -> (x: Double, y: Double) {
      (Double(rect.x) * 8 + point.x * size.width, Double(rect.y) * 16 + point.y * size.height)
    }
    switch content {
    case .rotation(let degrees, let point) where degrees != 0:
      let (x, y) = anchor(point)
      self.init(.rotation(degrees: degrees, x: x, y: y), degrees: degrees)
    case .scale(let x, let y, let point) where x != 1 || y != 1:
      let (aroundX, aroundY) = anchor(point)
      self.init(.scale(x: x, y: y, aroundX: aroundX, y: aroundY), degrees: nil)
    default: return nil
    }
    guard let outer else { return }
    transform = outer.transform.after(transform)
    if let inner = degrees, let more = outer.degrees {
      degrees = inner + more
    } else {
      degrees = nil
    }
  }

  /// The part of a turn by which a circle in a frame is turned around its middle; nil where it is
  /// moved or scaled.
  func turns(around rect: CellRect) -> Double? {
    guard let degrees, degrees.isFinite else { return nil }
    let size = rect.points
    let x = Double(rect.x) * 8 + size.width / 2
    let y = Double(rect.y) * 16 + size.height / 2
    let moved = transform.applied(toX: x, y: y)
    guard abs(moved.x - x) < 1, abs(moved.y - y) < 1 else { return nil }
    return (degrees / 360).truncatingRemainder(dividingBy: 1)
  }
}

extension Transform {
  func applied(toX x: Double, y: Double) -> Path.Point {
    Path.Point(x: a * x + c * y + tx, y: b * x + d * y + ty)
  }

  /// The map that does another one first.
  fileprivate func after(_ first: Transform) -> Transform {
    Transform(
      a: a * first.a + c * first.b,
      b: b * first.a + d * first.b,
      c: a * first.c + c * first.d,
      d: b * first.c + d * first.d,
      tx: a * first.tx + c * first.ty + tx,
      ty: b * first.tx + d * first.ty + ty
    )
  }
}

/// A round outline at its place on the screen.
struct Cut {
  let outline: Outline
  let rect: CellRect

  /// Nil where the outline hardly differs from its frame.
  init?(_ kind: ShapeKind, _ rect: CellRect) {
    guard !rect.isEmpty, let outline = Outline(kind, rect) else { return nil }
    self.outline = outline
    self.rect = rect
  }

  /// Whether a place in half cells from another rectangle's corner is inside.
  func contains(_ x: Double, _ y: Double, of other: CellRect) -> Bool {
    outline.contains(x + Double(other.x - rect.x), y + Double(other.y - rect.y) * 2)
  }
}
