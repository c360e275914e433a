import Drawing
import ViewTree

/// Cuts the lines of a text out of its runs, from the first to the last.
struct LineWriter {
  private let text: PreparedText
  private let scale: Double
  private let clusters: [MeasuredText.Cluster]
  /// The cluster that is reached, its run, and where it begins there, in UTF-8.
  private var cluster = 0
  private var run: Int
  private var offset = 0
  /// Whether the paragraph that is reached is read from right to left.
  private var isRightToLeft = false

  init(_ text: PreparedText, scale: Double) {
    self.text = text
    self.scale = scale
    clusters = text.measured.clusters
    run = clusters.first?.run ?? 0
  }

  /// The clusters of one line.
  mutating func line(_ range: Range<Int>, width: Double) -> TextLayout.Line {
    findDirection(at: range.lowerBound)
    var line = TextLayout.Line(
      runs: [],
      runIndices: [],
      width: width * scale,
      isRightToLeft: isRightToLeft
    )
    append(range, to: &line)
    return line
  }

  /// A line that loses clusters where the text asks for it, down to a width at the text's own size.
  mutating func truncated(
    _ broken: BrokenLine,
    width: Double,
    measurer: any TextMeasurer
  ) -> TextLayout.Line {
    let run = clusters.indices.contains(broken.start) ? clusters[broken.start].run : 0
    guard text.runs.indices.contains(run) else {
      return line(broken.start..<broken.start, width: 0)
    }
    var mark = text.runs[run]
    mark.string = "…"
    let markWidth = measurer.measure([mark]).clusters.reduce(0) { $0 + $1.width }
    let cut = text.content.truncation.cut(clusters, from: broken.start, room: width - markWidth)
    var made = line(broken.start..<cut.headEnd, width: cut.width + markWidth)
    append(mark, of: made.runIndices.last ?? run, to: &made)
    append(cut.tail, to: &made)
    return made
  }

  private mutating func append(_ range: Range<Int>, to line: inout TextLayout.Line) {
    move(to: range.lowerBound)
    var (first, start) = (run, offset)
    while cluster < min(range.upperBound, clusters.count) {
      let end = offset + clusters[cluster].utf8Count
      move(to: cluster + 1)
      guard cluster == range.upperBound || run != first else { continue }
      if let piece = piece(of: first, start..<end) { append(piece, of: first, to: &line) }
      (first, start) = (run, offset)
    }
  }

  /// Adds a piece, which belongs to the one before it where both are of one run.
  private func append(_ piece: StyledRun, of run: Int, to line: inout TextLayout.Line) {
    if line.runIndices.last == run, let last = line.runs.indices.last {
      line.runs[last].string += piece.string
      return
    }
    // The text's own style, also where it is the one of another run's ellipsis.
    var piece = piece
    if text.runs.indices.contains(run) {
      let string = piece.string
      piece = text.runs[run]
      piece.string = string
    }
    piece.font.size *= scale
    piece.tracking *= scale
    piece.baselineOffset *= scale
    line.runs.append(piece)
    line.runIndices.append(run)
  }

  /// Goes on to a cluster, which is not before the one that is reached.
  private mutating func move(to target: Int) {
    while cluster < min(target, clusters.count) {
      offset += clusters[cluster].utf8Count
      cluster += 1
      if cluster < clusters.count, clusters[cluster].run != run {
        (run, offset) = (clusters[cluster].run, 0)
      }
    }
  }

  private func piece(of run: Int, _ bytes: Range<Int>) -> StyledRun? {
    guard text.runs.indices.contains(run) else { return nil }
    var piece = text.runs[run]
    let utf8 = piece.string.utf8
    guard !bytes.isEmpty, bytes.upperBound <= utf8.count else { return nil }
    if bytes.count == utf8.count { return piece }
    let start = utf8.index(utf8.startIndex, offsetBy: bytes.lowerBound)
    let end = utf8.index(start, offsetBy: bytes.count)
    piece.string = String(piece.string[start..<end])
    return piece
  }

  /// Finds out whether the paragraph that begins at a cluster is read from right to left: its first
  /// letter with a direction says so (Unicode Standard Annex #9, rules P2 and P3).
  private mutating func findDirection(at start: Int) {
    guard text.measured.isRightToLeft else { return }
    guard start == 0 || start <= clusters.count && clusters[start - 1].mustBreakAfter else {
      return
    }
    isRightToLeft = false
    var probe = self
    probe.move(to: start)
    while probe.cluster < clusters.count, !clusters[probe.cluster].mustBreakAfter {
      let bytes = probe.offset..<(probe.offset + clusters[probe.cluster].utf8Count)
      let letter = probe.piece(of: probe.run, bytes)?.string.unicodeScalars.first
      if let letter, letter.properties.isAlphabetic {
        isRightToLeft = letter.isRightToLeft
        return
      }
      probe.move(to: probe.cluster + 1)
    }
  }
}
