package import ActivityPicker
package import ExtensionProtocol
package import PlainTree
package import Sandbox
package import ViewTree

/// What a compositor needs to know of the world, for one app.
package protocol CompositorServices: AnyObject, Sendable {
  // MARK: - On threads of their own

  /// The extension that makes the reports of a context.
  func reportExtension(for context: String) throws(ServiceFailure) -> ReportExtension

  /// The activity that a report may be made of.
  func activity(
    for filter: ReportFilter,
    context: String,
    of source: ReportExtension
  ) throws(ServiceFailure) -> ReportActivity

  /// What an activity picker offers.
  func catalogue() throws(ServiceFailure) -> ActivityCatalogue

  /// Takes up an app's question.
  func begin(_ request: AuthorizationRequest) -> AuthorizationStep

  /// Goes on after the user's answer.
  func decide(_ answer: HostQuestion.Answer, to question: HostQuestion) -> AuthorizationStep

  /// What one of the app's tokens stands for; nil for an unknown one, and for any of another app.
  func tokenName(_ label: TokenLabel) -> TokenName?

  /// What several stand for, in the same order.
  func tokenNames(_ labels: [TokenLabel]) -> [TokenName?]

  // MARK: - At once

  /// What the app may use now.
  func authorizationStatus() -> AuthorizationAnswer.Status

  /// What the app kept when it last ran; nil where it kept nothing.
  func loadSettings() -> [UInt8]?

  func saveSettings(_ bytes: [UInt8])
}

extension CompositorServices {
  package func tokenNames(_ labels: [TokenLabel]) -> [TokenName?] { labels.map(tokenName) }
}

/// Why a service gives nothing, in one line for the user.
package struct ServiceFailure: Error, Hashable, Sendable {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}

/// An extension that makes reports.
package struct ReportExtension: Sendable {
  package let name: String
  package let executable: ExecutableFile
  package let configuration: SandboxConfiguration

  package init(name: String, executable: ExecutableFile, configuration: SandboxConfiguration) {
    self.name = name
    self.executable = executable
    self.configuration = configuration
  }
}

/// What one report is made of.
package struct ReportActivity: Sendable {
  package let reports: [ActivityReport]
  /// What the tokens in it stand for.
  package let names: TokenNames
  /// What the user should know of it.
  package let notes: [String]
  /// The moment that it is of; nil for that of the surface.
  package let now: Int64?

  /// - Parameters:
  ///   - names: Nil to take those in the reports.
  ///   - now: The moment that the report is told; nil for that of the surface.
  package init(
    reports: [ActivityReport],
    names: [TokenLabel.Kind: [[UInt8]: TokenName]]? = nil,
    notes: [String] = [],
    now: Int64? = nil
  ) {
    self.now = now
    self.reports = reports
    self.names = names.map { TokenNames($0) } ?? TokenNames(reports)
    self.notes = notes
  }
}
