internal import Sandbox

/// What the host saw of one run of a probe, beside what the probe says of itself.
package struct ProbeObservation: Hashable, Sendable {
  /// Something of a scratch environment that was changed by an attack.
  package enum Effect: String, Sendable, CaseIterable {
    case victimDied = "killed another process"
    case fileChanged = "changed a file"
    case pipeWritten = "wrote into an inherited pipe"
    case renamed = "named the machine anew"
    case programChanged = "overwrote a program"

    var bit: UInt32 {
      switch self {
      case .victimDied: 1
      case .fileChanged: 2
      case .pipeWritten: 4
      case .renamed: 8
      case .programChanged: 16
      }
    }
  }

  package var outcome: ProbeOutcome
  /// The system calls that the sandbox reported to the host as refused.
  package var reported: [String] = []
  /// The call that the process was ended for.
  package var endedFor: String?
  package var effects: [Effect] = []
  /// What the host made of it (``HostSight``), for attacks on the host; stays in this process.
  package var seen = ""
  /// Why nothing ran, if nothing did.
  package var failure: String?

  package init(outcome: ProbeOutcome) {
    self.outcome = outcome
  }

  /// Whether the attack worked: it says so, or the host sees what it did.
  package var gotThrough: Bool {
    switch outcome {
    case .gotThrough, .attempted: true
    default: !effects.isEmpty
    }
  }

  /// Whether the attack was tried and did not work.
  ///
  /// A process that crashed or hung proves nothing: it may never have come to it.
  var wasStopped: Bool {
    if gotThrough || failure != nil { return false }
    switch outcome {
    case .refused, .noEffect: return true
    case .ended: return endedFor != nil
    case .gotThrough, .attempted, .unclear, .drawn: return false
    }
  }

  /// What got through, in words.
  package var damage: String? {
    if let effect = effects.first { return effect.rawValue }
    switch outcome {
    case .gotThrough(let what): return what
    case .attempted(let call): return "was allowed \(call)"
    default: return nil
    }
  }

  /// Takes what happened in a scratch environment into account.
  package mutating func see(_ effects: [Effect]) {
    self.effects = effects
    if case .attempted(let call) = outcome, effects.isEmpty { outcome = .noEffect(call: call) }
  }

  /// Whether the filter of system calls is known to have stopped it: the host was told of that very
  /// call, or ended the process for one.
  var isStoppedByFilter: Bool {
    if endedFor != nil { return true }
    guard let call = outcome.call else { return false }
    return reported.contains(call)
  }
}

extension ProbeObservation {
  private static let separator: Character = "\t"

  /// One line, for the pipe out of a scratch environment.
  package var line: String {
    [
      outcome.finding, reported.joined(separator: ","), endedFor ?? "",
      String(effects.reduce(UInt32(0)) { $0 | $1.bit }), failure ?? "",
    ].map(printable).joined(separator: String(Self.separator))
  }

  /// Reads such a line; nil where it is none.
  package init?(line: some StringProtocol) {
    let parts: [Substring] = String(line).split(
      separator: Self.separator,
      omittingEmptySubsequences: false
    )
    let fields = parts.map(String.init)
    guard fields.count == 5, let bits = UInt32(fields[3]) else { return nil }
    self.init(
      outcome: fields[0].hasPrefix("ended ")
        ? .ended(String(fields[0].dropFirst(6))) : ProbeOutcome(finding: fields[0])
    )
    reported = fields[1].split(separator: ",").map(String.init)
    endedFor = fields[2].isEmpty ? nil : fields[2]
    effects = Effect.allCases.filter { bits & $0.bit != 0 }
    failure = fields[4].isEmpty ? nil : fields[4]
  }
}
