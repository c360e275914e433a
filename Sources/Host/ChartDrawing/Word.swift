import Drawing
import ViewTree

/// A line of words that has been measured.
struct Word {
  var runs: [StyledRun]
  var width: Double
  var ascent: Double
  var descent: Double
  var clusters: [MeasuredText.Cluster] = []

  var height: Double { ascent + descent }
  var isEmpty: Bool { width <= 0 }

  /// The same words within a width; what does not fit gives way to an ellipsis.
  ///
  /// Empty where not even one cluster fits.
  func truncated(to room: Double, ellipsis: Double) -> Word {
    guard width > room + 0.01 else { return self }
    var kept = Word(runs: [], width: 0, ascent: ascent, descent: descent)
    var lengths = Array(repeating: 0, count: runs.count)
    var spaces = (width: 0.0, length: 0)
    for cluster in clusters {
      guard kept.width + cluster.width + ellipsis <= room, runs.indices.contains(cluster.run)
      else { break }
      lengths[cluster.run] += max(cluster.utf8Count, 0)
      kept.width += cluster.width
      kept.clusters.append(cluster)
      spaces = cluster.isSpace ? (spaces.width + cluster.width, spaces.length + 1) : (0, 0)
    }
    guard kept.width > spaces.width else { return Word(runs: [], width: 0, ascent: 0, descent: 0) }
    for (run, length) in zip(runs, lengths) where length > 0 {
      var part = run
      part.string = String(decoding: run.string.utf8.prefix(length), as: UTF8.self)
      kept.runs.append(part)
    }
    guard !kept.runs.isEmpty else { return Word(runs: [], width: 0, ascent: 0, descent: 0) }
    while kept.runs[kept.runs.count - 1].string.utf8.last == 0x20 {
      kept.runs[kept.runs.count - 1].string.removeLast()
    }
    kept.width += ellipsis - spaces.width
    kept.runs[kept.runs.count - 1].string += "…"
    return kept
  }
}

/// The fonts and inks of what is not the author's.
enum ChartStyle {
  /// Apple's smallest text style, which Swift Charts writes axes in.
  static let axisFont = DrawnFont(size: 11)
  static let titleFont = DrawnFont(size: 11)
  static let legendFont = DrawnFont(size: 12)
  static let label = Ink.color(.system(.secondary))
  static let strong = Ink.color(.system(.primary))
  static let gridLine = Ink.color(.system(.separator, opacity: 0.7))
  static let baseline = Ink.color(.system(.separator))
  /// Behind words that stand on marks.
  static let plate = Ink.color(.system(.background, opacity: 0.8))
  /// Between a label and what it belongs to.
  static let labelGap = 5.0
  /// Between two labels.
  static let labelSpacing = 6.0
}
