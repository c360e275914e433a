internal import ExtensionProtocol
internal import Sandbox

/// Takes an app's questions to the user, one at a time.
final class AuthorizationDesk {
  private let services: any CompositorServices
  private let workers: Workers
  /// What is being dealt with.
  private var current: AuthorizationRequest?
  /// Questions that came meanwhile.
  private var waiting: [AuthorizationRequest] = []
  private var job: Job<AuthorizationStep>?
  private var refusals = 0
  /// When the next question may be taken up: each costs a look into the store.
  private var opening = Moment.now
  /// What the app may use, as it was told last.
  var status: AuthorizationAnswer.Status

  /// What the user has to be asked; nil for nothing.
  private(set) var question: HostQuestion?

  /// Questions that may wait; others are answered with no at once.
  private static let waitingLimit = 64
  /// After so many that the user has refused, no other is asked until the app runs again.
  private static let refusalLimit = 3
  /// Seconds between the answer to one question and the next that is taken up.
  private static let interval = 0.2

  init(
    services: any CompositorServices,
    workers: Workers,
    status: AuthorizationAnswer.Status
  ) {
    self.services = services
    self.status = status
    self.workers = workers
  }

  var isSettled: Bool { job == nil && (current != nil || waiting.isEmpty) }

  /// Seconds until a question that waits may be taken up; nil for none.
  var timeToWake: Double? {
    current == nil && !waiting.isEmpty ? max(opening.seconds(since: .now), 0) : nil
  }

  /// Takes up a question of the app's.
  ///
  /// - Returns: The answer where there is one at once.
  func take(_ request: AuthorizationRequest) -> AuthorizationAnswer? {
    if request.kind != .revoke, refusals >= Self.refusalLimit { return refusal(of: request) }
    guard current == nil, Moment.now >= opening else {
      guard waiting.count < Self.waitingLimit else { return refusal(of: request) }
      waiting.append(request)
      return nil
    }
    begin(request)
    return nil
  }

  private func refusal(of request: AuthorizationRequest) -> AuthorizationAnswer {
    AuthorizationAnswer(
      number: request.number,
      status: status,
      problem: .authorizationCanceled
    )
  }

  private func begin(_ request: AuthorizationRequest) {
    current = request
    let services = services
    job = Job(workers) { services.begin(request) }
  }

  /// What the user has said to the question.
  func answer(_ answer: HostQuestion.Answer) {
    guard let question, job == nil else { return }
    self.question = nil
    let services = services
    job = Job(workers) { services.decide(answer, to: question) }
  }

  /// Does what there is to do.
  ///
  /// - Returns: What the app is told, and whether there is another question, or none any more.
  func advance() -> (answers: [AuthorizationAnswer], hasNews: Bool) {
    if current == nil, !waiting.isEmpty, Moment.now >= opening { begin(waiting.removeFirst()) }
    guard let step = job?.value, let request = current else { return ([], false) }
    job = nil
    switch step {
    case .ask(let question):
      self.question = question
      return ([], true)
    case .answered(let answer):
      current = nil
      opening = Moment.now.adding(seconds: Self.interval)
      if answer.problem == .authorizationCanceled { refusals += 1 }
      return (answers(answer, to: request), true)
    }
  }

  /// The same answer for all that asked the same; then the next one's turn.
  private func answers(
    _ answer: AuthorizationAnswer,
    to request: AuthorizationRequest
  ) -> [AuthorizationAnswer] {
    let same = waiting.filter { $0.kind == request.kind }
    waiting.removeAll { $0.kind == request.kind }
    var answers = ([request] + same).map { request in
      AuthorizationAnswer(number: request.number, status: answer.status, problem: answer.problem)
    }
    let rest = waiting
    waiting = []
    for request in rest { if let refused = take(request) { answers.append(refused) } }
    return answers
  }
}
