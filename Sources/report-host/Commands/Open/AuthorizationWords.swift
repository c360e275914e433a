import ActivityStore
import Authorization
import Compositor
import ExtensionProtocol

extension HostQuestion {
  /// What the user is asked in the host's own words.
  init(
    _ question: AuthorizationDialogue.Question,
    _ request: AuthorizationRequest,
    appName: String
  ) {
    var lines = Self.lines(question.explanation)
    // Yes and no are asked for in the window's own words.
    if question.isSecret { lines.append(question.prompt) }
    self.init(
      request: request,
      title: Self.title(appName),
      message: lines,
      form: question.isSecret ? .passphrase : .confirm,
      problem: question.problem
    )
  }

  /// Which child is meant.
  init(_ children: [String], _ request: AuthorizationRequest, appName: String) {
    self.init(
      request: request,
      title: Self.title(appName),
      message: ["It asks to show the activity of a child. Which one is it?"],
      form: .choice(children)
    )
  }

  private static func title(_ appName: String) -> String { "Show activity in \(appName)?" }

  /// A text that was broken for a terminal, with one line for each of its paragraphs and facts.
  private static func lines(_ text: String) -> [String] {
    var lines: [String] = []
    var isFact = true
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").joined(separator: " ")
      let startsFact = line.hasPrefix(" ")
      if startsFact || isFact || lines.isEmpty {
        lines.append(words)
      } else {
        lines[lines.count - 1] += " " + words
      }
      isFact = startsFact
    }
    return lines
  }
}

extension AuthorizationError {
  /// As an app is told of it, without the reason: that is the user's alone.
  var problem: AuthorizationAnswer.Problem {
    switch self {
    case .restricted: .restricted
    case .unavailable: .unavailable
    case .invalidAccountType: .invalidAccountType
    case .invalidArgument: .invalidArgument
    case .authorizationConflict: .authorizationConflict
    case .authorizationCanceled: .authorizationCanceled
    case .authenticationMethodUnavailable: .authenticationMethodUnavailable
    }
  }
}

extension AuthorizedApp {
  /// An app has one status, whomever it was decided about.
  var overallStatus: AuthorizationAnswer.Status {
    if isApproved { return .approved }
    return decisions.contains { $0.status == .denied } ? .denied : .notDetermined
  }
}
