/// One layer of the sandbox on this system.
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

  /// Whether the strict tier refuses to run without it.
  package var isRequired: Bool

  var sentence: String {
    let fact = "\(name) \(state == .present ? "present" : "missing"): \(explanation)"
    return remedy.map { "\(fact) (\($0))" } ?? fact
  }
}
