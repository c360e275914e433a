/// A place that messages go to.
public final class OSLog: Sendable {
  let logger: Logger

  /// Creates a place for one part of a program.
  public init(subsystem: String, category: String) {
    logger = Logger(subsystem: subsystem, category: category)
  }

  /// Creates a place for one part of a program and a purpose.
  public init(subsystem: String, category: Category) {
    logger = Logger(subsystem: subsystem, category: category.rawValue)
  }

  private init() {
    logger = Logger()
  }

  /// The place for messages that name no other.
  public static let `default` = OSLog()

  /// A place that drops its messages.
  public static let disabled = OSLog(logger: Logger(isDisabled: true))

  private init(logger: Logger) {
    self.logger = logger
  }

  /// Whether messages of a level are written.
  public func isEnabled(type: OSLogType) -> Bool { logger.isEnabled(type) }

  /// Whether signposts are written: never.
  public var signpostsEnabled: Bool { false }

  /// The purpose of a place.
  public struct Category: Sendable {
    let rawValue: String

    /// What people do with the program.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")

    /// What tools record while they look at the program.
    public static let dynamicTracing = Category(rawValue: "DynamicTracing")

    /// What tools record with the calls that led there.
    public static let dynamicStackTracing = Category(rawValue: "DynamicStackTracing")
  }
}

/// Writes a message.
public func os_log(
  _ type: OSLogType = .default,
  log: OSLog = .default,
  _ message: OSLogMessage
) {
  log.logger.log(level: type, message)
}

/// Writes a message at the default level.
public func os_log(_ message: OSLogMessage, log: OSLog = .default) {
  log.logger.log(level: .default, message)
}

/// Writes a message whose places, such as `%@`, are filled with values.
public func os_log(
  _ message: StaticString,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  type: OSLogType = .default,
  _ arguments: any CVarArg...
) {
  log.logger.write(filled("\(message)", arguments), at: type)
}

/// Writes a message whose places, such as `%@`, are filled with values.
public func os_log(
  _ type: OSLogType,
  dso: UnsafeRawPointer? = nil,
  log: OSLog = .default,
  _ message: StaticString,
  _ arguments: any CVarArg...
) {
  log.logger.write(filled("\(message)", arguments), at: type)
}
