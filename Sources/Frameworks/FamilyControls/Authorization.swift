/// Whose activity an app asks to use.
public enum FamilyControlsMember: Int, Codable, CustomStringConvertible, Sendable {
  /// A child, whose parent must agree.
  case child
  /// The person at the device.
  case individual

  /// The member's name.
  public var description: String {
    switch self {
    case .child: "child"
    case .individual: "individual"
    }
  }
}

/// Whether an app may use activity.
public enum AuthorizationStatus: Int, Codable, CustomStringConvertible, Sendable {
  /// The person has not been asked.
  case notDetermined
  /// The person refused.
  case denied
  /// The person agreed.
  case approved

  /// The status' name.
  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .denied: "denied"
    case .approved: "approved"
    }
  }
}

/// Why an app may not use activity.
public enum FamilyControlsError: Int, LocalizedError, CustomNSError, Sendable {
  /// A restriction on the device forbids it.
  case restricted
  /// The service cannot be reached.
  case unavailable
  /// The account does not fit the member that was asked for.
  case invalidAccountType
  /// A value that was handed over makes no sense.
  case invalidArgument
  /// Another app has the authorization already.
  case authorizationConflict
  /// The person left the question unanswered.
  case authorizationCanceled
  /// The network cannot be reached.
  case networkError
  /// The device has no means to make sure who agrees.
  case authenticationMethodUnavailable

  /// The reason in words.
  public var errorDescription: String? {
    switch self {
    case .restricted: "A restriction on this device forbids it."
    case .unavailable: "The service cannot be reached."
    case .invalidAccountType: "The account does not fit the member that was asked for."
    case .invalidArgument: "A value that was handed over makes no sense."
    case .authorizationConflict: "Another app has the authorization already."
    case .authorizationCanceled: "The question was left unanswered."
    case .networkError: "The network cannot be reached."
    case .authenticationMethodUnavailable: "There is no means to make sure who agrees."
    }
  }
}
