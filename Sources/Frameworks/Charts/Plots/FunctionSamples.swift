/// Values of a function along an axis.
enum FunctionSamples {
  /// The number of places that a function is asked for.
  static let count = 200

  /// Evenly spaced places of a range.
  static func places(in domain: ClosedRange<Double>?) -> [Double] {
    let domain = domain ?? 0...1
    let span = domain.upperBound - domain.lowerBound
    guard span.isFinite else { return [] }
    return (0...count).map { domain.lowerBound + span * Double($0) / Double(count) }
  }
}
