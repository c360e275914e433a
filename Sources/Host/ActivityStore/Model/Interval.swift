/// A stretch of time in milliseconds since 1970, half-open.
package struct Interval: Hashable, Sendable {
  package var start: Int64
  package var end: Int64

  package init(_ start: Int64, _ end: Int64) {
    self.start = start
    self.end = end
  }

  package var duration: Int64 { end - start }

  /// The part that two intervals share; nil where there is none.
  package func intersection(_ other: Interval) -> Interval? {
    let shared = Interval(max(start, other.start), min(end, other.end))
    return shared.start < shared.end ? shared : nil
  }

  /// What is left without disjoint intervals in order.
  func without(_ others: [Interval]) -> [Interval] {
    var result: [Interval] = []
    var free = start
    for other in others where other.end > free && other.start < end {
      if other.start > free { result.append(Interval(free, other.start)) }
      free = other.end
    }
    if free < end { result.append(Interval(free, end)) }
    return result
  }
}

extension [Interval] {
  /// The union as disjoint intervals in order; intervals that touch become one.
  package func union() -> [Interval] {
    var result: [Interval] = []
    var isSorted = true
    for (a, b) in zip(self, dropFirst()) where b.start < a.start {
      isSorted = false
      break
    }
    for interval in isSorted ? self : sorted(by: { $0.start < $1.start })
    where interval.start < interval.end {
      if let last = result.indices.last, interval.start <= result[last].end {
        if interval.end > result[last].end { result[last].end = interval.end }
      } else {
        result.append(interval)
      }
    }
    return result
  }

  /// What two lists of disjoint intervals in order share.
  package func intersection(_ other: [Interval]) -> [Interval] {
    var result: [Interval] = []
    var (i, j) = (0, 0)
    while i < count && j < other.count {
      if let shared = self[i].intersection(other[j]) { result.append(shared) }
      if self[i].end < other[j].end { i += 1 } else { j += 1 }
    }
    return result
  }

  /// The sum of the durations.
  package var duration: Int64 { reduce(0) { $0 + $1.duration } }
}
