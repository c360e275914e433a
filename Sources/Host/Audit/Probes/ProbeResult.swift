internal import Sandbox

/// What is known of one probe after its runs.
package struct ProbeResult: Sendable {
  package enum Verdict: Hashable, Sendable {
    /// It was stopped, and works where nothing stops it.
    case held
    /// It attacks the host, which made of it what it has to.
    case heldByHost
    /// It was stopped; whether it would work cannot be shown here.
    case noControl(String)
    /// It worked inside the sandbox.
    case gotThrough(String)
    /// It should work without the sandbox and does not, so it proves nothing.
    case controlFailed(String)
    /// No program can show it.
    case notProbed(String)
  }

  package let probe: Probe
  /// What came of it inside the sandbox; nil where nothing can be run.
  package var inside: ProbeObservation?
  /// What came of it without any layer.
  package var control: ProbeObservation?
  /// The layers that stopped it.
  package var stoppedBy: [String] = []
  package var verdict: Verdict

  /// Whether nothing is wrong.
  package var hasPassed: Bool {
    switch verdict {
    case .held, .heldByHost, .noControl, .notProbed: true
    case .gotThrough, .controlFailed: false
    }
  }
}

extension ProbeResult.Verdict {
  /// One word or two, for a table and for JSON.
  package var word: String {
    switch self {
    case .held: "held"
    case .heldByHost: "held by the host"
    case .noControl: "no control"
    case .gotThrough: "GOT THROUGH"
    case .controlFailed: "CONTROL FAILED"
    case .notProbed: "not probed"
    }
  }

  /// Why, where the word alone does not tell.
  package var reason: String? {
    switch self {
    case .held, .heldByHost: nil
    case .noControl(let reason), .gotThrough(let reason), .controlFailed(let reason),
      .notProbed(let reason):
      reason
    }
  }
}
