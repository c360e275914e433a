/// A length of time in seconds, as the steps of the schedulers' clocks.
public struct _SecondsStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Codable, Hashable, Sendable
{
  /// The seconds.
  public var magnitude: Double

  /// The seconds.
  public var timeInterval: Double { magnitude }

  /// Makes a length of time from seconds.
  public init(_ seconds: Double) {
    magnitude = seconds.isFinite ? seconds : 0
  }

  /// Makes a length of time from seconds.
  public init(integerLiteral value: Double) {
    self.init(value)
  }

  /// Makes a length of time from seconds.
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// Makes a length of time from whole seconds.
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let seconds = Double(exactly: source) else { return nil }
    self.init(seconds)
  }

  /// Whether a length is shorter.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.magnitude < rhs.magnitude }
  /// The sum of two lengths.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude + rhs.magnitude) }
  /// The difference of two lengths.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude - rhs.magnitude) }
  /// The product of two lengths.
  public static func * (lhs: Self, rhs: Self) -> Self { Self(lhs.magnitude * rhs.magnitude) }
  /// Multiplies a length.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }

  /// A number of seconds.
  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  /// A number of seconds.
  public static func seconds(_ s: Double) -> Self { Self(s) }
  /// A number of thousandths of a second.
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  /// A number of millionths of a second.
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  /// A number of billionths of a second.
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
}
