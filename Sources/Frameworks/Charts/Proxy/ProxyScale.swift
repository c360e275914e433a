internal import Foundation
internal import ViewTree

/// A scale as a chart's proxy knows it: a length in points and what stands along it.
struct ProxyScale {
  /// In points.
  let length: Double
  /// Whether the first value stands at the far end, as on vertical axes.
  let isFlipped: Bool
  /// The ends of a range, or all the categories.
  let ends: [ViewTree::Chart.Value]

  private var isCategorical: Bool {
    if case .category? = ends.first { true } else { false }
  }

  /// Where a value stands; nil where it does not.
  func place(of value: ViewTree::Chart.Value) -> Double? {
    guard value.isFinite else { return nil }
    if isCategorical {
      guard let index = ends.firstIndex(of: value) else { return nil }
      return placed((Double(index) + 0.5) / Double(ends.count))
    }
    guard let position = value.position, let lower = ends.first?.position,
      let upper = ends.last?.position, upper > lower
    else { return nil }
    return placed((position - lower) / (upper - lower))
  }

  /// The places that a value reaches from and to.
  func range(of value: ViewTree::Chart.Value) -> ClosedRange<CGFloat>? {
    guard let middle = place(of: value) else { return nil }
    let half = isCategorical ? length / Double(ends.count) / 2 : 0
    return CGFloat(middle - half)...CGFloat(middle + half)
  }

  /// The value at a place; nil beside the scale.
  func value(at place: Double) -> ViewTree::Chart.Value? {
    guard length > 0, place.isFinite, let first = ends.first, let last = ends.last else {
      return nil
    }
    let fraction = isFlipped ? 1 - place / length : place / length
    if isCategorical {
      guard fraction >= 0, fraction <= 1 else { return nil }
      return ends[min(Int(fraction * Double(ends.count)), ends.count - 1)]
    }
    guard let lower = first.position, let upper = last.position else { return nil }
    let position = lower + (upper - lower) * fraction
    if case .time = first { return .time(start: position, end: nil) }
    return .number(position)
  }

  private func placed(_ fraction: Double) -> Double {
    (isFlipped ? 1 - fraction : fraction) * length
  }
}
