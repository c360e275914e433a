/// The values that fall into one bin.
public struct ChartBinRange<Bound: Comparable>: Equatable {
  /// Where the bin begins.
  public let lowerBound: Bound
  /// Where the bin ends.
  public let upperBound: Bound
  private let isClosed: Bool

  init(_ lowerBound: Bound, _ upperBound: Bound, isClosed: Bool) {
    self.lowerBound = lowerBound
    self.upperBound = max(lowerBound, upperBound)
    self.isClosed = isClosed
  }

  /// Whether a value falls into the bin; the last bin holds its end too.
  public func contains(_ element: Bound) -> Bool {
    element >= lowerBound && (element < upperBound || isClosed && element == upperBound)
  }

  /// Whether nothing falls into the bin.
  public var isEmpty: Bool { !isClosed && lowerBound == upperBound }
}

extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}
