package import Foundation

/// One step of an outline.
package enum PathSegment: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(CGPoint, control: CGPoint)
  case curve(CGPoint, CGPoint, CGPoint)
  case close

  /// The step, mapped.
  package func applying(_ t: CGAffineTransform) -> PathSegment {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quad(let end, let control): .quad(end.applying(t), control: control.applying(t))
    case .curve(let end, let first, let second):
      .curve(end.applying(t), first.applying(t), second.applying(t))
    case .close: .close
    }
  }

  /// The points that the step names.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let end, let control): [control, end]
    case .curve(let end, let first, let second): [first, second, end]
    case .close: []
    }
  }

  /// Where the step ends.
  package var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .quad(let point, _), .curve(let point, _, _): point
    case .close: nil
    }
  }
}

/// An outline while it is put together, and what can be asked of it.
package struct PathOutline: Hashable, Sendable {
  package var segments: [PathSegment] = []
  /// Maps what is added.
  package var transform = CGAffineTransform.identity
  private var start: CGPoint?
  package private(set) var currentPoint: CGPoint?

  package init() {}

  package init(_ segments: [PathSegment]) {
    self.segments = segments
    for segment in segments { follow(segment) }
  }

  package mutating func add(_ segment: PathSegment) {
    let mapped = transform.isIdentity ? segment : segment.applying(transform)
    segments.append(mapped)
    follow(mapped)
  }

  package mutating func add(_ segments: [PathSegment]) {
    for segment in segments { add(segment) }
  }

  private mutating func follow(_ segment: PathSegment) {
    switch segment {
    case .move(let point): (start, currentPoint) = (point, point)
    case .close: currentPoint = start
    default: currentPoint = segment.end
    }
  }
}

// MARK: - Adding

extension PathOutline {
  package mutating func move(to point: CGPoint) { add(.move(point)) }

  /// Adds a line; one from nowhere is left out, as Core Graphics does.
  package mutating func addLine(to point: CGPoint) {
    guard currentPoint != nil else { return }
    add(.line(point))
  }

  package mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard currentPoint != nil else { return }
    add(.quad(end, control: control))
  }

  package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard currentPoint != nil else { return }
    add(.curve(end, control1, control2))
  }

  package mutating func close() {
    guard currentPoint != nil, segments.last != .close else { return }
    segments.append(.close)
    follow(.close)
  }

  package mutating func addRect(_ rect: CGRect) {
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  /// Adds an ellipse, clockwise on screen from its right end.
  package mutating func addEllipse(in rect: CGRect) {
    let radii = CGSize(width: rect.width / 2, height: rect.height / 2)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addQuarters(around: center, radii: radii, start: 0, sweep: 2 * .pi)
    close()
  }
}
