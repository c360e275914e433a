import Drawing

/// A line of a text: clusters without the spaces at which it was broken.
struct BrokenLine: Equatable {
  var start: Int
  var end: Int
  /// At the text's own size.
  var width: Double
  /// Where the next line begins.
  var next: Int
}

/// Breaks measured text into lines: where words end, and inside a word only where it is longer than
/// a line.
enum LineBreaker {
  /// More than sums of lengths differ by, whatever the order; too little to be seen.
  static let tolerance = 0.01

  /// The first lines of a text; at least one.
  ///
  /// - Parameter limit: The most lines that are wanted.
  /// - Returns: The lines, and whether nothing is left behind them.
  /// - Complexity: O(clusters in the lines).
  static func lines(of clusters: [MeasuredText.Cluster], width: Double, limit: Int) -> (
    lines: [BrokenLine], isComplete: Bool
  ) {
    var lines: [BrokenLine] = []
    var start = 0
    while lines.count < limit {
      let line = firstLine(of: clusters, from: start, width: width)
      lines.append(line)
      guard line.next < clusters.count else {
        // Behind a line feed at the end there is an empty line.
        let endsOpen = line.next > line.end && clusters[line.next - 1].mustBreakAfter
        guard endsOpen else { return (lines, true) }
        guard lines.count < limit else { return (lines, true) }
        let end = clusters.count
        lines.append(BrokenLine(start: end, end: end, width: 0, next: end))
        return (lines, true)
      }
      start = line.next
    }
    return (lines, false)
  }

  private static func firstLine(
    of clusters: [MeasuredText.Cluster],
    from start: Int,
    width limit: Double
  ) -> BrokenLine {
    var line = BrokenLine(start: start, end: start, width: 0, next: start)
    var broken: BrokenLine?
    var spaces = 0.0
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.mustBreakAfter {
        line.next = index + 1
        return line
      }
      if cluster.isSpace {
        spaces += cluster.width
      } else {
        let width = line.width + spaces + cluster.width
        if width > limit + tolerance, index > start {
          if let broken { return broken }
          // A word that is longer than the line.
          line.next = index
          return line
        }
        line.end = index + 1
        line.width = width
        spaces = 0
      }
      index += 1
      line.next = index
      if cluster.canBreakAfter { broken = line }
    }
    return line
  }
}
