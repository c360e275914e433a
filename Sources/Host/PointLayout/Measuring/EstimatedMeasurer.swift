import CellWidth
package import Drawing

/// Measures text without any font: by tables of a common sans serif font.
///
/// For surfaces whose fonts the host does not know, such as pages. Real fonts differ by a few
/// percent.
package final class EstimatedMeasurer: TextMeasurer {
  private var advances: [DrawnFont: FontAdvances] = [:]

  package init() {}

  /// From the top of a line to its baseline and from there to the bottom, as parts of the font's size.
  ///
  /// Together 1.2, about what a line of Apple's system font takes.
  package static let ascent = 0.95
  package static let descent = 0.25

  package func measure(_ runs: [StyledRun]) -> MeasuredText {
    var clusters: [MeasuredText.Cluster] = []
    clusters.reserveCapacity(runs.reduce(0) { $0 + $1.string.utf8.count })
    var size = 0.0
    var isRightToLeft = false
    var previous: BreakClass?
    for (index, run) in runs.enumerated() {
      size = max(size, run.font.size)
      let advances = self.advances(of: run.font)
      func append(_ kind: BreakClass, utf8Count: Int, width: Double) {
        if let previous, previous.allowsBreak(before: kind) {
          clusters[clusters.count - 1].canBreakAfter = true
        }
        previous = kind
        let isNewline = kind == .newline
        clusters.append(
          MeasuredText.Cluster(
            run: index,
            utf8Count: utf8Count,
            width: isNewline ? 0 : width + run.tracking,
            isSpace: kind == .space,
            mustBreakAfter: isNewline
          )
        )
      }
      if run.string.utf8.allSatisfy({ $0 < 0x80 }) {
        for byte in run.string.utf8 {
          append(BreakClass(byte), utf8Count: 1, width: advances.width(of: byte))
        }
        continue
      }
      for character in run.string {
        guard let first = character.unicodeScalars.first else { continue }
        isRightToLeft = isRightToLeft || first.isRightToLeft
        let kind = BreakClass(first, isWide: CellWidth.of(character) > 1)
        append(kind, utf8Count: character.utf8.count, width: advances.width(of: character))
      }
    }
    return MeasuredText(
      clusters: clusters,
      ascent: size * EstimatedMeasurer.ascent,
      descent: size * EstimatedMeasurer.descent,
      isRightToLeft: isRightToLeft
    )
  }

  private func advances(of font: DrawnFont) -> FontAdvances {
    if let known = advances[font] { return known }
    let made = FontAdvances(font)
    // Sizes are the author's, so there may be any number of fonts.
    if advances.count >= 1000 { advances.removeAll() }
    advances[font] = made
    return made
  }
}

extension Unicode.Scalar {
  /// Whether the letter is read from right to left (Unicode's bidirectional classes R and AL, by block).
  package var isRightToLeft: Bool {
    RightToLeft.contains(value) && properties.isAlphabetic
  }
}
