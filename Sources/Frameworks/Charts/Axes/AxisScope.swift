internal import SwiftUI
internal import ViewTree

/// What is plotted along an axis: the values of its marks and the domain that was set for it.
@MainActor
struct AxisScope {
  enum Dimension { case x, y }

  let resolver: _ChartResolver
  /// The domain that was set; nil to fit the marks.
  let domain: ViewTree::Chart.Domain?
  /// Whether values grow in the other direction than usual.
  let isReversed: Bool
  private let dimension: Dimension

  init(dimension: Dimension, resolver: _ChartResolver, rule: DomainRule?) {
    self.dimension = dimension
    self.resolver = resolver
    isReversed = rule?.isReversed ?? false
    switch rule?.extent {
    case .fixed(let domain):
      self.domain = domain
    case .automatic(includesZero: false):
      domain = Self.range(of: Self.values(of: resolver.marks, dimension)).map {
        .range($0.lowerBound, $0.upperBound)
      }
    case .automatic(includesZero: true), nil:
      domain = nil
    }
  }

  private var values: [ViewTree::Chart.Value] { Self.values(of: resolver.marks, dimension) }

  /// The categories along the axis, in the order of the domain or of their first marks.
  var categories: [ViewTree::Chart.Value] {
    if case .categories(let names) = domain { return names.map { .category($0) } }
    var seen: Set<ViewTree::Chart.Value> = []
    return values.filter { if case .category = $0 { seen.insert($0).inserted } else { false } }
  }

  /// From the least to the greatest number or moment; nil for categories.
  ///
  /// Bars and areas stand on zero, and what stands on top of each other adds up.
  var range: ClosedRange<Double>? {
    if case .range(let lower, let upper) = domain { return min(lower, upper)...max(lower, upper) }
    guard let range = Self.range(of: values + stackTotals) else { return nil }
    guard isNumeric, reachesZero else { return range }
    return min(range.lowerBound, 0)...max(range.upperBound, 0)
  }

  /// The scale along the axis at a length in points.
  func proxy(length: Double) -> ProxyScale {
    var ends = categories
    if let range, ends.isEmpty {
      ends = [range.lowerBound, range.upperBound].map {
        isNumeric ? .number($0) : .time(start: $0, end: nil)
      }
    }
    return ProxyScale(length: length, isFlipped: (dimension == .y) != isReversed, ends: ends)
  }

  /// Round values along the axis, about as many as wanted, or all the categories.
  func roundPlaces(desiredCount: Int, minimumStride: Double = 0) -> [ViewTree::Chart.Value] {
    guard let range else { return categories }
    let span = range.upperBound - range.lowerBound
    let least = minimumStride.isFinite ? minimumStride : 0
    let step = max(Self.roundStep(span / Double(max(desiredCount - 1, 1))), least)
    guard isNumeric else { return times(in: range, about: desiredCount) }
    return AxisMarkValues.steps(from: range.lowerBound, to: range.upperBound, by: step)
  }

  /// The smallest of 1, 2, 5 and 10 times a power of ten that is not less than a length.
  static func roundStep(_ length: Double) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let power = power(below: length)
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= length * 0.999_999 } ?? power * 10
  }

  /// The greatest power of ten that is not greater than a length; 1 where the length is no size.
  nonisolated static func power(below length: Double) -> Double {
    guard length >= .leastNormalMagnitude, length.isFinite else { return 1 }
    var power = 1.0
    while power > length { power /= 10 }
    while power * 10 <= length { power *= 10 }
    return power
  }

  /// Moments of the marks, evenly thinned out to about as many as wanted.
  private func times(
    in range: ClosedRange<Double>,
    about count: Int
  ) -> [ViewTree::Chart.Value] {
    let starts = Set(values.compactMap(\.position)).sorted()
    let step = max(1, (starts.count + count - 1) / max(count, 1))
    return stride(from: 0, to: starts.count, by: step).map { .time(start: starts[$0], end: nil) }
  }

  private var isNumeric: Bool {
    values.contains { if case .number = $0 { true } else { false } }
  }

  /// Whether a bar or an area along this axis stands on zero.
  private var reachesZero: Bool {
    resolver.marks.contains { ($0.kind == .bar || $0.kind == .area) && value(of: $0) != nil }
  }

  private func value(of mark: ViewTree::Chart.Mark) -> ViewTree::Chart.Value? {
    dimension == .x ? mark.x : mark.y
  }

  /// The sums of the bars and areas that stand on top of each other.
  private var stackTotals: [ViewTree::Chart.Value] {
    var totals: [[ViewTree::Chart.Value?]: Double] = [:]
    for mark in resolver.marks where mark.kind == .bar || mark.kind == .area {
      guard case .number(let number) = value(of: mark) else { continue }
      totals[[dimension == .x ? mark.y : mark.x, mark.position], default: 0] += max(number, 0)
    }
    return totals.values.map { .number($0) }
  }

  private static func values(
    of marks: [ViewTree::Chart.Mark],
    _ dimension: Dimension
  ) -> [ViewTree::Chart.Value] {
    marks.flatMap { mark in
      dimension == .x
        ? [mark.x, mark.xStart, mark.xEnd].compactMap(\.self)
        : [mark.y, mark.yStart, mark.yEnd].compactMap(\.self)
    }
  }

  private static func range(of values: [ViewTree::Chart.Value]) -> ClosedRange<Double>? {
    var ends: [Double] = []
    for value in values {
      if let position = value.position { ends.append(position) }
      if case .time(_, let end?) = value { ends.append(end) }
    }
    guard let least = ends.min(), let greatest = ends.max() else { return nil }
    return least...greatest
  }
}
