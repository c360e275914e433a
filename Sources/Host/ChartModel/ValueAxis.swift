/// An axis of numbers or moments with the places that are marked on it.
package struct ValueAxis: Sendable {
  /// A marked place.
  package struct Tick: Hashable, Sendable {
    package var value: Double
    package var label: String
    package var hasGridLine: Bool
  }

  package var lower: Double
  package var upper: Double
  /// In the order in which they stand on the axis.
  package var ticks: [Tick]
  var scale = AxisScale()

  /// Whether values grow in the other direction than usual.
  package var isReversed: Bool { scale.isReversed }

  /// Where a value would stand on a longer axis: below 0 or above 1 for one outside of the ends.
  package func freeFraction(_ value: Double) -> Double {
    scale.freeFraction(value, from: lower, to: upper)
  }

  /// Where a value stands, 0 at the lower and 1 at the upper end; outside of them it is held there.
  package func fraction(_ value: Double) -> Double {
    scale.fraction(value, from: lower, to: upper)
  }
}

/// The distances between ticks that readers find natural.
enum NiceSteps {
  /// The step for about so many intervals in a span, for plain numbers: 1, 2 or 5 times a power of
  /// ten (Heckbert, "Nice numbers for graph labels", Graphics Gems, 1990).
  static func number(span: Double, intervals: Int) -> Double {
    let rough = max(span, 1e-12) / Double(max(intervals, 1))
    var power = 1.0
    while power * 10 <= rough { power *= 10 }
    while power > rough { power /= 10 }
    let candidates = [1.0, 2, 5, 10].map { $0 * power }
    return candidates.first { $0 >= rough * 0.999 } ?? power * 10
  }

  private static let seconds: [Double] = [
    1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1800, 3600, 7200, 10_800, 14_400, 21_600, 43_200,
    86_400, 172_800, 259_200, 432_000, 604_800, 1_209_600, 2_592_000, 7_776_000, 31_536_000,
  ]

  /// The step in seconds for about so many intervals in a span of time.
  static func time(span: Double, intervals: Int) -> Double {
    let rough = max(span, 1e-12) / Double(max(intervals, 1))
    if rough < 1 { return number(span: span, intervals: intervals) }
    return seconds.first { $0 >= rough * 0.999 }
      ?? number(span: span / 31_536_000, intervals: intervals) * 31_536_000
  }
}
