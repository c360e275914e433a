internal import ViewTree

/// How much of the limits of a tree another takes up.
struct TreeWeight: Equatable {
  var nodes = 0
  var depth = 0
  var chartMarks = 0

  init() {}

  init(_ tree: ViewTree) {
    nodes = tree.nodes.count
    var ends: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      while let end = ends.last, end <= index { ends.removeLast() }
      ends.append(index + 1 + node.descendantCount)
      depth = max(depth, ends.count)
      if case .chart(let chart) = node.content { chartMarks += chart.marks.count }
    }
  }
}
