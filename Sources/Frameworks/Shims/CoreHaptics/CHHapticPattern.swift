/// Taps in time.
///
/// It is a value; no device plays it.
public class CHHapticPattern {
  /// How long the pattern is.
  public let duration: TimeInterval

  /// Makes a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }

  /// Makes a pattern with curves.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
  }
}

/// One tap or sound.
public class CHHapticEvent {
  /// The kind of an event.
  public struct EventType: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String

    /// Makes a kind from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// A short tap.
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    /// A long one.
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    /// A sound.
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
  }

  /// What can be set of an event.
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// How strong it is.
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    /// How sharp it is.
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    /// How fast it begins.
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    /// How fast it fades.
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    /// How fast it ends.
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    /// Whether it stays.
    public static let sustained = ParameterID(rawValue: "Sustained")
  }

  /// The kind.
  public let type: EventType
  /// What is set.
  public let eventParameters: [CHHapticEventParameter]
  /// When it begins, in seconds.
  public var relativeTime: TimeInterval
  /// How long it lasts, in seconds.
  public var duration: TimeInterval

  /// Makes an event.
  public init(
    eventType type: EventType,
    parameters eventParams: [CHHapticEventParameter],
    relativeTime time: TimeInterval,
    duration: TimeInterval = 0
  ) {
    self.type = type
    eventParameters = eventParams
    relativeTime = time
    self.duration = duration
  }
}

/// A setting of an event.
public class CHHapticEventParameter {
  /// What is set.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value.
  public var value: Float

  /// Makes a setting.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    self.parameterID = parameterID
    self.value = value
  }
}

/// A setting that changes in time.
public class CHHapticDynamicParameter {
  /// What can be set in time.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// How strong all is.
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    /// How sharp all is.
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
  }

  /// What is set.
  public let parameterID: ID
  /// The value.
  public var value: Float
  /// When, in seconds.
  public var relativeTime: TimeInterval

  /// Makes a setting.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    self.parameterID = parameterID
    self.value = value
    relativeTime = time
  }
}

/// A setting along a curve.
public class CHHapticParameterCurve {
  /// A point of a curve.
  public class ControlPoint {
    /// When, in seconds.
    public var relativeTime: TimeInterval
    /// The value.
    public var value: Float

    /// Makes a point.
    public init(relativeTime time: TimeInterval, value: Float) {
      relativeTime = time
      self.value = value
    }
  }

  /// What is set.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The points.
  public let controlPoints: [ControlPoint]
  /// When, in seconds.
  public var relativeTime: TimeInterval

  /// Makes a setting.
  public init(
    parameterID: CHHapticDynamicParameter.ID,
    controlPoints: [ControlPoint],
    relativeTime: TimeInterval
  ) {
    self.parameterID = parameterID
    self.controlPoints = controlPoints
    self.relativeTime = relativeTime
  }
}
