public import Foundation
internal import ViewTree

/// The places of an axis that are marked.
public struct AxisMarkValues {
  enum Rule {
    case automatic(desiredCount: Int?, minimumStride: Double)
    case numbers(stride: Double)
    case dates(component: Calendar.Component, count: Int, calendar: Calendar?)
    case fixed([ViewTree::Chart.Value])
  }

  let rule: Rule

  private init(rule: Rule) {
    self.rule = rule
  }

  init<Value: Plottable>(_ values: [Value]) {
    rule = .fixed(values.map { $0.primitivePlottable._plotted.value }.filter(\.isFinite))
  }

  /// The surface's choice.
  public static var automatic: AxisMarkValues {
    AxisMarkValues(rule: .automatic(desiredCount: nil, minimumStride: 0))
  }

  /// Round values, about as many as wanted.
  public static func automatic(
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(rule: .automatic(desiredCount: desiredCount, minimumStride: 0))
  }

  /// Round values, about as many as wanted and no closer to each other than a stride.
  public static func automatic<P: Plottable & BinaryFloatingPoint>(
    minimumStride: P,
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      rule: .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride))
    )
  }

  /// Round values, about as many as wanted and no closer to each other than a stride.
  public static func automatic<P: Plottable & BinaryInteger>(
    minimumStride: P,
    desiredCount: Int? = nil,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(
      rule: .automatic(desiredCount: desiredCount, minimumStride: Double(minimumStride))
    )
  }

  /// Values at a distance from each other.
  public static func stride<P: Plottable & BinaryFloatingPoint>(
    by stepSize: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(rule: .numbers(stride: Double(stepSize)))
  }

  /// Values at a distance from each other.
  public static func stride<P: Plottable & BinaryInteger>(
    by stepSize: P,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(rule: .numbers(stride: Double(stepSize)))
  }

  /// Dates at a distance from each other.
  public static func stride(
    by component: Calendar.Component,
    count: Int = 1,
    roundLowerBound: Bool? = nil,
    roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    AxisMarkValues(rule: .dates(component: component, count: max(count, 1), calendar: calendar))
  }
}

extension AxisMarkValues {
  /// The most places that are marked, whatever an author asks for.
  private static let limit = 500

  @MainActor
  func places(in scope: AxisScope) -> [ViewTree::Chart.Value] {
    switch rule {
    case .fixed(let values):
      return Array(values.prefix(Self.limit))
    case .automatic(let count, let least):
      return scope.roundPlaces(desiredCount: count ?? 5, minimumStride: least)
    case .numbers(let stride):
      guard let range = scope.range else { return scope.categories }
      return Self.steps(from: range.lowerBound, to: range.upperBound, by: stride)
    case .dates(let component, let count, let calendar):
      guard let range = scope.range else { return scope.categories }
      return dates(
        in: range,
        by: component,
        count: count,
        calendar: calendar ?? scope.resolver.environment.calendar
      )
    }
  }

  static func steps(
    from lower: Double,
    to upper: Double,
    by stride: Double
  ) -> [ViewTree::Chart.Value] {
    guard stride > 0, (upper - lower) / stride < Double(limit) else { return [] }
    let first = (lower / stride).rounded(.up)
    let last = (upper / stride).rounded(.down)
    guard first <= last, abs(first) < 1e15 else { return [] }
    return Swift.stride(from: first, through: last, by: 1).map { .number($0 * stride) }
  }

  private func dates(
    in range: ClosedRange<Double>,
    by component: Calendar.Component,
    count: Int,
    calendar: Calendar
  ) -> [ViewTree::Chart.Value] {
    let start = Date(timeIntervalSince1970: range.lowerBound)
    var date = calendar.dateInterval(of: component, for: start)?.start ?? start
    var places: [ViewTree::Chart.Value] = []
    while date.timeIntervalSince1970 <= range.upperBound, places.count < Self.limit {
      if date >= start { places.append(.time(start: date.timeIntervalSince1970, end: nil)) }
      guard let next = calendar.date(byAdding: component, value: count, to: date), next > date
      else { break }
      date = next
    }
    return places
  }
}
