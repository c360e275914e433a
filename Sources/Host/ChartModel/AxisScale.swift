import Glibc
import ViewTree

/// How values become places along an axis, apart from its length.
struct AxisScale: Hashable, Sendable {
  var kind = Chart.Scale.linear
  /// Whether values grow in the other direction than usual.
  var isReversed = false

  /// The value on a scale on which it stands in proportion.
  private func transformed(_ value: Double) -> Double {
    switch kind {
    case .linear: value
    case .logarithmic: log10(max(value, 1e-300))
    case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
    case .symmetricLogarithmic:
      value < 0 ? -log10(1 - value) : log10(1 + value)
    }
  }

  /// Where a value stands between two others, 0…1; outside of them it is held there.
  func fraction(_ value: Double, from lower: Double, to upper: Double) -> Double {
    min(max(freeFraction(value, from: lower, to: upper), 0), 1)
  }

  /// How far a value may stand outside of an axis, as a multiple of its length.
  private static let reach = 1000.0

  /// Where a value stands, 0 at one value and 1 at another.
  func freeFraction(_ value: Double, from lower: Double, to upper: Double) -> Double {
    let start = transformed(lower)
    let span = transformed(upper) - start
    guard upper > lower, value.isFinite, span > 0 else { return isReversed ? 1 : 0 }
    let fraction = (transformed(value) - start) / span
    let held = min(max(fraction, -AxisScale.reach), AxisScale.reach)
    return isReversed ? 1 - held : held
  }

  /// Round values between two others on a scale of powers; nil on one where steps are even.
  func ticks(from lower: Double, to upper: Double) -> [Double]? {
    guard kind == .logarithmic || kind == .symmetricLogarithmic else { return nil }
    var values: [Double] = []
    if kind == .symmetricLogarithmic {
      values = (0...15).reversed().map { -PowersOfTen.power($0) } + [0]
    }
    values += (kind == .logarithmic ? -15...15 : 0...15).map { PowersOfTen.power($0) }
    return values.filter { $0 >= lower * 0.999_999 && $0 <= upper * 1.000_001 }
  }
}

/// Whole powers of ten.
enum PowersOfTen {
  static func power(_ exponent: Int) -> Double {
    var power = 1.0
    for _ in 0..<abs(exponent) { power *= 10 }
    return exponent < 0 ? 1 / power : power
  }
}
