internal import Glibc
package import Sandbox

/// Attacks the sandbox and proves that each attack works without it.
package struct ProbeAudit {
  private let runner: ProbeRunner
  private let scratch: Scratch
  /// Layers that are left out of the sandbox under test, to prove that an audit sees it.
  ///
  /// With any, probes run in scratch environments only: what gets through must harm nothing.
  private let omitted: Set<IsolationLayer>

  /// Seconds until a probe that has to run out of time does.
  private static let shortTimeLimit = 0.5
  /// Seconds for the others, on a machine with much to do.
  private static let longTimeLimit = 15.0

  package init(runner: ProbeRunner, hostPath: String, omitting omitted: Set<IsolationLayer> = []) {
    self.runner = runner
    self.omitted = omitted
    scratch = Scratch(hostPath: hostPath, probesPath: runner.path)
  }

  /// Runs one probe: as any extension is run, in a scratch environment with every layer, so that
  /// there is something to attack, and there again without any, as its control.
  package func run(_ probe: Probe) throws -> ProbeResult {
    switch probe.control {
    case .unprobed:
      return ProbeResult(probe: probe, verdict: .notProbed(probe.note))
    case .host:
      return runAgainstHost(probe)
    case .works, .depends, .none:
      return try runWithControl(probe)
    }
  }

  private func runAgainstHost(_ probe: Probe) -> ProbeResult {
    let isSlow = probe.expected.contains("timeout")
    let limit = isSlow ? Self.shortTimeLimit : Self.longTimeLimit
    var inside = runner.run(probe.name, timeLimit: limit)
    let verdict = Self.verdict(probe, inside: inside)
    let isStoppedByFilter = inside.isStoppedByFilter
    if case .unclear = inside.outcome, inside.seen != "unclear" {
      // Its words are not about the attack: they are it.
      inside.outcome = .drawn(inside.seen)
    }
    return ProbeResult(
      probe: probe,
      inside: inside,
      stoppedBy: isStoppedByFilter ? [IsolationLayer.seccomp.rawValue] : ["supervision"],
      verdict: verdict
    )
  }

  /// What one run says of an attack on the host itself: nothing but what was expected is well.
  package static func verdict(
    _ probe: Probe,
    inside: ProbeObservation
  ) -> ProbeResult.Verdict {
    if let damage = inside.damage { return .gotThrough(damage) }
    if let failure = inside.failure { return .controlFailed(failure) }
    // One that has answered and is slow to go does no harm: the host waits no longer for it.
    let late = ", then timeout"
    let prompt =
      inside.seen.hasSuffix(late) ? String(inside.seen.dropLast(late.count)) : inside.seen
    if probe.expected.contains(where: [inside.seen, prompt].contains) { return .heldByHost }
    let expected = probe.expected.joined(separator: " or ")
    let reason = "the host saw '\(inside.seen)' and should have seen '\(expected)'"
    // Taken for an answer, or shown, although it should not have been.
    let isTaken = ["drawn", "no effect", HostSight.notInert].contains(where: inside.seen.hasPrefix)
    return isTaken || inside.seen.contains(HostSight.notInert)
      ? .gotThrough(reason) : .controlFailed(reason)
  }

  private func runWithControl(_ probe: Probe) throws -> ProbeResult {
    let usual = omitted.isEmpty ? runner.run(probe.name) : nil
    let alone = usual?.isStoppedByFilter ?? false ? [] : Self.layersToTryAlone
    let observations = try scratch.run(
      probe.name,
      without: [omitted, Self.everything] + alone.map(Self.everything(but:))
    )
    let inside = Self.worse(usual, observations[0])
    var result = ProbeResult(probe: probe, inside: inside, verdict: .held)
    result.control = observations[1]
    result.stoppedBy = Self.stoppers(
      inside,
      control: observations[1],
      alone,
      observations.dropFirst(2)
    )
    result.verdict = Self.verdict(probe, inside: inside, control: observations[1])
    return result
  }

  /// What two runs say of a probe: one inside the sandbox and one without any layer.
  package static func verdict(
    _ probe: Probe,
    inside: ProbeObservation,
    control: ProbeObservation
  ) -> ProbeResult.Verdict {
    if let damage = inside.damage { return .gotThrough(damage) }
    if let failure = inside.failure ?? control.failure { return .controlFailed(failure) }
    guard inside.wasStopped else { return .controlFailed("inside: \(inside.outcome)") }
    if control.gotThrough { return .held }
    switch (probe.control, control.outcome) {
    case (.works, let outcome): return .controlFailed("\(outcome)")
    case (_, .unclear(let what)): return .controlFailed(what)
    default: return .noControl("\(probe.note) (\(control.outcome))")
    }
  }

  /// The worse of two runs: an escape, then one that was not stopped and so proves nothing.
  ///
  /// Only in the scratch environment is everything there to be had.
  package static func worse(
    _ usual: ProbeObservation?,
    _ scratch: ProbeObservation
  ) -> ProbeObservation {
    guard let usual, !scratch.gotThrough else { return scratch }
    if usual.gotThrough { return usual }
    return scratch.wasStopped ? usual : scratch
  }

  private static func stoppers(
    _ inside: ProbeObservation,
    control: ProbeObservation,
    _ layers: [IsolationLayer],
    _ alone: ArraySlice<ProbeObservation>
  ) -> [String] {
    if inside.gotThrough { return [] }
    if inside.isStoppedByFilter { return [IsolationLayer.seccomp.rawValue] }
    guard control.gotThrough else { return [] }
    return zip(layers, alone).filter(\.1.wasStopped).map(\.0.rawValue)
  }
}

extension ProbeAudit {
  /// Every layer.
  static let everything = Set(IsolationLayer.allCases)

  /// Every layer but one, and but what that one cannot do without.
  static func everything(but layer: IsolationLayer) -> Set<IsolationLayer> {
    var omitted = everything.subtracting([layer])
    if layer == .listener { omitted.remove(.seccomp) }
    return omitted
  }

  /// The layers that can be put on alone in a scratch environment.
  ///
  /// An ordinary user's has one user only, so nobody else can be become there.
  static var layersToTryAlone: [IsolationLayer] {
    IsolationLayer.allCases.filter { $0 != .listener && ($0 != .identity || geteuid() == 0) }
  }

  /// What is left out with a layer, for the rest to hold.
  static func omission(of layer: IsolationLayer) -> Set<IsolationLayer> {
    // Becoming nobody would take the place of the user namespace.
    layer == .userNamespace ? [.userNamespace, .identity] : [layer]
  }
}
