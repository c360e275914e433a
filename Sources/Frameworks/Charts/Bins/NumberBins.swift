/// Bins of equal width that numbers fall into.
public struct NumberBins<Value>: Equatable where Value: Comparable {
  /// Where bins begin, and where the last one ends.
  public let thresholds: [Value]

  /// The most bins there are.
  static var limit: Int { 10_000 }

  /// Makes bins between places.
  public init(thresholds: [Value]) {
    self.thresholds = thresholds.sorted()
  }
}

extension NumberBins: RandomAccessCollection {
  /// The first bin.
  public var startIndex: Int { 0 }
  /// The place behind the last bin.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// The bin at a place.
  public subscript(position: Int) -> ChartBinRange<Value> {
    let last = thresholds.count - 1
    precondition(last > 0, "the bins are empty")
    let lower = Swift.min(Swift.max(position, 0), last - 1)
    return ChartBinRange(
      thresholds[lower],
      thresholds[lower + 1],
      isClosed: lower + 1 == last
    )
  }

  /// The bin that a value falls into; those beyond the ends count to the first and the last.
  public func index(for value: Value) -> Int {
    var low = 0
    var high = Swift.max(endIndex - 1, 0)
    while low < high {
      let middle = (low + high + 1) / 2
      if thresholds[middle] <= value { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Makes bins of a width over a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let places = BinPlaces.places(
      size: Double(size),
      from: Double(range.lowerBound),
      to: Double(range.upperBound)
    )
    thresholds = places.map { Value($0) }
  }

  /// Makes bins of a width over some numbers.
  public init<Data: Sequence>(size: Value, data: Data) where Data.Element == Value {
    let values = Array(data)
    self.init(size: size, range: (values.min() ?? 0)...(values.max() ?? 0))
  }

  /// Divides a range into bins of one width.
  public init(range: ClosedRange<Value>, count: Int) {
    let (start, end) = (Double(range.lowerBound), Double(range.upperBound))
    thresholds = BinPlaces.places(count: count, from: start, to: end).map { Value($0) }
  }

  /// Makes about as many bins of a round width as wanted over a range.
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 0) {
    let span = Double(range.upperBound) - Double(range.lowerBound)
    let least = Double(minimumStride)
    let step = BinPlaces.roundStep(span, count: desiredCount)
    self.init(size: Value(least.isFinite ? Swift.max(step, least) : step), range: range)
  }

  /// Makes about as many bins of a round width as wanted over some numbers.
  public init<Data: Sequence>(data: Data, desiredCount: Int? = nil, minimumStride: Value = 0)
  where Data.Element == Value {
    let values = Array(data)
    let range = (values.min() ?? 0)...(values.max() ?? 0)
    self.init(range: range, desiredCount: desiredCount, minimumStride: minimumStride)
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Makes bins of a width over a range.
  public init(size: Value, range: ClosedRange<Value>) {
    let places = BinPlaces.places(
      size: Double(size),
      from: Double(range.lowerBound),
      to: Double(range.upperBound)
    )
    thresholds = places.compactMap { Value(exactly: $0.rounded()) }
  }

  /// Makes bins of a width over some numbers.
  public init<Data: Sequence>(size: Value, data: Data) where Data.Element == Value {
    let values = Array(data)
    self.init(size: size, range: (values.min() ?? 0)...(values.max() ?? 0))
  }

  /// Divides a range into bins of one width, as far as whole numbers allow.
  public init(range: ClosedRange<Value>, count: Int) {
    let (start, end) = (Double(range.lowerBound), Double(range.upperBound))
    let places = BinPlaces.places(count: count, from: start, to: end)
    let whole = places.compactMap { Value(exactly: $0.rounded()) }
    thresholds = whole.indices.filter { $0 == 0 || whole[$0] != whole[$0 - 1] }.map { whole[$0] }
  }

  /// Makes about as many bins of a round width as wanted over a range.
  public init(range: ClosedRange<Value>, desiredCount: Int? = nil, minimumStride: Value = 1) {
    let span = Double(range.upperBound) - Double(range.lowerBound)
    let step = Swift.max(
      BinPlaces.roundStep(span, count: desiredCount),
      Double(minimumStride),
      1
    )
    self.init(size: Value(exactly: step.rounded(.up)) ?? 1, range: range)
  }

  /// Makes about as many bins of a round width as wanted over some numbers.
  public init<Data: Sequence>(data: Data, desiredCount: Int? = nil, minimumStride: Value = 1)
  where Data.Element == Value {
    let values = Array(data)
    let range = (values.min() ?? 0)...(values.max() ?? 0)
    self.init(range: range, desiredCount: desiredCount, minimumStride: minimumStride)
  }
}

/// Round places between bins.
enum BinPlaces {
  /// Multiples of a width, from the one below a range to the one above it.
  static func places(size: Double, from lower: Double, to upper: Double) -> [Double] {
    guard size > 0, size.isFinite, lower.isFinite, upper.isFinite else { return [] }
    let first = (lower / size).rounded(.down)
    var last = (upper / size).rounded(.up)
    if last <= first { last = first + 1 }
    guard last - first <= Double(NumberBins<Double>.limit), abs(first) < 1e15, abs(last) < 1e15
    else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * size }
  }

  /// The ends of so many bins of one width.
  static func places(count: Int, from lower: Double, to upper: Double) -> [Double] {
    let span = upper - lower
    guard (1...NumberBins<Double>.limit).contains(count), span.isFinite, span > 0 else { return [] }
    return (0...count).map { $0 == count ? upper : lower + span * Double($0) / Double(count) }
  }

  /// A round width that makes about as many bins of a span as wanted.
  static func roundStep(_ span: Double, count: Int?) -> Double {
    guard span > 0, span.isFinite else { return 1 }
    let rough = span / Double(min(max(count ?? 10, 1), NumberBins<Double>.limit))
    let power = AxisScope.power(below: rough)
    return [1, 2, 5, 10].map { $0 * power }.first { $0 >= rough * 0.999_999 } ?? power * 10
  }
}
