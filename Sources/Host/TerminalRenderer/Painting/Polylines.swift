import Drawing
import ViewTree

/// An outline as straight lines, in points from the corner of its frame.
struct Polylines {
  /// Connected lines.
  struct Line {
    var points: [Path.Point]
    var isClosed = false
  }

  private(set) var lines: [Line] = []

  /// Turns and scales the lines, whose frame stands at a place on the screen.
  mutating func apply(_ transform: Transform, in rect: CellRect) {
    let (left, top) = (Double(rect.x) * 8, Double(rect.y) * 16)
    work += pointCount
    for line in lines.indices {
      for point in lines[line].points.indices {
        let old = lines[line].points[point]
        let new = transform.applied(toX: old.x + left, y: old.y + top)
        lines[line].points[point] = Path.Point(x: new.x - left, y: new.y - top)
      }
    }
  }

  private(set) var pointCount = 0
  /// What finding the lines has cost, in steps.
  private(set) var work = 0

  /// Curves are divided into so many lines; a cell is 8 points wide.
  private static let curveSteps = 16
  /// The most points of one outline.
  private static let pointLimit = 200_000

  /// The lines of a shape in a frame of a size in points.
  init(_ kind: ShapeKind, size: PointSize) {
    let (width, height) = (size.width, size.height)
    switch kind {
    case .path(let path): add(path)
    case .rectangle: addRounded(size, [0, 0, 0, 0])
    case .roundedRectangle(let radius): addRounded(size, [radius, radius, radius, radius])
    case .unevenRoundedRectangle(
      let topLeading,
      let bottomLeading,
      let bottomTrailing,
      let topTrailing
    ):
      addRounded(size, [topLeading, topTrailing, bottomTrailing, bottomLeading])
    case .capsule:
      let radius = min(width, height) / 2
      addRounded(size, [radius, radius, radius, radius])
    case .circle:
      let side = min(width, height)
      addRounded(
        PointSize(width: side, height: side),
        Array(repeating: side / 2, count: 4),
        dx: (width - side) / 2,
        dy: (height - side) / 2
      )
    case .ellipse:
      addEllipse(size)
    }
  }

  private mutating func start(at point: Path.Point) {
    lines.append(Line(points: [point]))
    pointCount += 1
  }

  private mutating func line(to point: Path.Point) {
    guard pointCount < Polylines.pointLimit else { return }
    if lines.isEmpty || lines[lines.count - 1].isClosed {
      start(at: lines.last?.points.first ?? Path.Point(x: 0, y: 0))
    }
    lines[lines.count - 1].points.append(point)
    pointCount += 1
    work += 1
  }

  private mutating func close() {
    if !lines.isEmpty { lines[lines.count - 1].isClosed = true }
  }

  private var pen: Path.Point { lines.last?.points.last ?? Path.Point(x: 0, y: 0) }

  private mutating func add(_ path: Path) {
    for element in path.elements {
      guard pointCount < Polylines.pointLimit else { return }
      switch element {
      case .move(let end): start(at: end)
      case .line(let end): line(to: end)
      case .quad(let end, let control):
        let (first, second) = pen.cubicControls(to: end, control: control)
        curve(to: end, first, second)
      case .curve(let end, let control1, let control2): curve(to: end, control1, control2)
      case .close: close()
      }
    }
  }

