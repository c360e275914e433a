import ViewTree

/// Gauges with the sizes that they have on a phone.
enum PointGauges {
  private static let side = 58.0
  private static let width = 6.0

  /// Nil for a gauge that is a bar.
  static func piece(_ gauge: Gauge, _ parts: [Piece]) -> Piece? {
    var rest = parts[...]
    let label = gauge.hasLabel ? rest.popFirst() : nil
    let value = gauge.hasValueLabel ? rest.popFirst() : nil
    let low = gauge.hasMinimumLabel ? rest.popFirst() : nil
    let high = gauge.hasMaximumLabel ? rest.popFirst() : nil
    let tint = gauge.tint ?? .color(.system(.accent))
    switch gauge.style {
    case .accessoryCircular:
      // Three quarters of a circle; where it is open, at the bottom, stand the ends or the label.
      let ring = arcs(gauge.fraction * 0.75, of: 0.75, tint, turned: 135)
      let dial = Piece.layers([ring, value].compactMap { $0 })
      let ends = [low, high].compactMap { $0 }
      guard let words = ends.isEmpty ? label : .row(ends, spacing: 16) else { return dial }
      return .column([dial.frame(height: 0.9 * side, .top), words], alignment: .center, spacing: 0)
    case .accessoryCircularCapacity:
      let ring = arcs(gauge.fraction, of: 1, tint, turned: -90)
      return .layers([ring, value ?? label].compactMap { $0 })
    case .automatic, .linearCapacity, .accessoryLinear, .accessoryLinearCapacity: return nil
    }
  }

  private static func arcs(_ done: Double, of whole: Double, _ tint: Paint, turned: Double) -> Piece
  {
    func arc(_ end: Double, _ paint: Paint) -> Piece {
      .shape(
        .circle,
        stroke: Stroke(paint: paint, width: width, isInside: true, trimTo: end, cap: .round)
      )
    }
    let both = Piece.layers([arc(whole, .color(.system(.fill))), arc(done, tint)])
    return Piece.made(.rotation(degrees: turned, anchor: .center), [both])
      .frame(width: side, height: side)
  }
}
