package import Drawing
package import ViewTree

/// A text in a frame: lines that are ready to be drawn.
///
/// Lines are broken between words, and inside a word only where it is longer than a line; trailing
/// spaces take no room. What a line limit or the height leaves out is marked by an ellipsis at the
/// place that the text asks for.
package struct TextLayout {
  /// One line, whose runs belong to those of the text by ``runIndices``.
  package struct Line {
    /// In reading order, scaled.
    package var runs: [StyledRun]
    /// For each run the one of the text that it is a part of.
    package var runIndices: [Int]
    package var width: Double
    /// Whether the line's paragraph is read from right to left, by its first letter with a direction.
    package var isRightToLeft: Bool
  }

  package var lines: [Line]
  /// How much smaller than asked for the text is.
  package var scale: Double
  /// From the top of a line to its baseline.
  package var ascent: Double
  /// From one baseline to the next.
  package var pitch: Double
  package var alignment: HorizontalAlignment
  /// What the lines take.
  package var width: Double
  package var height: Double

  /// Brings a text into a frame.
  ///
  /// - Parameters:
  ///   - width: In points.
  ///   - height: In points; nil for as much as the text takes.
  ///   - measurer: Measures the ellipsis.
  package init(
    _ text: PreparedText,
    width: Double,
    height: Double? = nil,
    measurer: any TextMeasurer
  ) {
    let fit = text.fit(width: width, height: height)
    scale = fit.scale
    ascent = text.measured.ascent * scale
    pitch = text.lineHeight(scale: scale) + text.lineSpacing
    alignment = text.content.alignment
    self.height = text.height(lines: fit.lines.count, scale: scale)
    var writer = LineWriter(text, scale: fit.scale)
    lines = []
    lines.reserveCapacity(fit.lines.count)
    for (index, line) in fit.lines.enumerated() {
      let isLast = index == fit.lines.count - 1
      let isNarrow = line.width * fit.scale > width + LineBreaker.tolerance
      if isLast && !fit.isComplete || isNarrow {
        lines.append(writer.truncated(line, width: width / fit.scale, measurer: measurer))
      } else {
        lines.append(writer.line(line.start..<line.end, width: line.width))
      }
    }
    self.width = lines.reduce(0) { max($0, $1.width) }
  }

  /// The baseline of a line, from the top of the frame.
  package func baseline(of line: Int) -> Double { ascent + Double(line) * pitch }

  /// Where a line begins in a frame: paragraphs that are read from right to left begin at the right.
  package func place(of line: Line, in width: Double) -> Double {
    let room = width - line.width
    return switch alignment {
    case .leading: line.isRightToLeft ? room : 0
    case .center: room / 2
    case .trailing: line.isRightToLeft ? 0 : room
    }
  }
}
