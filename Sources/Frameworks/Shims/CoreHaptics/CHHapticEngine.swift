@_exported public import FoundationShims

/// Makes a device tap, which has no means to do so here: making an engine throws.
public class CHHapticEngine {
  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    /// The sound was interrupted.
    case audioSessionInterrupt = 1
    /// The app left the screen.
    case applicationSuspended = 2
    /// Nothing was played for a while.
    case idleTimeout = 3
    /// All was played.
    case notifyWhenFinished = 4
    /// The engine was given up.
    case engineDestroyed = 5
    /// The game controller left.
    case gameControllerDisconnect = 6
    /// The system failed.
    case systemError = -1
  }

  /// What becomes of an engine that has played all.
  public enum FinishedAction: Int, Sendable {
    /// It stops.
    case stopEngine = 1
    /// It goes on.
    case leaveEngineRunning = 2
  }

  /// What the device can do: nothing.
  public class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

  /// Throws that the device cannot tap.
  public init() throws {
    throw CHHapticError(.notSupported)
  }

  /// Called when the engine stops; it never runs.
  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Called when the engine has to start again; it never runs.
  public var resetHandler: () -> Void = {}
  /// Whether no sound is played.
  ///
  /// Accepted without effect.
  public var playsHapticsOnly = false
  /// Whether the engine stops by itself.
  ///
  /// Accepted without effect.
  public var isAutoShutdownEnabled = false

  /// Throws that the device cannot tap.
  public func start() throws { throw CHHapticError(.notSupported) }

  /// Hands over that the device cannot tap.
  public func start(completionHandler: (((any Error)?) -> Void)?) {
    completionHandler?(CHHapticError(.notSupported))
  }

  /// Stops the engine.
  ///
  /// Accepted without effect: it never runs.
  public func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }

  /// Throws that the device cannot tap.
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }

  /// Throws that the device cannot tap.
  public func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { throw CHHapticError(.notSupported) }

  /// Calls a closure when all was played; it never is.
  ///
  /// Accepted without effect.
  public func notifyWhenPlayersFinished(
    finishedHandler: @escaping ((any Error)?) -> FinishedAction
  ) {}
}

/// What a device can do.
public protocol CHHapticDeviceCapability {
  /// Whether it can tap.
  var supportsHaptics: Bool { get }
  /// Whether it can play sounds with taps.
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer {
  /// Begins at a moment.
  func start(atTime time: TimeInterval) throws
  /// Stops at a moment.
  func stop(atTime time: TimeInterval) throws
}

/// Plays a pattern again and again.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// Whether the pattern begins again at its end.
  var loopEnabled: Bool { get set }
}

/// Why a device does not tap.
public struct CHHapticError: CustomNSError, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Sendable {
    /// The engine does not run.
    case engineNotRunning = -4805
    /// The device cannot.
    case notSupported = -4809
  }

  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) {
    self.code = code
  }

  /// The name of Apple's errors of this kind.
  public static var errorDomain: String { "com.apple.CoreHaptics" }

  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
}
