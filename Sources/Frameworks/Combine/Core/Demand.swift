extension Subscribers {
  /// How many values a subscriber wants.
  public struct Demand: Equatable, Comparable, Hashable, Codable, CustomStringConvertible, Sendable
  {
    /// The largest value of a whole number stands for no limit.
    private var rawValue: Int

    private init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// As many values as there are.
    public static let unlimited = Demand(rawValue: .max)
    /// No value.
    public static let none = Demand(rawValue: 0)

    /// No more than a number of values.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand cannot be negative")
      return Demand(rawValue: value)
    }

    /// The number of values; nil where there is no limit.
    public var max: Int? { self == .unlimited ? nil : rawValue }

    /// The demand in words.
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
  }
}

extension Subscribers.Demand {
  /// The sum of two demands.
  public static func + (lhs: Self, rhs: Self) -> Self {
    guard lhs != .unlimited, rhs != .unlimited else { return .unlimited }
    let (sum, overflow) = lhs.rawValue.addingReportingOverflow(rhs.rawValue)
    return overflow ? .unlimited : Self(rawValue: sum)
  }

  /// A demand and a number of values more.
  public static func + (lhs: Self, rhs: Int) -> Self { lhs + .max(Swift.max(rhs, 0)) }

  /// Adds to a demand.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// Adds a number of values to a demand.
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// What is left of a demand; never less than none.
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs == .unlimited { return .unlimited }
    if rhs == .unlimited { return .none }
    return Self(rawValue: Swift.max(lhs.rawValue &- rhs.rawValue, 0))
  }

  /// What is left of a demand after a number of values.
  public static func - (lhs: Self, rhs: Int) -> Self { lhs - .max(Swift.max(rhs, 0)) }

  /// Takes from a demand.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// Takes a number of values from a demand.
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }

  /// A demand several times over.
  public static func * (lhs: Self, rhs: Int) -> Self {
    guard lhs != .unlimited else { return .unlimited }
    let (product, overflow) = lhs.rawValue.multipliedReportingOverflow(by: Swift.max(rhs, 0))
    return overflow ? .unlimited : Self(rawValue: product)
  }

  /// Multiplies a demand.
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// Whether a demand is less than another; no limit is more than any number.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Whether a demand is for a number of values.
  public static func == (lhs: Self, rhs: Int) -> Bool { lhs.max == rhs }
  /// Whether a demand is not for a number of values.
  public static func != (lhs: Self, rhs: Int) -> Bool { lhs.max != rhs }
  /// Whether a demand is for more than a number of values.
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 > rhs } ?? true }
  /// Whether a demand is for at least a number of values.
  public static func >= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 >= rhs } ?? true }
  /// Whether a demand is for less than a number of values.
  public static func < (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 < rhs } ?? false }
  /// Whether a demand is for at most a number of values.
  public static func <= (lhs: Self, rhs: Int) -> Bool { lhs.max.map { $0 <= rhs } ?? false }
}

extension Subscribers {
  /// How a publisher's values end.
  public enum Completion<Failure: Error> {
    /// There are no more values.
    case finished
    /// There are no more values because of an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Subscribers.Completion {
  /// The completion with its error's type hidden.
  var erased: Subscribers.Completion<any Error> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(error)
    }
  }
}
