/// What one layer of the sandbox needs of this system.
package struct SandboxLayer: Equatable, Sendable {
  package enum State: Equatable, Sendable {
    case present
    case missing
  }

  package var name: String
  package var state: State

  /// What was found: a version, or why the layer is missing.
  package var explanation: String

  /// What to do about a missing layer.
  package var remedy: String?

  /// What a user who accepts to lack the layer goes without; `nil` where nothing can be accepted.
  package var isolation: IsolationLayer?

  var sentence: String {
    let fact = "\(name) \(state == .present ? "present" : "missing"): \(explanation)"
    return remedy.map { "\(fact) (\($0))" } ?? fact
  }
}
