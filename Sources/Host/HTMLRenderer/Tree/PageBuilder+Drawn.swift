import Drawing
import ViewTree

extension PageBuilder {
  /// A shape as vector graphics, at the size of its room where that is known.
  mutating func writeDrawn(_ shape: ShapeContent, _ index: Int, _ context: PageContext) {
    let width = min(max(context.width ?? PageBuilder.side(context.height), 1), 10_000)
    let height = min(max(context.height ?? PageBuilder.side(context.width), 1), 10_000)
    openBox(index, context, "s")
    page.raw("><svg aria-hidden=\"true\" viewBox=\"0 0 ")
    page.number(width)
    page.raw(" ")
    page.number(height)
    page.raw("\"")
    if case .circle = shape.kind {} else { page.raw(" preserveAspectRatio=\"none\"") }
    page.raw(">")
    let path = PageBuilder.outline(shape.kind, width, height)
    if let fill = shape.fill { write(path, fill: fill) }
    if let stroke = shape.stroke { write(path, stroke: stroke) }
    page.raw("</svg>")
    writeEnd(context)
  }

  /// The side of a square room of which one side is known at most.
  private static func side(_ other: Double?) -> Double { other ?? 100 }

  private mutating func write(_ path: Path, fill: Paint) {
    writePath(path)
    page.raw(" class=\"c")
    page.number(sheet.number("fill:\(CSSPaint.color(CSSPaint.flat(fill)));"))
    page.raw("\"/>")
  }

  private mutating func write(_ path: Path, stroke: Stroke) {
    writePath(path)
    var text = "fill:none;stroke:\(CSSPaint.color(CSSPaint.flat(stroke.paint)));"
    text += "stroke-width:\(CSSNumber.text(max(stroke.width, 0)));"
    if stroke.cap != .butt { text += "stroke-linecap:\(stroke.cap);" }
    if stroke.join != .miter { text += "stroke-linejoin:\(stroke.join);" }
    if stroke.trimFrom > 0 || stroke.trimTo < 1 {
      let length = max(stroke.trimTo - stroke.trimFrom, 0)
      text += "stroke-dasharray:\(CSSNumber.text(length)) 2;"
      text += "stroke-dashoffset:\(CSSNumber.text(-stroke.trimFrom));"
      page.raw(" pathLength=\"1\"")
    } else if !stroke.dash.isEmpty {
      let dash = stroke.dash.prefix(16).map { CSSNumber.text(max($0, 0)) }.joined(separator: " ")
      text += "stroke-dasharray:\(dash);stroke-dashoffset:\(CSSNumber.text(stroke.dashPhase));"
    }
    page.raw(" class=\"c")
    page.number(sheet.number(text))
    page.raw("\"/>")
  }

  private mutating func writePath(_ path: Path) {
    page.raw("<path d=\"")
    page.path(path)
    page.raw(path.isEvenOdd ? "\" fill-rule=\"evenodd\"" : "\"")
  }

  static func outline(_ kind: ShapeKind, _ width: Double, _ height: Double) -> Path {
    let corner = Path.Point(x: 0, y: 0)
    let middle = Path.Point(x: width / 2, y: height / 2)
    switch kind {
    case .rectangle: return Outlines.rectangle(0, 0, width, height)
    case .roundedRectangle(let radius):
      return Outlines.roundedRectangle(corner, width, height, radius: radius)
    case .capsule:
      return Outlines.roundedRectangle(corner, width, height, radius: min(width, height) / 2)
    case .circle: return Outlines.ellipse(center: middle, radiusX: min(width, height) / 2)
    case .ellipse: return Outlines.ellipse(center: middle, radiusX: width / 2, radiusY: height / 2)
    case .unevenRoundedRectangle(
      let topLeading,
      let bottomLeading,
      let bottomTrailing,
      let topTrailing
    ):
      let corners = Outlines.Corners(
        topLeft: topLeading,
        topRight: topTrailing,
        bottomRight: bottomTrailing,
        bottomLeft: bottomLeading,
        limit: min(width, height) / 2
      )
      return Outlines.rounded(corner, width, height, corners)
    case .path(let path): return path
    }
  }
}
