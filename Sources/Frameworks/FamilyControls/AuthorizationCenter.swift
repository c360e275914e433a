public import Combine

/// Asks a person or parent whether an app may use activity, which only an app may do.
///
/// In an extension every request fails: the service cannot be reached.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  /// The only one.
  public static let shared = AuthorizationCenter()

  /// Whether the app may use activity: nobody was asked.
  @Published public private(set) var authorizationStatus: AuthorizationStatus = .notDetermined

  private init() {}

  /// Throws ``FamilyControlsError/unavailable``: an extension asks nobody.
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    throw FamilyControlsError.unavailable
  }

  /// Hands over ``FamilyControlsError/unavailable``: an extension asks nobody.
  public func requestAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) { completionHandler(.failure(FamilyControlsError.unavailable)) }

  /// Hands over ``FamilyControlsError/unavailable``: there is nothing to revoke.
  public func revokeAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) { completionHandler(.failure(FamilyControlsError.unavailable)) }
}
