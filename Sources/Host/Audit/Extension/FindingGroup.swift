/// Refused calls with the same likely reason.
package struct FindingGroup: Sendable {
  package let explanation: Explanation
  package private(set) var findings: [Finding]

  package var count: Int { findings.reduce(0) { $0 + $1.count } }

  /// Whether no program makes them by accident.
  package var isAttack: Bool { findings.contains(where: \.isAttack) }

  /// Whether a process was ended for them.
  package var endsProcess: Bool { findings.contains(where: \.endsProcess) }

  /// The contexts that made them, in the order in which they came.
  package var contexts: [String] {
    var names: [String] = []
    for name in findings.flatMap(\.contexts) where !names.contains(name) { names.append(name) }
    return names
  }

  /// Groups findings; those that ended a process come first, the others as they were seen.
  package static func groups(of findings: [Finding]) -> [FindingGroup] {
    var groups: [FindingGroup] = []
    for finding in findings {
      if let known = groups.firstIndex(where: { $0.explanation == finding.explanation }) {
        groups[known].findings.append(finding)
      } else {
        groups.append(FindingGroup(explanation: finding.explanation, findings: [finding]))
      }
    }
    return groups.filter(\.endsProcess) + groups.filter { !$0.endsProcess }
  }
}
