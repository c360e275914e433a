package import Sandbox

/// What the audit of an extension found.
package struct AuditReport: Sendable {
  package let name: String
  package let path: String
  package let tier: SandboxTier
  /// The layers of the sandbox that were in force.
  package let layers: [IsolationLayer]
  /// Whether the activity was made up.
  package let isSample: Bool
  package let contexts: [ContextAudit]

  package init(
    name: String,
    path: String,
    tier: SandboxTier,
    layers: [IsolationLayer],
    isSample: Bool,
    contexts: [ContextAudit]
  ) {
    self.name = name
    self.path = path
    self.tier = tier
    self.layers = layers
    self.isSample = isSample
    self.contexts = contexts
  }

  /// Whether every context gave its report and none tried what only an attack needs.
  package var hasPassed: Bool { contexts.allSatisfy(\.hasPassed) }

  /// Whether every process that got that far entered the second stage; nil where none did.
  package var hasEnteredSecondStage: Bool? {
    let known = contexts.compactMap(\.hasEnteredSecondStage)
    return known.isEmpty ? nil : known.allSatisfy(\.self)
  }

  /// The refused calls of all contexts, each kind once, in the order in which they were seen.
  package var findings: [Finding] {
    var found: [Finding] = []
    for context in contexts {
      for refusal in context.ending.refusals {
        let call = refusal.call
        if let known = found.firstIndex(where: { $0.call == call }) {
          found[known].add(refusal.count, in: context.context)
        } else {
          found.append(Finding(refusal, in: context.context))
        }
      }
    }
    return found
  }
}

/// One kind of refused call.
package struct Finding: Sendable {
  package let systemCall: String
  /// The call with its arguments.
  package let call: String
  package private(set) var count: Int
  package private(set) var contexts: [String]
  /// Whether the process was ended for it.
  package let isAttack: Bool
  package let explanation: Explanation

  init(_ refusal: Refusal, in context: String?) {
    systemCall = refusal.systemCall
    call = refusal.call
    count = refusal.count
    contexts = context.map { [$0] } ?? []
    isAttack = refusal.isAttack
    explanation = Explanation(of: refusal)
  }

  mutating func add(_ more: Int, in context: String?) {
    count += more
    if let context, !contexts.contains(context) { contexts.append(context) }
  }
}
