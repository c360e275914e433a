public import Foundation

/// Bins that dates fall into.
public struct DateBins: Equatable {
  /// Where bins begin, and where the last one ends.
  public let thresholds: [Date]

  /// Makes bins between dates.
  public init(thresholds: [Date]) {
    self.thresholds = thresholds.sorted()
  }

  /// Makes bins of a unit of the calendar over a range.
  public init(
    unit: Calendar.Component,
    by count: Int = 1,
    range: ClosedRange<Date>,
    calendar: Calendar = .current
  ) {
    let first = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var places = [first]
    while let last = places.last, last < range.upperBound || places.count < 2,
      places.count <= NumberBins<Double>.limit
    {
      guard let next = calendar.date(byAdding: unit, value: Swift.max(count, 1), to: last),
        next > last
      else { break }
      places.append(next)
    }
    thresholds = places
  }

  /// Makes bins of a unit of the calendar over some dates.
  public init<Data: Sequence>(
    unit: Calendar.Component,
    by count: Int = 1,
    data: Data,
    calendar: Calendar = .current
  ) where Data.Element == Date {
    self.init(unit: unit, by: count, range: Self.range(of: data), calendar: calendar)
  }

  /// Makes bins of a length over a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let places = BinPlaces.places(
      size: timeInterval,
      from: range.lowerBound.timeIntervalSinceReferenceDate,
      to: range.upperBound.timeIntervalSinceReferenceDate
    )
    thresholds = places.map { Date(timeIntervalSinceReferenceDate: $0) }
  }

  /// Makes bins of a length over some dates.
  public init<Data: Sequence>(timeInterval: TimeInterval, data: Data) where Data.Element == Date {
    self.init(timeInterval: timeInterval, range: Self.range(of: data))
  }

  /// Makes about as many bins of a unit of the calendar as wanted over a range.
  public init(
    range: ClosedRange<Date>,
    desiredCount: Int? = nil,
    calendar: Calendar = .current
  ) {
    let rough =
      range.upperBound.timeIntervalSince(range.lowerBound)
      / Double(Swift.max(desiredCount ?? 10, 1))
    let units: [(Double, Calendar.Component)] = [
      (60, .minute), (3600, .hour), (86_400, .day), (604_800, .weekOfYear), (2_592_000, .month),
    ]
    let unit = units.first { $0.0 >= rough }?.1 ?? .year
    self.init(unit: unit, range: range, calendar: calendar)
  }

  /// Makes about as many bins of a unit of the calendar as wanted over some dates.
  public init<Data: Sequence>(
    data: Data,
    desiredCount: Int? = nil,
    calendar: Calendar = .current
  ) where Data.Element == Date {
    self.init(range: Self.range(of: data), desiredCount: desiredCount, calendar: calendar)
  }

  private static func range(of data: some Sequence<Date>) -> ClosedRange<Date> {
    let dates = Array(data)
    let first = dates.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    return first...(dates.max() ?? first)
  }
}

extension DateBins: RandomAccessCollection {
  /// The first bin.
  public var startIndex: Int { 0 }
  /// The place behind the last bin.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }

  /// The bin at a place.
  public subscript(position: Int) -> ChartBinRange<Date> {
    NumberBins(thresholds: thresholds)[position]
  }

  /// The bin that a date falls into; those beyond the ends count to the first and the last.
  public func index(for value: Date) -> Int {
    NumberBins(thresholds: thresholds).index(for: value)
  }
}
