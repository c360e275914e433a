internal import Audit
internal import Sandbox
internal import Testing

@Suite("Verdicts on attacks")
struct VerdictTests {
  private static func probe(_ control: String, expects: String = "") throws -> Probe {
    try #require(Probe(line: "p\tg\t1,2\t\(control)\tTry\tsource\tneeds luck\t\(expects)"))
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

  @Test(
    "An attack on the host is held when the host saw what it has to, and only then",
    arguments: [
      ("malformed", "malformed", ProbeResult.Verdict?.some(.heldByHost)),
      ("memory|crash", "crash", .heldByHost),
      ("drawn", "drawn, then timeout", .heldByHost),
      (
        "malformed", "drawn",
        .gotThrough("the host saw 'drawn' and should have seen 'malformed'")
      ),
      (
        "drawn, then malformed", "drawn",
        .gotThrough("the host saw 'drawn' and should have seen 'drawn, then malformed'")
      ),
      (
        "drawn", "not inert as text: U+1B",
        .gotThrough("the host saw 'not inert as text: U+1B' and should have seen 'drawn'")
      ),
      (
        "timeout|memory", "crash",
        .controlFailed("the host saw 'crash' and should have seen 'timeout or memory'")
      ),
      (
        "drawn", "unclear",
        .controlFailed("the host saw 'unclear' and should have seen 'drawn'")
      ),
    ]
  )
  func hostVerdicts(expects: String, seen: String, verdict: ProbeResult.Verdict?) throws {
    var inside = Self.observation("unclear")
    inside.seen = seen
    let found = ProbeAudit.verdict(try Self.probe("host", expects: expects), inside: inside)
    #expect(found == verdict)
  }

  @Test("An attack on the host that names no ending, or another that names one, is no probe")
  func expectations() {
    #expect(Probe(line: "p\tg\t1\thost\tTry\tsource\t\t") == nil)
    #expect(Probe(line: "p\tg\t1\tworks\tTry\tsource\t\tcrash") == nil)
  }

  @Test("Of two runs inside, one that was not stopped decides")
  func worse() {
    let stopped = Self.observation("refused EPERM kill")
    let unclear = Self.observation("unclear no answer")
    let through = Self.observation("got-through x")
    #expect(ProbeAudit.worse(stopped, unclear) == unclear)
    #expect(ProbeAudit.worse(unclear, stopped) == unclear)
    #expect(ProbeAudit.worse(unclear, through) == through)
    #expect(ProbeAudit.worse(through, unclear) == through)
    #expect(ProbeAudit.worse(stopped, stopped) == stopped)
    #expect(ProbeAudit.worse(nil, unclear) == unclear)
  }

  @Test(
    "Output that acts or hides is not inert",
    arguments: [
      ("words\n", false, true), ("\u{1B}[31mred\u{1B}[0m", true, true),
      ("\u{1B}[31mred", false, false), ("\u{1B}[2J", true, false), ("\u{1B}]0;x\u{7}", true, false),
      ("a\u{202E}b", false, false), ("a\u{9B}b", false, false), ("a\rb", false, false),
      ("e" + String(repeating: "\u{301}", count: 17), false, false), ("e\u{301}", false, true),
    ]
  )
  func inert(text: String, allowsStyle: Bool, isInert: Bool) {
    #expect((InertText.flaw(in: Array(text.utf8), allowsStyle: allowsStyle) == nil) == isInert)
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

  @Test("A root host without a user namespace misses it, although becoming nobody stands in")
  func missingLayers() {
    func missing(_ omitted: Set<IsolationLayer>) -> [IsolationLayer] {
      AuditReport(
        name: "e",
        path: "/e",
        tier: .strict,
        layers: IsolationLayer.allCases.filter { !omitted.contains($0) },
        isSample: true,
        contexts: [],
        notTried: []
      ).missingLayers
    }
    #expect(missing([.userNamespace]) == [.userNamespace])
    #expect(missing([.identity]).isEmpty)
    #expect(missing([.identity, .landlock, .seccomp]) == [.landlock, .seccomp])
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
    #expect(Probe(line: "p\tg\t1\tworks\tTry\tsource\t\t") != nil)
    #expect(Probe(line: "p\tg\t1\tsometimes\tTry\tsource\t\t") == nil)
    #expect(Probe(line: "p\tg\t1\tworks\tTry") == nil)
  }
}
