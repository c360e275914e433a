public import Combine
internal import ExtensionProtocol
internal import ExtensionRuntime

/// Asks a person or parent whether an app may use activity, which only an app may do.
///
/// The host asks, and the app waits. In an extension every request fails: the service cannot be
/// reached.
public final class AuthorizationCenter: ObservableObject, @unchecked Sendable {
  /// The only one.
  public static let shared = AuthorizationCenter()

  /// Whether the app may use activity; changes on the main actor.
  @Published public private(set) var authorizationStatus: AuthorizationStatus

  private let services = HostServices.shared
  /// Whose activity the app has been allowed to use in this run; used on the main actor.
  private var member: FamilyControlsMember?

  private init() {
    authorizationStatus = AuthorizationStatus(services.status)
    services.listen { [weak self] in self?.take($0) }
  }

  /// Asks whether the app may use somebody's activity.
  ///
  /// Nobody is asked again who has agreed.
  ///
  /// - Throws: ``FamilyControlsError`` where the answer is no, or where nobody can be asked.
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    if authorizationStatus == .approved, self.member == member { return }
    try await ask(AuthorizationRequest.Kind(member))
    self.member = member
  }

  /// Asks whether the app may use a child's activity, and hands the answer over on the main actor.
  public func requestAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) { finish(completionHandler) { try await self.requestAuthorization(for: .child) } }

  /// Gives the authorization back, and says on the main actor whether that is done.
  public func revokeAuthorization(
    completionHandler: @escaping (Result<Void, any Error>) -> Void
  ) {
    finish(completionHandler) {
      try await self.ask(.revoke)
      self.member = nil
    }
  }

  /// Asks the host, which asks the person.
  private func ask(_ kind: AuthorizationRequest.Kind) async throws {
    guard services.canAsk else { throw FamilyControlsError.unavailable }
    let answer = await withCheckedContinuation { continuation in
      services.ask(kind) { continuation.resume(returning: $0) }
    }
    if let problem = answer.problem { throw FamilyControlsError(problem) }
    guard kind == .revoke || answer.status == .approved else {
      throw FamilyControlsError.authorizationCanceled
    }
  }

  private func finish(
    _ completionHandler: @escaping (Result<Void, any Error>) -> Void,
    _ work: @escaping @Sendable () async throws -> Void
  ) {
    // The process has one thread.
    nonisolated(unsafe) let completionHandler = completionHandler
    guard services.canAsk else {
      return completionHandler(.failure(FamilyControlsError.unavailable))
    }
    Task { @MainActor in
      do {
        try await work()
        completionHandler(.success(()))
      } catch {
        completionHandler(.failure(error))
      }
    }
  }

  /// Takes what the host says; the session does so on the main actor.
  private func take(_ answer: AuthorizationAnswer) {
    let status = AuthorizationStatus(answer.status)
    if status != authorizationStatus { authorizationStatus = status }
  }
}

extension AuthorizationStatus {
  fileprivate init(_ status: AuthorizationAnswer.Status) {
    switch status {
    case .notDetermined: self = .notDetermined
    case .denied: self = .denied
    case .approved: self = .approved
    }
  }
}

extension AuthorizationRequest.Kind {
  fileprivate init(_ member: FamilyControlsMember) {
    switch member {
    case .child: self = .child
    case .individual: self = .individual
    }
  }
}

extension FamilyControlsError {
  fileprivate init(_ problem: AuthorizationAnswer.Problem) {
    switch problem {
    case .restricted: self = .restricted
    case .unavailable: self = .unavailable
    case .invalidAccountType: self = .invalidAccountType
    case .invalidArgument: self = .invalidArgument
    case .authorizationConflict: self = .authorizationConflict
    case .authorizationCanceled: self = .authorizationCanceled
    case .networkError: self = .networkError
    case .authenticationMethodUnavailable: self = .authenticationMethodUnavailable
    }
  }
}
