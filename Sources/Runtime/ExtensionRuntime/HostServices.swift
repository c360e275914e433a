package import ExtensionProtocol
import Synchronization

/// What an app asks its host for, and what the host told it, besides trees.
///
/// Kept apart from the session, since frameworks that know nothing of sessions use it.
package final class HostServices: Sendable {
  package static let shared = HostServices()

  /// Is told how the host answered.
  package typealias Answer = @Sendable (AuthorizationAnswer) -> Void

  private struct State {
    var features: Set<String> = []
    var status = AuthorizationAnswer.Status.notDetermined
    var listeners: [Answer] = []
    var lastNumber: UInt64 = 0
    /// The questions that the host has not answered, with all who asked.
    var open: [Question] = []
    /// Those that are still to be sent.
    var outbox: [AuthorizationRequest] = []
    var settings: SettingsArchive?
  }

  private struct Question {
    let request: AuthorizationRequest
    var answers: [Answer]
  }

  private let state = Mutex(State())

  /// Makes services of their own, which only tests need.
  package init() {}

  /// The optional parts of the protocol that both sides understand.
  package var features: Set<String> {
    get { state.withLock(\.features) }
    set { state.withLock { $0.features = newValue } }
  }

  /// Where an app keeps its settings, to be set before the session begins.
  package var settings: SettingsArchive? {
    get { state.withLock(\.settings) }
    set { state.withLock { $0.settings = newValue } }
  }
}

/// How an app's settings are written down and found again, as the frameworks know it.
package struct SettingsArchive: Sendable {
  /// Counts the changes so far.
  package var changes: @Sendable () -> Int
  /// All settings in a form that `restore` reads.
  package var write: @Sendable () -> [UInt8]
  /// Puts settings of an earlier run in place; false where they make no sense.
  package var restore: @Sendable ([UInt8]) -> Bool

  package init(
    changes: @escaping @Sendable () -> Int,
    write: @escaping @Sendable () -> [UInt8],
    restore: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    self.changes = changes
    self.write = write
    self.restore = restore
  }
}

// MARK: - Authorization

extension HostServices {
  /// Whether there is somebody to ask.
  package var canAsk: Bool { features.contains(ProtocolFeature.authorization) }

  /// What the host said last.
  package var status: AuthorizationAnswer.Status { state.withLock(\.status) }

  /// Calls a closure with each answer, whoever asked.
  package func listen(_ listener: @escaping Answer) {
    state.withLock { $0.listeners.append(listener) }
  }

  /// Asks the host, who asks the user; who asks the same meanwhile gets the same answer.
  package func ask(_ kind: AuthorizationRequest.Kind, then answer: @escaping Answer) {
    state.withLock { state in
      if let index = state.open.firstIndex(where: { $0.request.kind == kind }) {
        return state.open[index].answers.append(answer)
      }
      state.lastNumber &+= 1
      let request = AuthorizationRequest(number: state.lastNumber, kind: kind)
      state.open.append(Question(request: request, answers: [answer]))
      state.outbox.append(request)
    }
  }

  /// The questions to be sent, each once.
  package func takeRequests() -> [AuthorizationRequest] {
    state.withLock { state in
      guard !state.outbox.isEmpty else { return [] }
      defer { state.outbox = [] }
      return state.outbox
    }
  }

  /// Takes what the host says, and tells those who asked.
  package func take(_ answer: AuthorizationAnswer) {
    let (listeners, waiting) = state.withLock { state in
      state.status = answer.status
      let index = state.open.firstIndex { $0.request.number == answer.number }
      return (state.listeners, index.map { state.open.remove(at: $0).answers } ?? [])
    }
    for tell in listeners + waiting { tell(answer) }
  }
}
