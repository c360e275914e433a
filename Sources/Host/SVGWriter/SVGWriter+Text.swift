import Drawing
import ViewTree

extension SVGWriter {
  /// Writes one line of text.
  ///
  /// Letters without a family of their own take the page's.
  mutating func write(_ line: TextLine) {
    let paints = line.runs.map { prepare($0.ink) }
    guard let first = line.runs.first, line.runs.contains(where: { !$0.string.isEmpty }) else {
      return
    }
    markup.raw("<text")
    markup.attribute("x", line.x)
    markup.attribute("y", line.baseline - (line.runs.count == 1 ? first.baselineOffset : 0))
    switch line.anchor {
    case .start: break
    case .middle: markup.raw(" text-anchor=\"middle\"")
    case .end: markup.raw(" text-anchor=\"end\"")
    }
    if let width = line.width, width.isFinite, width > 0 {
      // The viewer may have another font than the one that was measured: the line keeps its room.
      markup.attribute("textLength", width)
      markup.raw(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    if line.runs.contains(where: { hasSpaces($0.string) }) { markup.raw(" xml:space=\"preserve\"") }
    if line.runs.count == 1 {
      writeStyle(of: first, paints[0])
      markup.raw(">")
      markup.escaped(first.string)
    } else {
      markup.raw(">")
      var offset = 0.0
      for (run, paint) in zip(line.runs, paints) where !run.string.isEmpty {
        markup.raw("<tspan")
        if run.baselineOffset != offset { markup.attribute("dy", offset - run.baselineOffset) }
        offset = run.baselineOffset
        writeStyle(of: run, paint)
        markup.raw(">")
        markup.escaped(run.string)
        markup.raw("</tspan>")
      }
    }
    markup.raw("</text>")
  }

  /// Whether spaces would be lost that are several together or at an end.
  private func hasSpaces(_ text: String) -> Bool {
    var wasSpace = true
    for byte in text.utf8 {
      let isSpace = byte == 0x20
      if isSpace, wasSpace { return true }
      wasSpace = isSpace
    }
    return wasSpace
  }

  private mutating func writeStyle(of run: StyledRun, _ paint: Paint?) {
    if let paint { write(paint, .fill) } else { markup.raw(" fill=\"none\"") }
    markup.attribute("font-size", min(max(run.font.size, 0), 10_000))
    if run.font.weight != .regular {
      markup.attribute("font-weight", Double(run.font.weight.number))
    }
    if run.font.isItalic { markup.raw(" font-style=\"italic\"") }
    switch run.font.design {
    case .standard: break
    case .serif: markup.raw(" font-family=\"ui-serif, Georgia, 'Times New Roman', serif\"")
    case .rounded: markup.raw(" font-family=\"ui-rounded, system-ui, sans-serif\"")
    case .monospaced: markup.raw(" font-family=\"ui-monospace, Menlo, Consolas, monospace\"")
    }
    if run.font.hasMonospacedDigits { markup.raw(" font-variant=\"tabular-nums\"") }
    if run.tracking != 0 { markup.attribute("letter-spacing", run.tracking) }
    switch (run.isUnderlined, run.isStruckThrough) {
    case (true, true): markup.raw(" text-decoration=\"underline line-through\"")
    case (true, false): markup.raw(" text-decoration=\"underline\"")
    case (false, true): markup.raw(" text-decoration=\"line-through\"")
    case (false, false): break
    }
  }
}
