/// The number of an interval that is measured.
public struct OSSignpostID: Hashable, Comparable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Makes a number from one that is known.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// Makes a number for a place.
  public init(log: OSLog) {
    rawValue = 1
  }

  /// Makes a number for an object.
  public init(log: OSLog, object: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object)))
  }

  /// The number where only one interval is measured at a time.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No number.
  public static let invalid = OSSignpostID(UInt64.max)
  /// No number.
  public static let null = OSSignpostID(0)

  /// Whether the first number is smaller.
  public static func < (first: OSSignpostID, second: OSSignpostID) -> Bool {
    first.rawValue < second.rawValue
  }
}

/// What a signpost marks.
public struct OSSignpostType: RawRepresentable, Equatable, Sendable {
  /// The number of the kind.
  public let rawValue: UInt8

  /// Makes a kind from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// A moment.
  public static let event = OSSignpostType(rawValue: 0)
  /// The begin of an interval.
  public static let begin = OSSignpostType(rawValue: 1)
  /// The end of an interval.
  public static let end = OSSignpostType(rawValue: 2)
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  fileprivate init() {}
}

/// Measures how long parts of a program take, for tools that look at it.
///
/// Accepted without effect: no tool looks at an extension.
public struct OSSignposter: Sendable {
  /// A measure that records nothing.
  public static let disabled = OSSignposter()

  /// Whether anything is recorded: never.
  public var isEnabled: Bool { false }

  /// Creates a measure without a name.
  public init() {}

  /// Creates a measure for one part of a program.
  public init(subsystem: String, category: String) {}

  /// Creates a measure for one part of a program and a purpose.
  public init(subsystem: String, category: OSLog.Category) {}

  /// Creates a measure for a logger's messages.
  public init(logger: Logger) {}

  /// Creates a measure for a place's messages.
  public init(logHandle: OSLog) {}

  /// Makes a number for an interval.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(1) }

  /// Makes a number for an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }

  /// Begins an interval.
  ///
  /// Accepted without effect.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Begins an interval with words.
  ///
  /// Accepted without effect.
  public func beginInterval(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }

  /// Ends an interval.
  ///
  /// Accepted without effect.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval with words.
  ///
  /// Accepted without effect.
  public func endInterval(
    _ name: StaticString,
    _ state: OSSignpostIntervalState,
    _ message: OSLogMessage
  ) {}

  /// Marks a moment.
  ///
  /// Accepted without effect.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a moment with words.
  ///
  /// Accepted without effect.
  public func emitEvent(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage
  ) {}

  /// Runs work as an interval, which is not recorded.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    around task: () throws -> Result
  ) rethrows -> Result { try task() }

  /// Runs work as an interval, which is not recorded.
  public func withIntervalSignpost<Result>(
    _ name: StaticString,
    id: OSSignpostID = .exclusive,
    _ message: OSLogMessage,
    around task: () throws -> Result
  ) rethrows -> Result { try task() }
}

/// Marks a moment, or the begin or end of an interval.
///
/// Accepted without effect: no tool looks at an extension.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive
) {}

/// Marks a moment, or the begin or end of an interval, with words.
///
/// Accepted without effect: no tool looks at an extension.
public func os_signpost(
  _ type: OSSignpostType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog,
  name: StaticString,
  signpostID: OSSignpostID = .exclusive,
  _ format: StaticString,
  _ arguments: any CVarArg...
) {}
