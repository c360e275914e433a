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

enum DomainRule {
  case fixed(ViewTree::Chart.Domain)
  /// As the marks need; with or without zero.
  case automatic(includesZero: Bool)
}

extension DomainRule {
  /// A range between two plotted values; nothing where they are not numbers or moments.
  static func between(
    _ lower: ViewTree::Chart.Value,
    _ upper: ViewTree::Chart.Value
  ) -> DomainRule {
    switch (lower, upper) {
    case (.number(let lower), .number(let upper)): .fixed(.range(lower, upper))
    case (.time(let lower, _), .time(let upper, _)): .fixed(.range(lower, upper))
    case (.category(let lower), .category(let upper)): .fixed(.categories([lower, upper]))
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
  /// The categories in order, or from the least to the greatest number or moment.
  public var _rule: _DomainRule {
    let values = map { $0.primitivePlottable._plotted.value }
    let names = values.compactMap { value -> String? in
      if case .category(let name) = value { name } else { nil }
    }
    if !names.isEmpty { return _DomainRule(rule: .fixed(.categories(names))) }
    let numbers = values.compactMap(\.position)
    guard let least = numbers.min(), let greatest = numbers.max() else {
      return _DomainRule(rule: .automatic(includesZero: true))
    }
    return _DomainRule(rule: .fixed(.range(least, greatest)))
  }
}

/// The values that the marks need.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  private let includesZero: Bool

  init(includesZero: Bool) {
    self.includesZero = includesZero
  }

  /// The rule that the domain comes to.
  public var _rule: _DomainRule { _DomainRule(rule: .automatic(includesZero: includesZero)) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values that the marks need.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(includesZero: true) }

  /// The values that the marks need, with or without zero.
  public static func automatic(includesZero: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(includesZero: includesZero ?? true)
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
