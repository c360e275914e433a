import Theme
import ChartModel
import Drawing
import PointLayout
import Symbols
import ViewTree

/// What is known of a symbol's name.
enum SymbolOutline {
  case art(SymbolArt)
  /// The first letter of a name without a drawing; nil where it has none.
  case unknown(Character?)
}

extension Painter {
  /// Draws a symbol in the middle of a frame, as large as fits.
  mutating func draw(_ symbol: Symbol, in frame: Rect, _ state: PaintState) {
    let square = frame.square
    guard !square.isEmpty, spend(on: square, state) else { return }
    guard symbol.style.paint.isVisible(opacity: state.opacity) else { return }
    let paint = symbol.style.paint
    switch outline(of: symbol.name) {
    case .unknown(let letter): drawUnknown(letter, paint, in: square, state)
    case .art(let art):
      guard budget.spend(art.parts.reduce(0) { $0 + $1.path.elements.count }) else { return }
      draw(art, symbol, in: square, state)
    }
  }

  private mutating func draw(
    _ art: SymbolArt,
    _ symbol: Symbol,
    in square: Rect,
    _ state: PaintState
  ) {
    // Parts may overlap, which must not show through.
    let isGroup = state.opacity < 1 && art.parts.count > 1
    if isGroup { drawing.open(Group(opacity: state.opacity)) }
    let scale = square.width / SymbolArt.side
    let boldness = SymbolWeight.factor(of: symbol.style.font)
    for (index, part) in art.parts.enumerated() {
      var state = state
      if isGroup { state.opacity = 1 }
      state.opacity *= strength(of: index, in: art.parts.count, symbol)
      let ink = inks.ink(symbol.style.paint, over: square, state)
      let path = part.path.mapPoints { point in
        Path.Point(x: square.x + point.x * scale, y: square.y + point.y * scale)
      }
      if let width = part.lineWidth {
        let line = Line(width: width * scale * boldness, cap: .round, join: .round)
        drawing.stroke(path, ink, line)
      } else {
        drawing.fill(path, ink)
      }
    }
    if isGroup { drawing.close() }
  }

  /// How strongly a part of a symbol that shows an amount is drawn.
  private func strength(of part: Int, in count: Int, _ symbol: Symbol) -> Double {
    guard let value = symbol.variableValue, count > 1 else { return 1 }
    return Double(part) < value * Double(count) ? 1 : 0.3
  }

  private mutating func outline(of name: String) -> SymbolOutline {
    if let known = symbols[name] { return known }
    let found: SymbolOutline =
      SymbolArt.named(name).map { .art($0) }
      ?? .unknown(name.first { $0.isASCII && $0.isLetter }.map { Character($0.uppercased()) })
    // Names are the author's, so there may be any number of them.
    if symbols.count < 1000 { symbols[name] = found }
    return found
  }

  /// A neutral tile with the first letter of a name.
  private mutating func drawUnknown(
    _ letter: Character?,
    _ paint: Paint,
    in square: Rect,
    _ state: PaintState
  ) {
    let tile = square.inset(by: square.width / 10)
    let ink = inks.ink(paint, over: square, state)
    var faded = state
    faded.opacity *= 0.18
    drawing.fill(tile.rounded(tile.width / 4), inks.ink(paint, over: square, faded))
    guard let letter else {
      let dot = Outlines.ellipse(center: square.center, radiusX: square.width / 8)
      return drawing.fill(dot, ink)
    }
    let font = DrawnFont(size: tile.width * 0.65, weight: .semibold, design: .rounded)
    drawing.text(
      TextLine(
        runs: [StyledRun(String(letter), font: font, ink: ink)],
        x: square.center.x,
        baseline: square.center.y + font.size * SymbolSize.middle,
        anchor: .middle
      )
    )
  }
}

/// How much thicker the lines of a symbol are beside bold text.
private enum SymbolWeight {
  static func factor(of font: Font) -> Double {
    switch DrawnFont(font).weight {
    case .ultraLight: 0.5
    case .thin: 0.65
    case .light: 0.8
    case .regular: 1
    case .medium: 1.1
    case .semibold: 1.2
    case .bold: 1.35
    case .heavy: 1.5
    case .black: 1.65
    }
  }
}
