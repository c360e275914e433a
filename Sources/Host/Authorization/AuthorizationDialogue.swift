package import ActivityStore
internal import Glibc

/// A request for authorization that is asked about step by step, wherever its questions are shown.
///
/// Each step goes through ``AuthorizationCenter`` from the start with the answers that there are, and
/// ends at the first question without one; nothing is decided or counted before that.
package struct AuthorizationDialogue {
  /// What is asked for.
  package enum Subject: Hashable, Sendable {
    case individual
    /// One child, by name.
    case child(String)
  }

  package enum Answer {
    case yes, no
    case passphrase(Passphrase)
  }

  package struct Question: Hashable, Sendable {
    /// Lines that say what is asked, made safe to show.
    package var explanation: String
    package var prompt: String
    /// Whether a passphrase is asked for, and not yes or no.
    package var isSecret: Bool
    /// Why it is asked again.
    package var problem: String?

    package init(
      explanation: String,
      prompt: String,
      isSecret: Bool = false,
      problem: String? = nil
    ) {
      self.explanation = explanation
      self.prompt = prompt
      self.isSecret = isSecret
      self.problem = problem
    }
  }

  package enum Step {
    case ask(Question)
    case approved
    case failed(AuthorizationError)
  }

  private let store: Store
  private let path: String
  private let app: AuthorizationCenter.App
  private let subject: Subject
  private let now: () -> Int64
  private var answers: [Answer] = []

  /// - Parameters:
  ///   - store: Opened for writing.
  ///   - path: Its file.
  ///   - now: Seconds since 1970.
  package init(
    store: Store,
    path: String,
    app: AuthorizationCenter.App,
    subject: Subject,
    now: @escaping () -> Int64 = { Int64(time(nil)) }
  ) {
    (self.store, self.path, self.app, self.subject, self.now) = (store, path, app, subject, now)
  }

  /// What comes first.
  ///
  /// - Throws: `StoreError`.
  package mutating func begin() throws -> Step {
    answers = []
    return try step(problem: nil)
  }

  /// What comes after an answer.
  ///
  /// A wrong passphrase is asked for again, as often as the guardian's limit allows.
  ///
  /// - Throws: `StoreError`.
  package mutating func answer(_ answer: Answer) throws -> Step {
    answers.append(answer)
    let step = try step(problem: nil)
    guard case .failed(.authorizationCanceled(let reason)) = step, case .passphrase = answer else {
      return step
    }
    answers = []
    return try self.step(problem: reason)
  }

  private func step(problem: String?) throws -> Step {
    let prompter = AnsweredPrompter(answers)
    let center = AuthorizationCenter(store: store, path: path, prompter: prompter, now: now)
    do {
      switch subject {
      case .individual: try center.requestIndividual(app, remembersNo: true)
      case .child(let name): try center.requestChild(app, named: name)
      }
      return .approved
    } catch let error as AuthorizationError {
      guard var question = prompter.question else { return .failed(error) }
      question.problem = problem
      return .ask(question)
    }
  }
}

/// Gives the answers that there are, and remembers the first question that has none.
private final class AnsweredPrompter: Prompter {
  private var answers: ArraySlice<AuthorizationDialogue.Answer>
  private var explanation = ""
  private(set) var question: AuthorizationDialogue.Question?

  init(_ answers: [AuthorizationDialogue.Answer]) { self.answers = answers[...] }

  func write(_ text: String) { explanation += text }

  func passphrase(_ prompt: String) throws(AuthorizationError) -> Passphrase {
    guard case .passphrase(let passphrase)? = answers.popFirst() else {
      throw unanswered(prompt, isSecret: true)
    }
    guard passphrase.count > 0, !passphrase.hasNUL else {
      throw .authorizationCanceled("no passphrase was typed")
    }
    return passphrase
  }

  func confirm(_ prompt: String) throws(AuthorizationError) -> Bool {
    switch answers.popFirst() {
    case .yes?: return true
    case .no?: return false
    case .passphrase?, nil: throw unanswered(prompt, isSecret: false)
    }
  }

  private func unanswered(_ prompt: String, isSecret: Bool) -> AuthorizationError {
    question = AuthorizationDialogue.Question(
      explanation: explanation,
      prompt: prompt,
      isSecret: isSecret
    )
    return .authorizationCanceled("it was not answered")
  }
}
