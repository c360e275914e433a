package import ViewTree

/// Bars that run along the horizontal axis.
package enum SidewaysBars {
  /// The number of rows of a chart whose bars all run sideways; 0 for others.
  ///
  /// - Parameter limit: How many of the marks are looked at.
  package static func count(in chart: Chart, first limit: Int = .max) -> Int {
    var names = Set<Chart.Value>()
    var lanes = Set<Chart.Value>()
    for mark in chart.marks.prefix(limit) where mark.kind == .bar {
      guard isSideways(mark) else { return 0 }
      names.insert(mark.y ?? .category(""))
      if let lane = mark.position { lanes.insert(lane) }
    }
    return names.count * max(lanes.count, 1)
  }

  private static func isSideways(_ mark: Chart.Mark) -> Bool {
    if mark.xStart != nil { return mark.yStart == nil }
    guard case .number? = mark.x else { return false }
    if case .number? = mark.y { return false }
    return mark.yStart == nil
  }
}
