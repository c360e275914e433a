import ChartModel
import SVGWriter
import TreeDrawing
import ViewTree

extension PageBuilder {
  /// A shape as vector graphics, at the size of its room where that is known.
  mutating func writeDrawn(_ shape: ShapeContent, _ index: Int, _ context: PageContext) {
    let width = min(max(context.width ?? context.height ?? 100, 1), 10_000)
    let height = min(max(context.height ?? context.width ?? 100, 1), 10_000)
    guard budget.spend(PageBuilder.work(of: shape)) else { return }
    var builder = ViewTreeBuilder()
    builder.leaf(.shape(shape))
    let options = TreeDrawingOptions(
      width: width,
      height: height,
      padding: 0,
      background: nil,
      measurer: measurer
    )
    let drawing = TreeDrawing.draw(builder.finish(), options: options)
    usesDrawings = true
    nextID += 1
    // Lines keep their width where the size is not known.
    let isSized = context.width != nil && context.height != nil
    openBox(index, context, isSized ? "s" : "s ns")
    page.raw(">")
    // Where the size is not known, the picture is stretched as the shape would be.
    let isStretched = shape.isStretched && (context.width == nil || context.height == nil)
    if isStretched {
      page.raw("<svg aria-hidden=\"true\" preserveAspectRatio=\"none\" viewBox=\"0 0 ")
      page.number(width)
      page.raw(" ")
      page.number(height)
      page.raw("\">")
    }
    page.made(SVGWriter.bytes(drawing, idPrefix: String(nextID)))
    if isStretched { page.raw("</svg>") }
    writeEnd(context)
  }

  private static func work(of shape: ShapeContent) -> Int {
    guard case .path(let path) = shape.kind else { return 200 }
    return 200 + path.elements.count * 10
  }
}

extension ShapeContent {
  /// Whether the outline follows both sides of its room.
  fileprivate var isStretched: Bool {
    switch kind {
    case .circle, .path: false
    default: true
    }
  }
}
