import Layout
import Drawing
import ViewTree

extension Painter {
  /// A thin line, at a place where it is sharp on screens with two or more dots to a point.
  mutating func drawLine(in rect: Rect, _ state: PaintState) {
    guard spend(on: rect, state) else { return }
    let sharp = Rect(
      x: (rect.x * 2).rounded() / 2,
      y: (rect.y * 2).rounded() / 2,
      width: rect.width,
      height: rect.height
    )
    drawing.fill(sharp.path, inks.ink(.separator, state))
  }

  /// The boxes and lines of a list.
  mutating func drawDecorations(of node: Int, _ state: PaintState) {
    guard let decorations = placed.decorations[node] else { return }
    let isCut = placed.cut.contains(node)
    if isCut { drawing.open(Group(clip: rect(of: node, state).path)) }
    defer { if isCut { drawing.close() } }
    // Boxes lie behind the lines in them.
    for decoration in decorations where decoration.kind == .box {
      let rect = Rect(decoration.frame, dx: state.dx, dy: state.dy)
      guard spend(on: rect, state) else { continue }
      drawing.fill(rect.rounded(Painter.boxRadius), .color(inks.color(page.boxColor, state)))
    }
    for decoration in decorations where decoration.kind == .separator {
      var rect = Rect(decoration.frame, dx: state.dx, dy: state.dy)
      // Lines between rows run to the right edge of their box.
      rect.width += rect.x - Rect(placed.frames[node], dx: state.dx, dy: state.dy).x
      drawLine(in: rect, state)
    }
  }

  private static var boxRadius: Double { 10 }
}
