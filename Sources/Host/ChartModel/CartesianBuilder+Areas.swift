import ViewTree

extension CartesianBuilder {
  /// The area of a rectangle; nil for one without a place or without values.
  func area(of mark: Chart.Mark) -> Plot.Area? {
    guard let (start, end) = places(of: mark), let (from, to) = span(of: mark) ?? height(of: mark)
    else { return nil }
    return Plot.Area(
      start: start,
      end: end,
      from: from,
      to: to,
      paint: table.paint(of: mark),
      opacity: opacity(of: mark),
      series: table.index(of: mark),
      thickness: mark.thickness,
      cornerRadius: length(mark.cornerRadius),
      annotation: annotation(of: mark),
      annotationSide: mark.annotationSide,
      isCell: mark.x != nil && mark.y != nil && mark.thickness == nil
    )
  }

  /// Where a rectangle begins and ends along the axis of places.
  private func places(of mark: Chart.Mark) -> (Plot.Place, Plot.Place)? {
    let (first, last) = isHorizontal ? (mark.yStart, mark.yEnd) : (mark.xStart, mark.xEnd)
    guard let start = place(of: first ?? position(of: mark)),
      let end = endPlace(of: last ?? position(of: mark))
    else { return nil }
    // Cells without a size of their own touch each other.
    if case .value(let value) = start, start == end, mark.thickness == nil, first == nil {
      return (.value(value - cells.along / 2), .value(value + cells.along / 2))
    }
    return (start, end)
  }

  /// Where the place of a value ends.
  private func endPlace(of value: Chart.Value?) -> Plot.Place? {
    bands == nil ? ChartNumber.end(value).map { .value($0) } : place(of: value)
  }

  /// The values that a rectangle with one value spans.
  private func height(of mark: Chart.Mark) -> (Double, Double)? {
    let value = value(of: mark)
    if valueNames != nil { return number(value).map { ($0 - 0.5, $0 + 0.5) } }
    guard let from = ChartNumber.value(value), let to = ChartNumber.end(value) else { return nil }
    if from < to { return (from, to) }
    return (from - cells.across / 2, from + cells.across / 2)
  }
}

/// How large the cells of a heat map are whose marks give one number or moment: as large as the least
/// distance between two of them.
struct CellSizes {
  private(set) var along = 1.0
  private(set) var across = 1.0

  init(_ chart: Chart, isHorizontal: Bool) {
    var places: [Double] = []
    var values: [Double] = []
    for mark in chart.marks where mark.kind == .rectangle {
      if let number = ChartNumber.value(isHorizontal ? mark.y : mark.x) { places.append(number) }
      if let number = ChartNumber.value(isHorizontal ? mark.x : mark.y) { values.append(number) }
    }
    along = CellSizes.leastDistance(places) ?? 1
    across = CellSizes.leastDistance(values) ?? 1
  }

  private static func leastDistance(_ numbers: [Double]) -> Double? {
    let sorted = numbers.sorted()
    return zip(sorted, sorted.dropFirst()).lazy.map { $1 - $0 }.filter { $0 > 1e-9 }.min()
  }
}
