internal import ViewTree

/// The values that a scale reaches over.
public protocol ScaleDomain {
  /// The rule that the domain comes to.
  var _rule: _DomainRule { get }
}

/// A rule for the values that a scale reaches over.
public struct _DomainRule {
  let rule: DomainRule
}

struct DomainRule {
  enum Extent {
    case fixed(ViewTree::Chart.Domain)
    /// As the marks need; with or without zero.
    case automatic(includesZero: Bool)
  }

  var extent: Extent
  /// Whether values grow in the other direction than usual.
  var isReversed = false
  /// The values of a list, each of which counts on its own.
  var values: [ViewTree::Chart.Value] = []

  static func automatic(includesZero: Bool) -> DomainRule {
    DomainRule(extent: .automatic(includesZero: includesZero))
  }

  /// A range between two plotted values; nothing where they are not numbers or moments.
  static func between(
    _ lower: ViewTree::Chart.Value,
    _ upper: ViewTree::Chart.Value
  ) -> DomainRule {
    guard lower.isFinite, upper.isFinite else { return .automatic(includesZero: true) }
    return switch (lower, upper) {
    case (.number(let lower), .number(let upper)): DomainRule(extent: .fixed(.range(lower, upper)))
    case (.time(let lower, _), .time(let upper, _)):
      DomainRule(extent: .fixed(.range(lower, upper)))
    case (.category(let lower), .category(let upper)):
      DomainRule(extent: .fixed(.categories([lower, upper])))
    default: .automatic(includesZero: true)
    }
  }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  /// From the lower to the upper bound.
  public var _rule: _DomainRule {
    _DomainRule(
      rule: .between(
        lowerBound.primitivePlottable._plotted.value,
        upperBound.primitivePlottable._plotted.value
      )
    )
  }
}

extension Range: ScaleDomain where Bound: Plottable {
  /// From the lower to the upper bound.
  public var _rule: _DomainRule {
    _DomainRule(
      rule: .between(
        lowerBound.primitivePlottable._plotted.value,
        upperBound.primitivePlottable._plotted.value
      )
    )
  }
}

extension Array: ScaleDomain where Element: Plottable {
  /// The categories in order, or from the first to the last number or moment, whichever way they
  /// run.
  public var _rule: _DomainRule {
    let values = map { $0.primitivePlottable._plotted.value }.filter(\.isFinite)
    let names = values.compactMap { value -> String? in
      if case .category(let name) = value { name } else { nil }
    }
    if !names.isEmpty {
      return _DomainRule(rule: DomainRule(extent: .fixed(.categories(names)), values: values))
    }
    let numbers = values.compactMap(\.position)
    guard let least = numbers.min(), let greatest = numbers.max(), let first = numbers.first,
      let last = numbers.last
    else { return _DomainRule(rule: .automatic(includesZero: true)) }
    return _DomainRule(
      rule: DomainRule(
        extent: .fixed(.range(least, greatest)),
        isReversed: first > last,
        values: values
      )
    )
  }
}

/// The values that the marks need.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  private let includesZero: Bool
  private let isReversed: Bool

  init(includesZero: Bool, isReversed: Bool = false) {
    self.includesZero = includesZero
    self.isReversed = isReversed
  }

  /// The rule that the domain comes to.
  public var _rule: _DomainRule {
    _DomainRule(
      rule: DomainRule(extent: .automatic(includesZero: includesZero), isReversed: isReversed)
    )
  }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values that the marks need.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: true) }

  /// The values that the marks need, with or without zero.
  public static func automatic(
    includesZero: Bool? = nil,
    reversed: Bool? = nil
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero ?? true, isReversed: reversed ?? false)
  }

  /// The values that the marks need, with or without zero.
  ///
  /// What the marks need is not changed by the closure, which may only add to a list of values.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil,
    reversed: Bool? = nil,
    dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void = { _ in }
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero ?? true, isReversed: reversed ?? false)
  }
}

extension ViewTree::Chart.Value {
  /// Where the value stands on a scale of numbers; nil for a category.
  var position: Double? {
    switch self {
    case .number(let number): number
    case .time(let start, _): start
    case .category: nil
    }
  }
}
