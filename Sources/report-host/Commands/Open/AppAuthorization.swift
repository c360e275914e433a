import ActivityStore
import Authorization
import Compositor
import ExtensionProtocol
import Synchronization

/// What the user decides about an app while it is open.
///
/// Questions are asked one at a time, each with the answers of those before it in mind. The sample
/// family needs no authorization: with it nobody is asked, and nothing is written down.
final class AppAuthorization: Sendable {
  private let app: AskingApp
  private let source: ActivitySourceChoice
  /// Whether there is somebody to ask.
  private let asks: Bool
  private let state = Mutex(State())

  private struct State {
    var dialogue: AuthorizationDialogue?
    /// The children who may be meant.
    var children: [String] = []
    /// Whether the app has given back what the sample family allows it.
    var hasRevokedSample = false
  }

  /// What comes next.
  private enum Step {
    case ask(AuthorizationDialogue.Question)
    case chooseChild([String])
    case done
    case failed(AuthorizationError)

    init(_ step: AuthorizationDialogue.Step) {
      self =
        switch step {
        case .ask(let question): .ask(question)
        case .approved: .done
        case .failed(let error): .failed(error)
        }
    }
  }

  init(_ app: AskingApp, source: ActivitySourceChoice, asks: Bool) {
    self.app = app
    self.source = source
    self.asks = asks
  }

  /// What the app may do now.
  func status() -> AuthorizationAnswer.Status {
    do {
      guard let path = try source.filledStorePath() else {
        return state.withLock { $0.hasRevokedSample } ? .notDetermined : .approved
      }
      return try AuthorizationStore.read(path).app(app.identifier.get()).overallStatus
    } catch {
      return .notDetermined
    }
  }

  /// Begins to answer what the app asks for.
  func begin(_ request: AuthorizationRequest) -> AuthorizationStep {
    answer(request) { state in
      guard let path = try source.filledStorePath() else {
        state.hasRevokedSample = request.kind == .revoke
        return .done
      }
      switch request.kind {
      case .revoke:
        _ = try AuthorizationStore.open(path).revoke(try app.identifier.get(), for: nil)
        return .done
      case .individual:
        return try begin(.individual, at: path, &state)
      case .child:
        return try beginChild(at: path, &state)
      }
    }
  }

  /// Goes on with the user's answer.
  func decide(_ answer: HostQuestion.Answer, to question: HostQuestion) -> AuthorizationStep {
    self.answer(question.request) { state in
      guard let path = try source.filledStorePath() else { return .done }
      if case .choice(let place) = answer, state.children.indices.contains(place) {
        return try begin(.child(state.children[place]), at: path, &state)
      }
      guard let given = try Self.given(answer), var dialogue = state.dialogue else {
        return .failed(.authorizationCanceled("it was not answered"))
      }
      defer { state.dialogue = dialogue }
      return Step(try dialogue.answer(given))
    }
  }

  private static func given(
    _ answer: HostQuestion.Answer
  ) throws(AuthorizationError) -> AuthorizationDialogue.Answer? {
    switch answer {
    case .yes: .yes
    case .no: .no
    case .passphrase(let text): .passphrase(try Passphrase(text.utf8))
    case .choice, .cancel: nil
    }
  }

  private func begin(
    _ subject: AuthorizationDialogue.Subject,
    at path: String,
    _ state: inout State
  ) throws -> Step {
    var dialogue = AuthorizationDialogue(
      store: try AuthorizationStore.open(path),
      path: path,
      app: AuthorizationCenter.App(
        name: app.name,
        identifier: try app.identifier.get(),
        showsReports: true
      ),
      subject: subject
    )
    defer { state.dialogue = dialogue }
    return Step(try dialogue.begin())
  }

  /// Asks about the only child, or first which of them is meant.
  private func beginChild(at path: String, _ state: inout State) throws -> Step {
    let store = try AuthorizationStore.open(path)
    let decided = try store.app(try app.identifier.get())
    let children = try store.people().filter(\.isChild)
    // As on Apple's systems an app is on one child's device, so one authorization is all it needs.
    guard !children.contains(where: { decided.status(of: $0.member) == .approved }) else {
      return .done
    }
    state.children = children.map(\.user.shownName)
    switch state.children.count {
    case 0: throw AuthorizationError.invalidAccountType("there is no child in the store")
    case 1: return try begin(.child(state.children[0]), at: path, &state)
    default: return .chooseChild(state.children)
    }
  }

  /// Does a part of what was asked for, and tells what comes next.
  private func answer(
    _ request: AuthorizationRequest,
    _ body: (inout State) throws -> Step
  ) -> AuthorizationStep {
    let step: Step
    do {
      step = try state.withLock { try body(&$0) }
    } catch let error as AuthorizationError {
      step = .failed(error)
    } catch {
      step = .failed(.unavailable("\(error)"))
    }
    var answer = AuthorizationAnswer(number: request.number, status: status())
    switch step {
    case .ask where !asks, .chooseChild where !asks:
      answer.problem = .authenticationMethodUnavailable
      return .answered(answer)
    case .ask(let question): return .ask(HostQuestion(question, request, appName: app.name))
    case .chooseChild(let names): return .ask(HostQuestion(names, request, appName: app.name))
    case .done: return .answered(answer)
    case .failed(let error):
      answer.problem = error.problem
      return .answered(answer)
    }
  }
}
