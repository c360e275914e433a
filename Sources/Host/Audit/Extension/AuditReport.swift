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
  /// Contexts that were not run, since the time for all of them was used up.
  package let notTried: [String]

  package init(
    name: String,
    path: String,
    tier: SandboxTier,
    layers: [IsolationLayer],
    isSample: Bool,
    contexts: [ContextAudit],
    notTried: [String]
  ) {
    self.name = name
    self.path = path
    self.tier = tier
    self.layers = layers
    self.isSample = isSample
    self.contexts = contexts
    self.notTried = notTried
  }

  /// The layers that were left out, whatever took their place.
  ///
  /// Becoming nobody is missed by none: it is for a root host without a user namespace.
  package var missingLayers: [IsolationLayer] {
    IsolationLayer.allCases.filter { $0 != .identity && !layers.contains($0) }
  }

  /// Whether every context was tried and gave its report and none tried what only an attack needs.
  package var hasPassed: Bool {
    notTried.isEmpty && contexts.allSatisfy(\.hasPassed)
  }

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
          found[known].add(refusal, in: context.context)
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
  /// Whether no program makes it by accident.
  package let isAttack: Bool
  /// Whether a process was ended for it.
  package private(set) var endsProcess: Bool
  package let explanation: Explanation

  init(_ refusal: Refusal, in context: String?) {
    systemCall = refusal.systemCall
    call = refusal.call
    count = refusal.count
    contexts = context.map { [$0] } ?? []
    isAttack = refusal.isAttack
    endsProcess = refusal.cause != nil
    explanation = Explanation(of: refusal)
  }

  mutating func add(_ more: Refusal, in context: String?) {
    count += more.count
    if more.cause != nil { endsProcess = true }
    if let context, !contexts.contains(context) { contexts.append(context) }
  }
}
