import Theme
import ChartModel
import Drawing
import ViewTree

extension Painter {
  mutating func draw(_ shape: ShapeContent, in frame: Rect, _ state: PaintState) {
    guard !frame.isEmpty || shape.kind.isFree else { return }
    let outline = shape.kind.outline(in: frame)
    let bounds = shape.kind.isFree ? outline.bounds ?? frame : frame
    let reach = shape.stroke.map { min(max($0.width, 0), Path.reach) } ?? 0
    guard spend(on: bounds.inset(by: -reach), state), budget.spend(outline.elements.count) else {
      return
    }
    if let fill = shape.fill, fill.isVisible(opacity: state.opacity) {
      let path = outline.trimmed(from: shape.trimFrom, to: shape.trimTo)
      drawing.fill(path, inks.ink(fill, over: frame, state))
    }
    if let stroke = shape.stroke, stroke.paint.isVisible(opacity: state.opacity) {
      draw(stroke, along: shape.kind, in: frame, state)
    }
  }

  private mutating func draw(
    _ stroke: Stroke,
    along kind: ShapeKind,
    in frame: Rect,
    _ state: PaintState
  ) {
    let ink = inks.ink(stroke.paint, over: frame, state)
    var line = Line(stroke)
    guard line.width > 0 else { return }
    let whole = kind.outline(in: frame, inset: stroke.isInside ? line.width / 2 : 0)
    let path = whole.trimmed(from: stroke.trimFrom, to: stroke.trimTo)
    guard !path.elements.isEmpty else { return }
    line.boundDashes(along: path)
    guard stroke.isInside, kind.isFree else { return drawing.stroke(path, ink, line) }
    // An outline of any form cannot be made smaller; half of a line twice as thick is inside.
    line.width *= 2
    drawing.open(Group(clip: whole))
    drawing.stroke(path, ink, line)
    drawing.close()
  }

  /// A line around a frame, inside it.
  mutating func drawBorder(_ node: Int, _ paint: Paint, _ width: Double, _ state: PaintState) {
    let frame = rect(of: node, state)
    let width = min(max(width, 0), min(frame.width, frame.height))
    guard width > 0, paint.isVisible(opacity: state.opacity), spend(on: frame, state) else {
      return
    }
    let ink = inks.ink(paint, over: frame, state)
    drawing.stroke(frame.inset(by: width / 2).path, ink, Line(width: width))
  }
}

extension Line {
  /// A stroke of the tree, with numbers that every surface can draw.
  init(_ stroke: Stroke) {
    self.init(
      width: min(max(stroke.width, 0), 10_000),
      cap: stroke.cap,
      join: stroke.join,
      miterLimit: min(max(stroke.miterLimit, 1), 100),
      dash: stroke.dash.prefix(32).map { min(max($0, 0), Path.reach) },
      dashPhase: Path.bounded(stroke.dashPhase)
    )
    if !dash.contains(where: { $0 > 0.1 }) { dash = [] }
  }

  /// The most dashes along one outline; more cannot be told apart.
  private static var dashLimit: Double { 10_000 }

  /// Makes dashes longer where an outline would have too many of them.
  mutating func boundDashes(along path: Path) {
    let period = dash.reduce(0, +)
    guard period > 0 else { return }
    let count = PathSegments(path).length / period * Double(dash.count)
    guard count > Line.dashLimit else { return }
    let factor = count / Line.dashLimit
    dash = dash.map { $0 * factor }
  }
}
