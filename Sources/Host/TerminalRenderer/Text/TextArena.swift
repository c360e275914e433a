import Sanitizer
import ViewTree

/// One grapheme of a text.
struct Cluster {
  /// Where lines may end.
  enum Break: UInt8 {
    case none, space, newline
    /// A line may end behind it: hyphens and dashes.
    case after
    /// A line may end on both sides of it: Chinese, Japanese and Korean characters.
    case around
  }

  var glyph: Glyph
  var width: UInt8
  var lineBreak: Break
  /// The text's run that it belongs to.
  var run: UInt16
}

/// A line of a text: clusters without the spaces at which it was broken.
struct TextLine: Equatable {
  var start: Int
  var end: Int
  var width: Int
}

/// A text that has been cut into clusters and lines.
struct PreparedText {
  var content: TextContent
  /// Its clusters in the arena.
  var start: Int
  var end: Int
  /// The width of the longest line, and of the longest word.
  var idealWidth: Int
  var wordWidth: Int
  /// The width that `lines` are broken at.
  var brokenWidth = -1
  var lines: [TextLine] = []
}

/// The clusters of all the texts of a tree, in one array.
struct TextArena {
  private(set) var clusters: [Cluster] = []
  private(set) var graphemes: [String] = []
  /// Whether text was left out since there was too much.
  private(set) var isFull = false

  /// The most clusters; the cells of a report can show no more.
  var limit = CellBuffer.cellLimit

  /// Cuts a text into clusters.
  ///
  /// This is where text from outside is sanitized.
  mutating func prepare(_ content: TextContent) -> PreparedText {
    let start = clusters.count
    for (index, run) in content.runs.enumerated() where !run.string.isEmpty {
      let room = limit - clusters.count
      guard room > 0 else {
        isFull = true
        break
      }
      Clusters.append(
        Sanitizer.sanitizedLines(run.string, limit: min(room, Sanitizer.defaultLimit)),
        run: UInt16(clamping: index),
        to: &clusters,
        graphemes: &graphemes
      )
    }
    let (ideal, word) = measure(start..<clusters.count)
    return PreparedText(
      content: content,
      start: start,
      end: clusters.count,
      idealWidth: ideal,
      wordWidth: word
    )
  }

  private func measure(_ range: Range<Int>) -> (ideal: Int, word: Int) {
    var (ideal, line, word, longest) = (0, 0, 0, 0)
    for cluster in clusters[range] {
      let width = Int(cluster.width)
      line = cluster.lineBreak == .newline ? 0 : line + width
      ideal = max(ideal, line)
      switch cluster.lineBreak {
      case .space, .newline: word = 0
      case .around: word = width
      case .none, .after: word += width
      }
      longest = max(longest, word)
      if cluster.lineBreak == .after || cluster.lineBreak == .around { word = 0 }
    }
    return (ideal, longest)
  }

  /// Breaks a text into lines of at most a width, unless that is done already.
  func breakLines(of text: inout PreparedText, width: Int) {
    let width = max(width, 1)
    guard text.brokenWidth != width else { return }
    text.brokenWidth = width
    text.lines = LineBreaker.lines(of: clusters, in: text.start..<text.end, width: width)
  }
}
