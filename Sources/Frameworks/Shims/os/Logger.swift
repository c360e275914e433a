/// Writes messages for developers.
///
/// In an extension they go to standard error, which the host captures and shows as log lines.
public struct Logger: Sendable {
  private let prefix: String
  private let isDisabled: Bool

  /// Creates a logger.
  ///
  /// - Parameters:
  ///   - subsystem: The program, as a reversed domain name; not written.
  ///   - category: The part of the program, which begins each line.
  public init(subsystem: String, category: String) {
    prefix = "[\(category)] "
    isDisabled = false
  }

  /// Creates a logger without a category.
  public init() {
    self.init(isDisabled: false)
  }

  /// Creates a logger that writes where another place does.
  public init(_ log: OSLog) {
    self = log.logger
  }

  init(isDisabled: Bool) {
    prefix = ""
    self.isDisabled = isDisabled
  }

  func isEnabled(_ level: OSLogType) -> Bool { !isDisabled && level != .debug }

  func write(_ text: @autoclosure () -> String, at level: OSLogType) {
    if isEnabled(level) { writeLine(prefix + text()) }
  }

  /// Writes a message at a level.
  public func log(level: OSLogType, _ message: OSLogMessage) {
    write(message.text, at: level)
  }

  /// Writes a message at the default level.
  public func log(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message at the default level.
  public func notice(_ message: OSLogMessage) { log(level: .default, message) }

  /// Writes a message that helps, but is not essential.
  public func info(_ message: OSLogMessage) { log(level: .info, message) }

  /// Drops a message that is of use only while someone debugs, as Apple's systems do by default.
  public func debug(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Drops a message that is of use only while someone debugs, as Apple's systems do by default.
  public func trace(_ message: OSLogMessage) { log(level: .debug, message) }

  /// Writes a warning.
  public func warning(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes an error.
  public func error(_ message: OSLogMessage) { log(level: .error, message) }

  /// Writes an error of the whole program.
  public func critical(_ message: OSLogMessage) { log(level: .fault, message) }

  /// Writes an error of the whole program.
  public func fault(_ message: OSLogMessage) { log(level: .fault, message) }
}

/// How important a message is.
public struct OSLogType: Equatable, RawRepresentable, Sendable {
  /// The level's number in Apple's systems.
  public let rawValue: UInt8

  /// Creates a level from its number.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The level of messages that say nothing else.
  public static let `default` = OSLogType(rawValue: 0x00)
  /// The level of messages that help, but are not essential.
  public static let info = OSLogType(rawValue: 0x01)
  /// The level of messages that are of use only while someone debugs.
  public static let debug = OSLogType(rawValue: 0x02)
  /// The level of errors.
  public static let error = OSLogType(rawValue: 0x10)
  /// The level of errors of the whole program.
  public static let fault = OSLogType(rawValue: 0x11)
}
