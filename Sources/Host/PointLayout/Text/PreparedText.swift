package import Drawing
package import ViewTree

/// A text that has been measured once, to be broken into lines at any width.
package struct PreparedText: Sendable {
  package let content: TextContent
  /// One for each of the content's runs, without its paint unless that is a colour: gradients need a
  /// frame, which is not known yet.
  package let runs: [StyledRun]
  package let measured: MeasuredText
  /// The width of the longest line where nothing is broken.
  package let idealWidth: Double
  /// The width of the longest word.
  package let wordWidth: Double

  package init(_ content: TextContent, runs: [StyledRun], measured: MeasuredText) {
    self.content = content
    self.runs = runs
    self.measured = measured
    (idealWidth, wordWidth) = PreparedText.widths(of: measured.clusters)
  }

  private static func widths(of clusters: [MeasuredText.Cluster]) -> (ideal: Double, word: Double) {
    var (ideal, line, spaces, word, longest) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for cluster in clusters {
      if cluster.mustBreakAfter {
        (line, spaces, word) = (0, 0, 0)
      } else if cluster.isSpace {
        spaces += cluster.width
        word = 0
      } else {
        line += spaces + cluster.width
        spaces = 0
        word += cluster.width
        ideal = max(ideal, line)
        longest = max(longest, word)
        if cluster.canBreakAfter { word = 0 }
      }
    }
    return (ideal, longest)
  }

  /// The most lines that are shown.
  var lineLimit: Int { max(content.lineLimit ?? .max, 1) }

  /// How small the text may become, as a part of its size.
  var minimumScale: Double {
    content.minimumScale > 0 ? min(max(content.minimumScale, 0.1), 1) : 1
  }

  /// From the top of a line to its bottom.
  package func lineHeight(scale: Double = 1) -> Double {
    (measured.ascent + measured.descent) * scale
  }

  /// The height of so many lines.
  func height(lines: Int, scale: Double = 1) -> Double {
    let gaps = Double(max(lines - 1, 0)) * lineSpacing
    return Double(lines) * lineHeight(scale: scale) + gaps
  }

  /// Bounded, since it is the author's.
  var lineSpacing: Double { min(max(content.lineSpacing, 0), 1000) }

  /// How many lines fit into a height; at least one.
  func lines(in height: Double?, scale: Double) -> Int {
    let pitch = lineHeight(scale: scale) + lineSpacing
    guard let height, pitch > 0 else { return lineLimit }
    // A little less than a line is enough: layout adds lengths up in another order.
    let count = ((height + lineSpacing) / pitch + 0.01).rounded(.down)
    return min(max(Int(exactly: min(max(count, 1), 1e9)) ?? 1, 1), lineLimit)
  }
}
