import Drawing
import ViewTree

/// What is left of a line that is cut.
struct CutLine: Equatable {
  /// The clusters in front of the ellipsis end here.
  var headEnd: Int
  /// The clusters behind it.
  var tail: Range<Int>
  /// What both take together.
  var width: Double
}

extension Truncation {
  /// Chooses the clusters that stay of a paragraph from a cluster on.
  ///
  /// - Parameter room: What there is besides the ellipsis.
  func cut(_ clusters: [MeasuredText.Cluster], from start: Int, room: Double) -> CutLine {
    let headRoom =
      switch self {
      case .tail: room
      case .middle: room / 2
      case .head: 0.0
      }
    var cut = CutLine(headEnd: start, tail: start..<start, width: 0)
    var width = 0.0
    var index = start
    while self != .head, index < clusters.count, !clusters[index].mustBreakAfter {
      width += clusters[index].width
      guard width <= headRoom + LineBreaker.tolerance else { break }
      index += 1
      // Spaces in front of the ellipsis are left out.
      if !clusters[index - 1].isSpace { (cut.headEnd, cut.width) = (index, width) }
    }
    guard self != .tail else {
      cut.tail = cut.headEnd..<cut.headEnd
      return cut
    }
    addTail(clusters, room: room, to: &cut)
    return cut
  }

  private func addTail(_ clusters: [MeasuredText.Cluster], room: Double, to cut: inout CutLine) {
    var end = cut.headEnd
    while end < clusters.count, !clusters[end].mustBreakAfter { end += 1 }
    var start = end
    var width = 0.0
    var index = end
    while index > cut.headEnd {
      width += clusters[index - 1].width
      guard cut.width + width <= room + LineBreaker.tolerance else { break }
      index -= 1
      if !clusters[index].isSpace { start = index }
    }
    cut.tail = start..<end
    cut.width += clusters[cut.tail].reduce(0) { $0 + $1.width }
  }
}
