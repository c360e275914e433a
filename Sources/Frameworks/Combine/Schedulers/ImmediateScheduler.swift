/// A scheduler that runs closures at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// Nothing can be chosen.
  public typealias SchedulerOptions = Never

  /// The scheduler.
  public static let shared = ImmediateScheduler()

  /// A moment; they are all the same to this scheduler.
  public struct SchedulerTimeType: Strideable, Sendable {
    private var offset = 0

    init() {}

    /// How far another moment is away.
    public func distance(to other: SchedulerTimeType) -> Stride { Stride(other.offset - offset) }

    /// The moment that is a step away.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      var moment = self
      moment.offset = offset &+ n.magnitude
      return moment
    }

    /// A step between two moments.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible, Sendable
    {
      /// The length of the step.
      public var magnitude: Int

      /// Makes a step.
      public init(_ value: Int) {
        magnitude = value
      }

      /// Makes a step.
      public init(integerLiteral value: Int) {
        magnitude = value
      }

      /// Makes a step.
      public init(floatLiteral value: Double) {
        magnitude = Int(exactly: value.rounded()) ?? 0
      }

      /// Makes a step of a whole number.
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }

      /// No time.
      public static func seconds(_ s: Int) -> Stride { Stride(0) }
      /// No time.
      public static func seconds(_ s: Double) -> Stride { Stride(0) }
      /// No time.
      public static func milliseconds(_ ms: Int) -> Stride { Stride(0) }
      /// No time.
      public static func microseconds(_ us: Int) -> Stride { Stride(0) }
      /// No time.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(0) }

      /// Whether a step is shorter.
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The sum of two steps.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude &+ rhs.magnitude)
      }
      /// The difference of two steps.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude &- rhs.magnitude)
      }
      /// The product of two steps.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude &* rhs.magnitude)
      }
      /// Multiplies a step.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    }
  }

  /// The moment.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// No time.
  public var minimumTolerance: SchedulerTimeType.Stride { .init(0) }

  /// Runs a closure at once.
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

  /// Runs a closure at once.
  public func schedule(
    after date: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs a closure at once, and once only.
  public func schedule(
    after date: SchedulerTimeType,
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride,
    options: Never?,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
