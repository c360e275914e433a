/// Breaks text into lines: at spaces, behind hyphens, around Chinese characters, and inside a word
/// only where it is longer than a line.
enum LineBreaker {
  /// The lines of a stretch of clusters; at least one.
  ///
  /// - Complexity: O(clusters).
  static func lines(of clusters: [Cluster], in range: Range<Int>, width: Int) -> [TextLine] {
    var lines: [TextLine] = []
    var start = range.lowerBound
    var endedByNewline = range.isEmpty
    while start < range.upperBound {
      let (line, next) = firstLine(of: clusters, in: start..<range.upperBound, width: width)
      lines.append(line)
      endedByNewline = next > line.end && clusters[next - 1].lineBreak == .newline
      start = next
    }
    if endedByNewline { lines.append(TextLine(start: start, end: start, width: 0)) }
    return lines
  }

  /// A place where the line may end: without the spaces there, and where the next one begins.
  private struct Opportunity {
    var end: Int
    var width: Int
    var next: Int
  }

  private static func firstLine(of clusters: [Cluster], in range: Range<Int>, width limit: Int)
    -> (TextLine, next: Int)
  {
    let start = range.lowerBound
    var width = 0
    var last: Opportunity?
    var index = start
    while index < range.upperBound {
      let cluster = clusters[index]
      if cluster.lineBreak == .newline {
        return (TextLine(start: start, end: index, width: width), index + 1)
      }
      if cluster.lineBreak == .space {
        let next = skipSpaces(clusters, from: index, to: range.upperBound)
        last = Opportunity(end: index, width: width, next: next)
        let spaces = next - index
        if width + spaces > limit || next == range.upperBound {
          return end(at: last, clusters, start: start, upperBound: range.upperBound)
        }
        width += spaces
        index = next
        continue
      }
      if cluster.lineBreak == .around, index > start {
        last = betterBreak(last, at: index, width: width)
      }
      if width + Int(cluster.width) > limit, index > start {
        let forced = last ?? Opportunity(end: index, width: width, next: index)
        return end(at: forced, clusters, start: start, upperBound: range.upperBound)
      }
      width += Int(cluster.width)
      index += 1
      if cluster.lineBreak == .after || cluster.lineBreak == .around {
        if index < range.upperBound, clusters[index].lineBreak != .after,
          !beginsWord(clusters, before: index, from: start)
        {
          last = Opportunity(end: index, width: width, next: index)
        }
      }
    }
    return (TextLine(start: start, end: index, width: width), index)
  }

  /// Whether there are only hyphens since a word's beginning, as in "--option": there is no break
  /// behind such (Unicode Standard Annex #14, LB20a).
  private static func beginsWord(_ clusters: [Cluster], before end: Int, from start: Int) -> Bool {
    var index = end
    while index > start, clusters[index - 1].lineBreak == .after { index -= 1 }
    return index < end && (index == start || clusters[index - 1].lineBreak == .space)
  }

  /// Keeps the opportunity of the spaces right before, whose line is shorter.
  private static func betterBreak(_ last: Opportunity?, at index: Int, width: Int) -> Opportunity {
    if let last, last.next == index { return last }
    return Opportunity(end: index, width: width, next: index)
  }

  private static func skipSpaces(_ clusters: [Cluster], from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, clusters[index].lineBreak == .space { index += 1 }
    return index
  }

  private static func end(
    at place: Opportunity?,
    _ clusters: [Cluster],
    start: Int,
    upperBound: Int
  ) -> (TextLine, next: Int) {
    guard let place else { return (TextLine(start: start, end: start, width: 0), start + 1) }
    // A line feed right behind the spaces ends this line, not an empty one.
    let endsLine = place.next < upperBound && clusters[place.next].lineBreak == .newline
    let line = TextLine(start: start, end: place.end, width: place.width)
    return (line, endsLine ? place.next + 1 : place.next)
  }
}
