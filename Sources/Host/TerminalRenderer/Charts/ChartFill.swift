import ChartModel
import ViewTree

/// The characters that areas of charts are filled with.
struct ChartFill {
  /// Areas filled from below by eighths of a cell, none to all.
  static let lowerEighths: [Unicode.Scalar] = [" ", "▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"]
  /// Areas filled from the left by eighths of a cell, none to all.
  static let leftEighths: [Unicode.Scalar] = [" ", "▏", "▎", "▍", "▌", "▋", "▊", "▉", "█"]

  private static let patterns: [Unicode.Scalar] = ["█", "▒", "▚", "░", "▞", "▓", "▤", "▥"]
  private static let asciiPatterns: [Unicode.Scalar] = ["#", "=", "+", ":", "*", "%", "o", "."]

  private static let shapes: [Unicode.Scalar] = ["●", "◆", "▲", "■", "○", "◇", "△", "□"]
  private static let asciiShapes: [Unicode.Scalar] = ["o", "x", "+", "*", "#", "@", "%", "&"]

  /// The character of a point's shape.
  static func glyph(_ shape: Chart.PointShape, ascii: Bool) -> Unicode.Scalar {
    switch shape {
    case .circle: ascii ? "o" : "●"
    case .square: ascii ? "#" : "■"
    case .triangle: ascii ? "^" : "▲"
    case .diamond, .pentagon: ascii ? "%" : "◆"
    case .plus: "+"
    case .cross: ascii ? "x" : "×"
    case .asterisk: "*"
    }
  }

  /// What tells lines and points apart where there are no colours.
  static func shape(_ series: Int?, ascii: Bool) -> Unicode.Scalar {
    let table = ascii ? asciiShapes : shapes
    return table[(series ?? 0) % table.count]
  }

  /// How many areas can be told apart where there are no colours.
  static var patternCount: Int { patterns.count }

  /// What tells areas apart where there are no colours; the first is a full block.
  static func pattern(_ series: Int?, ascii: Bool) -> Unicode.Scalar {
    let table = ascii ? asciiPatterns : patterns
    return table[(series ?? 0) % table.count]
  }
}

extension Painter {
  /// Whether series must be told apart by patterns.
  var usesPatterns: Bool { options.colorDepth == .none || options.isASCII }

  /// Draws the legend of several series below or above a chart and returns what is left.
  mutating func drawLegend(
    _ plot: CartesianPlot,
    atTop: Bool,
    in rect: CellRect,
    _ state: PaintState
  ) -> CellRect {
    let series = plot.legendSeries
    guard !series.isEmpty, rect.height >= 6, rect.width >= 8 else { return rect }
    var entries: [(index: Int, word: ChartWord)] = []
    for index in series.prefix(64) { entries.append((index, word(plot.series[index].name))) }
    var lines: [[(index: Int, word: ChartWord)]] = [[]]
    var used = 0
    for entry in entries {
      let width = min(entry.word.width, rect.width - 2) + 2
      if used > 0, used + 2 + width > rect.width {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(entry)
      used += width + (used > 0 ? 2 : 0)
    }
    let count = min(lines.count, max(rect.height / 5, 1))
    var row = atTop ? rect.y : rect.maxY - count
    for line in lines.prefix(count) {
      drawLegendLine(line, plot, at: rect.x, row, width: rect.width, state)
      row += 1
    }
    var rest = rect
    rest.height -= count + (atTop || rect.height > 10 ? 1 : 0)
    if atTop { rest.y += count + 1 }
    return rest
  }

  private mutating func drawLegendLine(
    _ line: [(index: Int, word: ChartWord)],
    _ plot: CartesianPlot,
    at start: Int,
    _ row: Int,
    width: Int,
    _ state: PaintState
  ) {
    var column = start
    for (index, word) in line {
      drawSwatch(plot.series[index].paint, index, isArea: plot.hasAreas, at: column, row, state)
      let room = max(start + width - column - 2, 0)
      write(word, at: column + 2, row, width: room, ink(.secondary, state), state)
      column += 4 + word.width
    }
  }

  /// Draws the sample of a series: a dot in its colour, or its pattern or shape.
  mutating func drawSwatch(
    _ paint: Paint,
    _ index: Int?,
    isArea: Bool = true,
    at column: Int,
    _ row: Int,
    _ state: PaintState
  ) {
    var glyph: Unicode.Scalar = "●"
    if usesPatterns {
      glyph =
        isArea
        ? ChartFill.pattern(index, ascii: options.isASCII)
        : ChartFill.shape(index, ascii: options.isASCII)
    }
    put(glyph, at: column, row, ink(paint, 1, state), state)
  }
}

extension CartesianPlot {
  /// Whether series are told apart by what fills areas rather than by lines and points.
  var hasAreas: Bool {
    !segments.isEmpty || curves.contains(where: \.isArea)
  }
}
