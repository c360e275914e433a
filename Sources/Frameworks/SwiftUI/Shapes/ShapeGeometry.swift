internal import Foundation
package import ViewTree

/// How an outline is found, and which part of it is drawn.
///
/// Outlines that have a name in the tree are drawn by the surface; others are paths, for which the
/// size of the frame must be known.
public struct _ShapeGeometry: Sendable {
  /// Where the outline comes from.
  enum Outline: Sendable {
    /// One of the tree's.
    case named(ShapeKind)
    /// A path that does not depend on its frame.
    case fixed(Path)
    /// A path that depends on its frame.
    case framed(@Sendable (CGRect) -> Path)
    /// The shape of the container around.
    case container
  }

  var outline: Outline
  var trimFrom = 0.0
  var trimTo = 1.0
  /// How far inside the frame the outline lies, in points.
  var inset = 0.0
  /// The line along the outline that stands for the shape; nil for the inside.
  var pen: StrokeStyle?

  package init(_ kind: ShapeKind) {
    outline = .named(kind)
  }

  init(_ outline: Outline) {
    self.outline = outline
  }

  init(path: @escaping @Sendable (CGRect) -> Path) {
    outline = .framed(path)
  }

  /// Whether nothing was cut from the outline and it is to be filled.
  var isPlain: Bool { trimFrom == 0 && trimTo == 1 && pen == nil }

  /// The name of the outline, where it has one and all of it is meant.
  var kind: ShapeKind? {
    guard case .named(let kind) = outline, isPlain, inset == 0 else { return nil }
    return kind
  }

  /// The path in a frame of an outline without a name.
  func path(in size: CGSize) -> Path? {
    let frame = CGRect(origin: .zero, size: size).insetBy(dx: CGFloat(inset), dy: CGFloat(inset))
    let path: Path
    switch outline {
    case .named, .container: return nil
    case .fixed(let fixed): path = fixed
    case .framed(let make): path = make(frame.isNull ? .zero : frame)
    }
    return trimFrom == 0 && trimTo == 1
      ? path : path.trimmedPath(from: CGFloat(trimFrom), to: CGFloat(trimTo))
  }
}

extension Path {
  /// The most steps of a path in the tree.
  private static let stepLimit = 20_000

  /// The path as the tree has it; points that are not finite are left out.
  package func tree(isEvenOdd: Bool = false) -> ViewTree::Path {
    let segments = outline.segments.prefix(Self.stepLimit)
    let elements = segments.compactMap { segment -> ViewTree::Path.Element? in
      guard segment.points.allSatisfy({ abs($0.x) < 1e9 && abs($0.y) < 1e9 }) else { return nil }
      func at(_ point: CGPoint) -> ViewTree::Path.Point {
        ViewTree::Path.Point(x: Double(point.x), y: Double(point.y))
      }
      return switch segment {
      case .move(let point): .move(at(point))
      case .line(let point): .line(at(point))
      case .quad(let end, let control): .quad(at(end), control: at(control))
      case .curve(let end, let one, let two): .curve(at(end), control1: at(one), control2: at(two))
      case .close: .close
      }
    }
    return ViewTree::Path(elements, isEvenOdd: isEvenOdd)
  }
}

extension _ShapeGeometry {
  /// The path in a frame, of outlines with a name too.
  func anyPath(in size: CGSize) -> Path? {
    guard case .named(let kind) = outline else {
      return pen.map { path(in: size)?.strokedPath($0) } ?? path(in: size)
    }
    var framed = self
    framed.outline = .framed { kind.path(in: $0) }
    return framed.anyPath(in: size)
  }
}

extension ShapeKind {
  /// The path in a frame.
  fileprivate func path(in rect: CGRect) -> Path {
    switch self {
    case .rectangle, .path: Rectangle().path(in: rect)
    case .roundedRectangle(let radius):
      RoundedRectangle(cornerRadius: CGFloat(radius)).path(in: rect)
    case .capsule: Capsule().path(in: rect)
    case .circle: Circle().path(in: rect)
    case .ellipse: Ellipse().path(in: rect)
    case .unevenRoundedRectangle(
      let topLeading,
      let bottomLeading,
      let bottomTrailing,
      let topTrailing
    ):
      UnevenRoundedRectangle(
        topLeadingRadius: CGFloat(topLeading),
        bottomLeadingRadius: CGFloat(bottomLeading),
        bottomTrailingRadius: CGFloat(bottomTrailing),
        topTrailingRadius: CGFloat(topTrailing)
      ).path(in: rect)
    }
  }
}