  private mutating func curve(to end: Path.Point, _ first: Path.Point, _ second: Path.Point) {
    let start = pen
    for step in 1...Polylines.curveSteps {
      let t = Double(step) / Double(Polylines.curveSteps)
      let (a, b, c, d) = (
        (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t
      )
      line(
        to: Path.Point(
          x: a * start.x + b * first.x + c * second.x + d * end.x,
          y: a * start.y + b * first.y + c * second.y + d * end.y
        )
      )
    }
  }

  /// Adds a rectangle from the middle of its right edge, clockwise, as SwiftUI's circles begin.
  ///
  /// - Parameter radii: Of the corners, clockwise from the top leading one.
  private mutating func addRounded(
    _ size: PointSize,
    _ radii: [Double],
    dx: Double = 0,
    dy: Double = 0
  ) {
    let (width, height) = (size.width, size.height)
    let most = min(width, height) / 2
    let corners = radii.map { min(max($0, 0), most) }
    func arc(_ index: Int, _ x: Double, _ y: Double, _ turns: (Double, Double)) {
      let radius = corners[index]
      guard radius > 0 else { return line(to: Path.Point(x: dx + x, y: dy + y)) }
      let (cx, cy) = (x + (x > 0 ? -radius : radius), y + (y > 0 ? -radius : radius))
      for step in 0...Polylines.curveSteps {
        let turn = turns.0 + (turns.1 - turns.0) * Double(step) / Double(Polylines.curveSteps)
        let (c, s) = Angle.point(turns: turn)
        line(to: Path.Point(x: dx + cx + radius * c, y: dy + cy + radius * s))
      }
    }
    start(at: Path.Point(x: dx + width, y: dy + height / 2))
    arc(2, width, height, (0, 0.25))
    arc(3, 0, height, (0.25, 0.5))
    arc(0, 0, 0, (0.5, 0.75))
    arc(1, width, 0, (0.75, 1))
    close()
  }

  private mutating func addEllipse(_ size: PointSize) {
    let steps = 4 * Polylines.curveSteps
    for step in 0..<steps {
      let (c, s) = Angle.point(turns: Double(step) / Double(steps))
      let point = Path.Point(x: size.width / 2 * (1 + c), y: size.height / 2 * (1 + s))
      if step == 0 { start(at: point) } else { line(to: point) }
    }
    close()
  }
}

extension Polylines {
  /// The part of the lines between two fractions of their length, and of that what dashes draw.
  func cut(from start: Double, to end: Double, dash: [Double], phase: Double) -> Polylines {
    let hasDashes = !dash.isEmpty && dash.contains { $0 > 0.5 }
    guard start > 0 || end < 1 || hasDashes else { return self }
    let total = lines.reduce(0) { $0 + $1.length }
    var cut = Polylines()
    cut.work = pointCount
    var walked = 0.0
    for line in lines {
      cut.take(
        line,
        range: (start * total - walked, end * total - walked),
        dash: hasDashes ? Dashes(dash, phase: phase) : nil
      )
      walked += line.length
    }
    return cut
  }

  private init() {}

  private mutating func take(_ line: Line, range: (Double, Double), dash: Dashes?) {
    var dashes = dash
    var (at, isDown) = (0.0, false)
    for (from, to) in line.segments {
      let length = Polylines.distance(from, to)
      guard length > 0 else { continue }
      var done = 0.0
      while done < length, work < Polylines.pointLimit {
        work += 1
        let isOutside = at < range.0 || at >= range.1
        // What a trim leaves out is passed in one step, however many dashes there are.
        var step = min(length - done, isOutside ? .infinity : dashes?.remaining ?? .infinity)
        for edge in [range.0, range.1] where at < edge && edge < at + step { step = edge - at }
        guard step > 0 else { break }
        let isDrawn = !isOutside && dashes?.isDrawn ?? true
        if isDrawn {
          if !isDown { self.start(at: Polylines.point(from, to, done / length)) }
          self.line(to: Polylines.point(from, to, (done + step) / length))
        }
        isDown = isDrawn
        done += step
        at += step
        dashes?.advance(by: step)
      }
    }
  }

  static func distance(_ from: Path.Point, _ to: Path.Point) -> Double {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    return (dx * dx + dy * dy).squareRoot()
  }

  private static func point(_ from: Path.Point, _ to: Path.Point, _ share: Double) -> Path.Point {
    Path.Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }
}

extension Polylines.Line {
  /// The lines one by one, with the last back to the first where the whole is closed.
  var segments: [(Path.Point, Path.Point)] {
    guard let first = points.first, let last = points.last else { return [] }
    return Array(zip(points, points.dropFirst())) + (isClosed ? [(last, first)] : [])
  }

  var length: Double {
    segments.reduce(0) { $0 + Polylines.distance($1.0, $1.1) }
  }
}

/// What is drawn and left out along a line, in turn.
private struct Dashes {
  private let lengths: [Double]
  private let period: Double
  private var index = 0
  private(set) var remaining: Double

  init(_ dash: [Double], phase: Double) {
    // An odd number of lengths counts twice, as in every drawing system.
    lengths = (dash.count % 2 == 0 ? dash : dash + dash).map { max($0, 0.5) }
    remaining = lengths[0]
    period = lengths.reduce(0, +)
    let start = phase.truncatingRemainder(dividingBy: period)
    advance(by: start < 0 ? start + period : start)
  }

  var isDrawn: Bool { index % 2 == 0 }

  mutating func advance(by length: Double) {
    remaining -= length.truncatingRemainder(dividingBy: period)
    while remaining <= 1e-9 {
      index = (index + 1) % lengths.count
      remaining += lengths[index]
    }
  }
}
