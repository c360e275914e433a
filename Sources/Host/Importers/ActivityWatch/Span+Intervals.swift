internal import ActivityStore

extension [Span] {
  /// The parts of disjoint spans in order that lie in disjoint intervals in order.
  func during(_ intervals: [Interval]) -> [Span] {
    var result: [Span] = []
    forEachPart(during: intervals) { result.append($0) }
    return result
  }

  /// Calls the body with each part of disjoint spans in order that lies in disjoint intervals in
  /// order.
  ///
  /// - Complexity: O(parts + log n); what lies before or behind the other costs nothing.
  func forEachPart(during intervals: [Interval], _ body: (Span) throws -> Void) rethrows {
    guard let start = first?.start, let border = intervals.first?.start else { return }
    var next = intervals.partitioningIndex { $0.end > start }
    for span in self[partitioningIndex { $0.end > border }...] {
      while next < intervals.count, intervals[next].end <= span.start { next += 1 }
      guard next < intervals.count else { return }
      var index = next
      while index < intervals.count, intervals[index].start < span.end {
        let start = Swift.max(span.start, intervals[index].start)
        let end = Swift.min(span.end, intervals[index].end)
        try body(Span(start: start, duration: Int32(clamping: end - start), subject: span.subject))
        index += 1
      }
    }
  }
}

extension Array {
  /// The index of the first element for which a condition holds that holds for all behind it too.
  fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
