internal import CCairo
package import Drawing

/// Measures text with the fonts that draw it.
package final class PangoMeasurer: TextMeasurer {
  private static let cacheLimit = 1 << 16

  private let book: FontBook
  private var known: [[ShapingKey]: MeasuredText] = [:]
  private var knownClusters = 0

  package init(_ book: FontBook) { self.book = book }

  package func measure(_ runs: [StyledRun]) -> MeasuredText {
    let key = runs.map(ShapingKey.init)
    if let text = known[key] { return text }
    let text = measured(runs)
    knownClusters += text.clusters.count + 4
    if knownClusters > Self.cacheLimit {
      known.removeAll()
      knownClusters = text.clusters.count
    }
    known[key] = text
    return text
  }

  private func measured(_ runs: [StyledRun]) -> MeasuredText {
    var text = MeasuredText(clusters: [], ascent: 0, descent: 0)
    for run in runs {
      let metrics = book.metrics(of: run.font)
      text.ascent = max(text.ascent, metrics.ascent + run.baselineOffset)
      text.descent = max(text.descent, metrics.descent - run.baselineOffset)
    }
    guard runs.contains(where: { $0.string.utf8.contains(0x0A) }) else {
      add(runs, runNumbers: Array(runs.indices), to: &text)
      return text
    }
    addLines(of: runs, to: &text)
    return text
  }

  /// Measures each line on its own: direction and shaping do not reach over a line feed.
  private func addLines(of runs: [StyledRun], to text: inout MeasuredText) {
    var line: [StyledRun] = []
    var numbers: [Int] = []
    for (index, run) in runs.enumerated() {
      var rest = run.string.utf8[...]
      while let feed = rest.firstIndex(of: 0x0A) {
        var piece = run
        piece.string = String(Substring(rest[..<feed]))
        add(line + [piece], runNumbers: numbers + [index], to: &text)
        (line, numbers) = ([], [])
        text.clusters.append(
          MeasuredText.Cluster(
            run: index,
            utf8Count: 1,
            width: 0,
            isSpace: true,
            canBreakAfter: true,
            mustBreakAfter: true
          )
        )
        rest = rest[rest.index(after: feed)...]
      }
      var piece = run
      piece.string = String(Substring(rest))
      line.append(piece)
      numbers.append(index)
    }
    add(line, runNumbers: numbers, to: &text)
  }

  private func add(_ runs: [StyledRun], runNumbers: [Int], to text: inout MeasuredText) {
    guard runs.contains(where: { !$0.string.isEmpty }) else { return }
    let line = book.line(runs)
    line.addClusters(to: &text.clusters, runNumbers: runNumbers, language: book.language)
    text.isRightToLeft = text.isRightToLeft || line.hasRightToLeft
    for metrics in line.fontMetrics(language: book.language) {
      text.ascent = max(text.ascent, metrics.ascent)
      text.descent = max(text.descent, metrics.descent)
    }
    for (index, run) in runs.enumerated() {
      let missing = run.string.utf8.count - (line.runStarts[index + 1] - line.runStarts[index])
      guard missing > 0 else { continue }
      // What is beyond the limit of a line; it takes no room.
      text.clusters.append(
        MeasuredText.Cluster(run: runNumbers[index], utf8Count: missing, width: 0)
      )
    }
  }
}
