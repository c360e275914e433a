internal import CivilCalendar

/// Why an app was not authorized, by the names of Apple's FamilyControlsError.
///
/// Each says what to do instead, in one line.
package enum AuthorizationError: Error, Hashable, Sendable {
  /// Too many wrong passphrases.
  case restricted(String)
  /// There is no store, or it cannot be written.
  case unavailable(String)
  /// The person, or who asks, is not of the kind that this takes.
  case invalidAccountType(String)
  /// There is no such person or extension.
  case invalidArgument(String)
  /// Another app has what only one can have.
  case authorizationConflict(String)
  /// The answer was no, none, or a wrong passphrase.
  case authorizationCanceled(String)
  /// There is no terminal to ask at.
  case authenticationMethodUnavailable(String)
}

extension AuthorizationError: CustomStringConvertible {
  /// Apple's name of the case.
  package var name: String {
    switch self {
    case .restricted: "restricted"
    case .unavailable: "unavailable"
    case .invalidAccountType: "invalidAccountType"
    case .invalidArgument: "invalidArgument"
    case .authorizationConflict: "authorizationConflict"
    case .authorizationCanceled: "authorizationCanceled"
    case .authenticationMethodUnavailable: "authenticationMethodUnavailable"
    }
  }

  private var reason: String {
    switch self {
    case .restricted(let reason), .unavailable(let reason), .invalidAccountType(let reason),
      .invalidArgument(let reason), .authorizationConflict(let reason),
      .authorizationCanceled(let reason), .authenticationMethodUnavailable(let reason):
      reason
    }
  }

  package var description: String { "\(name): \(reason)" }
}
