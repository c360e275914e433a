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
    if let fill = shape.fill {
      write(PageBuilder.outline(shape.kind, width, height, inset: 0), fill: fill)
    }
    if let stroke = shape.stroke {
      let inset = stroke.isInside ? min(stroke.width, width, height) / 2 : 0
      write(PageBuilder.outline(shape.kind, width, height, inset: inset), stroke: stroke)
    }
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

  private static func outline(
    _ kind: ShapeKind,
    _ width: Double,
    _ height: Double,
    inset: Double
  ) -> Path {
    let corner = Path.Point(x: inset, y: inset)
    let middle = Path.Point(x: width / 2, y: height / 2)
    let (width, height) = (max(width - 2 * inset, 0), max(height - 2 * inset, 0))
    let half = min(width, height) / 2
    switch kind {
    case .rectangle: return Outlines.rectangle(corner.x, corner.y, width, height)
    case .roundedRectangle(let radius):
      return Outlines.roundedRectangle(corner, width, height, radius: radius - inset)
    case .capsule: return Outlines.roundedRectangle(corner, width, height, radius: half)
    case .circle: return fromRight(Outlines.ellipse(center: middle, radiusX: half))
    case .ellipse:
      return fromRight(
        Outlines.ellipse(center: middle, radiusX: width / 2, radiusY: height / 2)
      )
    case .unevenRoundedRectangle(let top, let bottom, let bottomEnd, let topEnd):
      let corners = Outlines.Corners(
        topLeft: top - inset,
        topRight: topEnd - inset,
        bottomRight: bottomEnd - inset,
        bottomLeft: bottom - inset,
        limit: half
      )
      return Outlines.rounded(corner, width, height, corners)
    case .path(let path): return path
    }
  }

  /// A round outline that begins at its right, as SwiftUI's does, instead of at its top.
  private static func fromRight(_ path: Path) -> Path {
    let curves = path.elements.filter { if case .curve = $0 { true } else { false } }
    guard curves.count == 4, case .curve(let right, _, _) = curves[0] else { return path }
    return Path([.move(right)] + curves[1...] + curves[..<1] + [.close])
  }
}
