package import ExtensionProtocol

/// A question to the user that only the host may ask, for an app that asked for authorization.
package struct HostQuestion: Hashable, Sendable {
  /// How it is answered.
  package enum Form: Hashable, Sendable {
    /// With yes or no.
    case confirm
    case passphrase
    /// By choosing one of several.
    case choice([String])
  }

  /// What the user says.
  package enum Answer: Hashable, Sendable {
    case yes
    case no
    case passphrase(String)
    /// The position of what was chosen.
    case choice(Int)
    /// The question was closed without an answer.
    case cancel
  }

  package var request: AuthorizationRequest
  package var title: String
  /// Lines that say what is asked.
  package var message: [String]
  package var form: Form
  /// Why it is asked again.
  package var problem: String?
  /// What the services want to remember with it.
  package var state: String

  package init(
    request: AuthorizationRequest,
    title: String,
    message: [String],
    form: Form,
    problem: String? = nil,
    state: String = ""
  ) {
    self.request = request
    self.title = title
    self.message = message
    self.form = form
    self.problem = problem
    self.state = state
  }
}

/// How it goes on with an app's question.
package enum AuthorizationStep: Hashable, Sendable {
  case answered(AuthorizationAnswer)
  case ask(HostQuestion)
}
