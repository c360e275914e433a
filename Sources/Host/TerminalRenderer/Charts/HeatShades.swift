import Theme
import ViewTree

/// How strong the rectangles of a heat map are shown.
struct HeatShades {
  private let strongest: Double
  private static let shades: [Unicode.Scalar] = [" ", "░", "▒", "▓", "█"]
  private static let asciiShades: [Unicode.Scalar] = [" ", ".", ":", "+", "#"]

  init(_ cells: [HeatMap.Cell], _ painter: Painter, _ state: PaintState) {
    strongest =
      cells.lazy.map { HeatShades.strength($0.paint, $0.opacity, painter, state) }.max() ?? 0
  }

  /// How far a colour is from the surface.
  private static func strength(
    _ paint: Paint,
    _ opacity: Double,
    _ painter: Painter,
    _ state: PaintState
  ) -> Double {
    guard paint.isVisible(opacity: opacity) else { return 0 }
    let surface = painter.options.surface
    let color = painter.ink(paint, opacity, state).rgb ?? painter.options.theme.rgb(.primary)
    let parts = [
      (color.red, surface.red), (color.green, surface.green), (color.blue, surface.blue),
    ]
    return parts.reduce(0) { $0 + abs(Double($1.0) - Double($1.1)) }
  }

  /// Fills a rectangle with its colour or, where there are too few colours for that, with one of
  /// five shades.
  func fill(
    _ rect: CellRect,
    _ cell: HeatMap.Cell,
    _ painter: inout Painter,
    _ state: PaintState
  ) {
    let ink = painter.ink(cell.paint, cell.opacity, state)
    let visible = rect.intersection(state.clip)
    guard painter.options.colorDepth < .ansi256 || painter.options.isASCII else {
      for row in visible.y..<visible.maxY {
        for column in visible.x..<visible.maxX {
          painter.buffer.update(column, row) { $0 = Cell(background: ink) }
        }
      }
      return
    }
    let share =
      strongest > 0
      ? HeatShades.strength(cell.paint, cell.opacity, painter, state) / strongest : 0
    let table = painter.options.isASCII ? HeatShades.asciiShades : HeatShades.shades
    let glyph = table[min(max(CellRect.cells((share * 4).rounded()), 0), 4)]
    let full = painter.ink(cell.paint.opaque, 1, state)
    for row in visible.y..<visible.maxY {
      for column in visible.x..<visible.maxX { painter.put(glyph, at: column, row, full, state) }
    }
  }
}

extension Paint {
  /// A colour without its transparency.
  fileprivate var opaque: Paint {
    guard case .color(var color) = self else { return self }
    color.opacity = 1
    return .color(color)
  }
}
