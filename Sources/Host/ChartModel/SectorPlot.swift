package import ViewTree

/// A pie or donut: shares of a whole.
package struct SectorPlot: Sendable {
  /// One share.
  package struct Slice: Sendable {
    package var name: String
    package var value: Double
    /// The part of the whole, 0…1.
    package var share: Double
    package var paint: Paint
    package var opacity: Double
    /// The words in the slice.
    package var annotation: String?
    /// The same in its styles.
    package var note: TextContent?
    /// The radii as fractions of the largest, and that of the corners in points.
    package var innerRadius = 0.0
    package var outerRadius = 1.0
    package var cornerRadius = 0.0
  }

  package var slices: [Slice] = []
  /// The hole's radius as a fraction of the whole's, 0 for a pie.
  package var innerRadius = 0.0
  /// The radius as a fraction of the largest.
  package var outerRadius = 0.0
  /// Half the gap between sectors, in points.
  package var inset = 0.0
  package var quantity: Quantity

  /// Nil for a chart without sectors that are larger than zero.
  package init?(_ chart: Chart, formatter: ChartTimeFormatter) {
    let table = SeriesTable(chart, formatter: formatter)
    quantity = Quantity(label: chart.labels.angle)
    var bySeries: [Int: Int] = [:]
    for mark in chart.marks where mark.kind == .sector {
      guard let value = ChartNumber.value(mark.angle), value > 0 else { continue }
      innerRadius = max(innerRadius, mark.innerRadius > 0 ? min(mark.innerRadius, 0.95) : 0)
      outerRadius = max(outerRadius, mark.outerRadius > 0 ? min(mark.outerRadius, 1) : 0.05)
      inset = max(inset, mark.inset > 0 ? min(mark.inset, 64) : 0)
      let index = table.index(of: mark)
      if let index, let known = bySeries[index] {
        slices[known].value += value
        continue
      }
      if let index { bySeries[index] = slices.count }
      slices.append(
        Slice(
          name: index.map { table.series[$0].name } ?? mark.annotation?.string ?? "",
          value: value,
          share: 0,
          paint: table.paint(of: mark),
          opacity: mark.opacity > 0 ? min(mark.opacity, 1) : 0,
          annotation: index == nil ? nil : mark.annotation?.string,
          note: mark.annotation,
          innerRadius: mark.innerRadius > 0 ? min(mark.innerRadius, 0.95) : 0,
          outerRadius: mark.outerRadius > 0 ? min(mark.outerRadius, 1) : 0.05,
          cornerRadius: mark.cornerRadius > 0 ? min(mark.cornerRadius, 1000) : 0
        )
      )
    }
    let total = slices.reduce(0) { $0 + $1.value }
    guard total > 0 else { return nil }
    for index in slices.indices { slices[index].share = slices[index].value / total }
  }

  /// A share in words: `45%`, `<1%`.
  package static func percent(_ share: Double) -> String {
    let rounded = (share * 100).rounded()
    return rounded < 1 ? "<1%" : NumberText.short(min(rounded, 100)) + "%"
  }
}
