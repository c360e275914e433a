import Drawing
import ViewTree

extension SVGWriter {
  /// Writes an outline that is filled, or has a line along it.
  mutating func write(_ path: Path, _ ink: Ink, _ line: Line?) {
    guard !path.elements.isEmpty else { return }
    if case .angular(let stops, let center, let start, let end) = ink {
      return writeSweep(path, line, stops, center, start...max(start, end))
    }
    guard let paint = prepare(ink) else { return }
    markup.raw("<path")
    writeData(of: path)
    if let line {
      write(paint, .stroke)
      markup.raw(" fill=\"none\"")
      write(line)
    } else {
      write(paint, .fill)
      if path.isEvenOdd { markup.raw(" fill-rule=\"evenodd\"") }
    }
    markup.raw("/>")
  }

  /// Writes the steps of a pen.
  mutating func writeData(of path: Path) {
    markup.raw(" d=\"")
    markup.steps(of: path)
    markup.raw("\"")
  }

  mutating func write(_ line: Line) {
    if line.width != 1 { markup.attribute("stroke-width", max(line.width, 0)) }
    switch line.cap {
    case .butt: break
    case .round: markup.raw(" stroke-linecap=\"round\"")
    case .square: markup.raw(" stroke-linecap=\"square\"")
    }
    switch line.join {
    case .miter:
      if line.miterLimit != 4 { markup.attribute("stroke-miterlimit", max(line.miterLimit, 1)) }
    case .round: markup.raw(" stroke-linejoin=\"round\"")
    case .bevel: markup.raw(" stroke-linejoin=\"bevel\"")
    }
    let dash = line.dash.prefix(64)
    guard dash.allSatisfy({ $0 >= 0 && $0.isFinite }), dash.contains(where: { $0 > 0.001 })
    else { return }
    markup.raw(" stroke-dasharray=\"")
    for (index, length) in dash.enumerated() {
      if index > 0 { markup.raw(" ") }
      markup.number(length)
    }
    markup.raw("\"")
    if line.dashPhase != 0 { markup.attribute("stroke-dashoffset", line.dashPhase) }
  }
}
