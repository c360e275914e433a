internal import CCairo
internal import Drawing
internal import ViewTree

/// How much work cairo may have with outlines that become pixels.
///
/// For every row of pixels cairo sorts the edges that cross it: lines that run to and fro many times
/// take a time that grows with their square. A unit is about a tenth of a microsecond.
struct OutlineBudget {
  /// Some seconds.
  private static let limit = 2e7
  /// Beyond it, edges are less smooth, which is three times as fast.
  private static let roughLimit = 3e5
  /// So many edges in each row are usual.
  private static let usualEdges = 64.0

  private var total = 0.0

  /// Pays for an outline that is filled, or drawn with a line.
  ///
  /// - Returns: Whether it is to be drawn with less smooth edges.
  /// - Throws: ``ImageError`` where there would be too much work.
  mutating func take(
    _ path: Path,
    line: Line? = nil,
    on canvas: Canvas
  ) throws(ImageError) -> Bool {
    guard !canvas.isVector else { return false }
    let edges = Edges(path, line: line, on: canvas)
    let work = edges.rows * (1 + edges.perRow / 1000)
    let isRough = work > Self.roughLimit
    try take(isRough ? work / 3 : work)
    return isRough
  }

  /// Pays for an outline that cuts others, with each of which its lines are crossed.
  mutating func takeClip(
    _ path: Path,
    on canvas: Canvas,
    uses: Int
  ) throws(ImageError) {
    guard !canvas.isVector else { return }
    let edges = Edges(path, line: nil, on: canvas)
    guard edges.perRow > Self.usualEdges else { return }
    try take(Double(path.elements.count) * edges.perRow * Double(max(uses, 1)))
  }

  private mutating func take(_ work: Double) throws(ImageError) {
    total += work
    guard total <= Self.limit else {
      throw ImageError(
        "the picture has lines that cross each other too often;"
          + " make it smaller with --size, or write svg or pdf"
      )
    }
  }

  /// The edges of an outline as rows of pixels see them.
  private struct Edges {
    /// The rows that each edge crosses, in all.
    var rows = 0.0
    /// How many edges a row has on average.
    var perRow: Double { rows / max(bottom - top, 1) }

    private var (top, bottom) = (Double.infinity, -Double.infinity)

    init(_ path: Path, line: Line?, on canvas: Canvas) {
      let matrix = canvas.matrix
      let width = line.map { min($0.width, 100_000) * matrix.growth } ?? 0
      let sides = line == nil ? 1.0 : 2
      // What a line's ends and corners add.
      let joint = line == nil ? 1.0 : 2 * width + (line?.join == .round ? 3 : 1) * width + 2
      let seen = Edges.seen(canvas)
      var (start, last) = (0.0, 0.0)
      func height(_ point: Path.Point) -> Double {
        let y = matrix.b * point.x + matrix.d * point.y + matrix.ty
        return y.isNaN ? seen.0 : min(max(y, seen.0 - width), seen.1 + width)
      }
      for element in path.elements {
        switch element {
        case .move(let point):
          start = height(point)
          last = start
          cover(last)
          continue
        case .line(let point): go(from: &last, to: height(point), sides)
        case .quad(let point, let control):
          go(from: &last, to: height(control), sides)
          go(from: &last, to: height(point), sides)
        case .curve(let point, let control1, let control2):
          go(from: &last, to: height(control1), sides)
          go(from: &last, to: height(control2), sides)
          go(from: &last, to: height(point), sides)
        case .close: go(from: &last, to: start, sides)
        }
        rows += joint
      }
      top -= width / 2
      bottom += width / 2
    }

    private mutating func go(from last: inout Double, to next: Double, _ sides: Double) {
      rows += sides * abs(next - last)
      last = next
      cover(next)
    }

    private mutating func cover(_ height: Double) {
      top = min(top, height)
      bottom = max(bottom, height)
    }

    /// The rows that can be seen.
    private static func seen(_ canvas: Canvas) -> (Double, Double) {
      var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
      var matrix = cairo_matrix_t()
      cairo_get_matrix(canvas.pen, &matrix)
      cairo_identity_matrix(canvas.pen)
      cairo_clip_extents(canvas.pen, &left, &top, &right, &bottom)
      cairo_set_matrix(canvas.pen, &matrix)
      return (top, bottom)
    }
  }
}
