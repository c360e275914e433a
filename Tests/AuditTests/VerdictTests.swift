internal import Audit
internal import Sandbox
internal import Testing

@Suite("Verdicts on attacks")
struct VerdictTests {
  private static func probe(_ control: String) throws -> Probe {
    try #require(Probe(line: "p\tg\t1,2\t\(control)\tTry\tsource\tneeds luck"))
  }

  private static func observation(_ finding: String) -> ProbeObservation {
    ProbeObservation(outcome: ProbeOutcome(finding: finding))
  }

  @Test(
    "Inside and control together make the verdict",
    arguments: [
      ("works", "refused EPERM kill", "got-through x", ProbeResult.Verdict.held),
      ("works", "no-effect listen", "got-through x", .held),
      ("works", "got-through it read", "got-through x", .gotThrough("it read")),
      ("works", "refused EPERM kill", "refused EPERM kill", .controlFailed("kill: EPERM")),
      (
        "works", "refused EPERM kill", "unclear no answer",
        .controlFailed("unclear: no answer")
      ),
      (
        "depends", "refused EPERM kill", "refused ENOSYS kill",
        .noControl("needs luck (kill: ENOSYS)")
      ),
      ("depends", "refused EPERM kill", "unclear no answer", .controlFailed("no answer")),
      ("none", "refused EPERM kill", "refused EPERM kill", .noControl("needs luck (kill: EPERM)")),
      ("works", "nonsense", "got-through x", .controlFailed("inside: unclear: nonsense")),
    ]
  )
  func verdicts(
    control: String,
    inside: String,
    outside: String,
    verdict: ProbeResult.Verdict
  ) throws {
    let found = ProbeAudit.verdict(
      try Self.probe(control),
      inside: Self.observation(inside),
      control: Self.observation(outside)
    )
    #expect(found == verdict)
  }

  @Test("What the host sees counts more than what the process says of itself")
  func effects() {
    var silent = Self.observation("refused EPERM kill")
    silent.see([.victimDied])
    #expect(silent.gotThrough)
    #expect(silent.damage == "killed another process")
    var boasting = Self.observation("attempted kill")
    #expect(boasting.gotThrough)
    boasting.see([])
    #expect(!boasting.gotThrough)
    #expect(boasting.outcome == .noEffect(call: "kill"))
  }

  @Test("A process that only crashed was not stopped")
  func crashed() throws {
    let verdict = ProbeAudit.verdict(
      try Self.probe("works"),
      inside: ProbeObservation(outcome: .ended("crashed")),
      control: Self.observation("got-through x")
    )
    #expect(verdict == .controlFailed("inside: crashed"))
  }

  @Test("An observation survives the way out of a scratch environment")
  func line() throws {
    var observation = ProbeObservation(outcome: .ended("ended at mount"))
    observation.reported = ["openat", "mount"]
    observation.endedFor = "mount"
    observation.effects = [.fileChanged, .renamed]
    observation.failure = "tab\tand\nline"
    let read = try #require(ProbeObservation(line: observation.line))
    observation.failure = "tab?and?line"
    #expect(read == observation)
    #expect(ProbeObservation(line: "a\tb") == nil)
  }

  @Test("A line that is no probe is none")
  func malformedCatalogue() {
    #expect(Probe(line: "") == nil)
    #expect(Probe(line: "p\tg\t1\tsometimes\tTry\tsource\t") == nil)
    #expect(Probe(line: "p\tg\t1\tworks\tTry") == nil)
  }
}
