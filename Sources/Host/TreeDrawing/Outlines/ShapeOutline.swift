import Drawing
import ViewTree

extension ShapeKind {
  /// The outline in a frame, from the middle of the right edge, clockwise, as SwiftUI's begin where
  /// they are trimmed.
  ///
  /// - Parameter inset: How much smaller the outline is on all sides; a free path keeps its size.
  func outline(in frame: Rect, inset: Double = 0) -> Path {
    let rect = frame.inset(by: inset)
    switch self {
    case .rectangle: return RoundedOutline.path(rect, radii: (0, 0, 0, 0))
    case .roundedRectangle(let radius):
      let radius = radius - inset
      return RoundedOutline.path(rect, radii: (radius, radius, radius, radius))
    case .capsule:
      let radius = min(rect.width, rect.height) / 2
      return RoundedOutline.path(rect, radii: (radius, radius, radius, radius))
    case .circle: return RoundedOutline.ellipse(frame.square.inset(by: inset))
    case .ellipse: return RoundedOutline.ellipse(rect)
    case .unevenRoundedRectangle(
      let topLeading,
      let bottomLeading,
      let bottomTrailing,
      let topTrailing
    ):
      return RoundedOutline.path(
        rect,
        radii: (
          topLeading - inset, topTrailing - inset, bottomTrailing - inset, bottomLeading - inset
        )
      )
    case .path(let path): return path.moved(x: frame.x, y: frame.y)
    }
  }
}

/// Rectangles with round corners, from the middle of the right edge, clockwise.
enum RoundedOutline {
  /// How far the control points of a quarter circle stand, as a part of its radius.
  private static let quarter = 0.552_284_749_830_793_6

  /// - Parameter radii: Of the corners, clockwise from the top left one; each is at most half of the
  ///   shorter side.
  static func path(_ rect: Rect, radii: (Double, Double, Double, Double)) -> Path {
    let limit = min(rect.width, rect.height) / 2
    func radius(_ value: Double) -> Double { max(min(value, limit), 0) }
    var pen = Pen(rect)
    pen.corner(x: 1, y: 1, from: (1, 0), radius(radii.2), radius(radii.2))
    pen.corner(x: 0, y: 1, from: (0, 1), radius(radii.3), radius(radii.3))
    pen.corner(x: 0, y: 0, from: (-1, 0), radius(radii.0), radius(radii.0))
    pen.corner(x: 1, y: 0, from: (0, -1), radius(radii.1), radius(radii.1))
    return pen.finish()
  }

  static func ellipse(_ rect: Rect) -> Path {
    let (a, b) = (rect.width / 2, rect.height / 2)
    var pen = Pen(rect)
    pen.corner(x: 1, y: 1, from: (1, 0), a, b)
    pen.corner(x: 0, y: 1, from: (0, 1), a, b)
    pen.corner(x: 0, y: 0, from: (-1, 0), a, b)
    pen.corner(x: 1, y: 0, from: (0, -1), a, b)
    return pen.finish()
  }

  private struct Pen {
    let rect: Rect
    var elements: [Path.Element]

    init(_ rect: Rect) {
      self.rect = rect
      elements = [.move(Path.Point(x: rect.maxX, y: rect.y + rect.height / 2))]
    }

    /// Goes to a corner and around it, clockwise.
    ///
    /// - Parameters:
    ///   - x: 0 for the left, 1 for the right.
    ///   - y: 0 for the top, 1 for the bottom.
    ///   - side: From the rectangle's middle to the side that the pen comes along.
    ///   - a: The corner's radius across, and `b` the one down.
    mutating func corner(
      x: Double,
      y: Double,
      from side: (x: Double, y: Double),
      _ a: Double,
      _ b: Double
    ) {
      let corner = Path.Point(x: rect.x + x * rect.width, y: rect.y + y * rect.height)
      guard a > 0, b > 0 else { return elements.append(.line(corner)) }
      // Towards the middle of the rectangle.
      let (inX, inY) = (x > 0 ? -a : a, y > 0 ? -b : b)
      let across = Path.Point(x: corner.x + inX, y: corner.y)
      let down = Path.Point(x: corner.x, y: corner.y + inY)
      let rest = 1 - RoundedOutline.quarter
      let nearAcross = Path.Point(x: corner.x + inX * rest, y: corner.y)
      let nearDown = Path.Point(x: corner.x, y: corner.y + inY * rest)
      let comesDown = side.x != 0
      elements.append(.line(comesDown ? down : across))
      elements.append(
        .curve(
          comesDown ? across : down,
          control1: comesDown ? nearDown : nearAcross,
          control2: comesDown ? nearAcross : nearDown
        )
      )
    }

    func finish() -> Path { Path(elements + [.close]) }
  }
}
