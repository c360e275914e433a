import Foundation
import Testing

/// An attack and what the host says or shows of it.
struct Fault: Sendable, CustomStringConvertible {
  let probe: String
  let message: String

  init(_ probe: String, _ message: String) {
    (self.probe, self.message) = (probe, message)
  }

  var description: String { probe }
}

/// Every attack on the host's patience, memory, decoder and output, by the program that
/// `report-host audit --probes` runs too.
@Suite("An extension that attacks its host")
struct FaultTests {
  /// Runs a copy and checks what holds for every attack: the host is not brought down, ends in time,
  /// stays small, and prints nothing that a terminal obeys.
  private func run(
    _ probe: String,
    context: String = "catalogue",
    options: [String] = Self.patient
  ) throws -> HostRun {
    let scratch = Scratch()
    let path = try FaultyExtension.copy(probe, in: scratch)
    let host = try HostRun(["run", path, "--context", context, "--sample"] + options)
    #expect(!host.wasSignalled)
    // As much as a machine may take that runs all tests at once and more.
    #expect(host.duration < 60)
    // Measured alone: 9 MB, 40 MB for a flood of 16 MiB.
    #expect(host.peakMemory < 96 << 20)
    #expect(host.outputBytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
    #expect(host.errors.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x0A })
    return host
  }

  /// For what is no matter of time, however busy the machine.
  private static let patient = ["--time-limit", "60"]
  private static let impatient = ["--time-limit", "1"]

  private func expectFailure(_ host: HostRun, _ message: String) {
    #expect(host.status == 1)
    #expect(host.output == "")
    #expect(host.errors.contains(message))
    #expect(host.errors.split(separator: "\n").count == 1)
  }

  @Test("A well-behaved copy of the same program runs: the control of these tests")
  func control() throws {
    let host = try run("none")
    #expect(host.status == 0)
    #expect(host.errors == "")
    #expect(host.output.contains("connect-tcp"))
  }

  private static let unfinished = "exited without finishing its reply"
  private static let crashed = "crashed (SIGSEGV"

  private static let endings: [Fault] = [
    Fault("memory-stack", crashed), Fault("reply-flood", "expected a map, found text"),
    Fault("exit-empty", unfinished), Fault("exit-early", "exited without a reply"),
    Fault("exit-status", "exited with status 7"), Fault("exit-within", unfinished),
    Fault("abort-within", crashed), Fault("fault-within", crashed), Fault("fault-first", crashed),
    Fault("trap-within", "crashed (SIGILL"), Fault("crash-early", crashed),
    Fault("fail-with-escapes", "the extension reports: [31mred"),
    Fault("other-version", "speaks protocol version 9, report-host speaks version 1"),
  ]

  @Test("gets no report printed, and the host says in one line what it did", arguments: endings)
  func fails(fault: Fault) throws {
    expectFailure(try run(fault.probe), fault.message)
  }

  @Test("and crashes at once under a low memory limit is told the option, otherwise not")
  func crashesForMemory() throws {
    let hint = "; --memory-limit may be too small"
    expectFailure(
      try run("crash-early", options: Self.patient + ["--memory-limit", "127"]),
      "crashed (SIGSEGV, a bad memory access or abort())" + hint
    )
    for options in [["--memory-limit", "128"], []] {
      #expect(try !run("crash-early", options: Self.patient + options).errors.contains(hint))
    }
    let later = try run("abort-within", options: Self.patient + ["--memory-limit", "64"])
    #expect(!later.errors.contains(hint))
  }

  @Test(
    "by time alone is ended at the limit",
    arguments: [
      "spin", "spin-early", "ignore-signals", "never-writes", "silent", "slow-reply", "close-reply",
      "close-all", "never-reads",
    ]
  )
  func late(probe: String) throws {
    let host = try run(
      probe,
      context: probe == "never-reads" ? probe : "catalogue",
      options: Self.impatient
    )
    expectFailure(host, "did not answer in time (1 s); --time-limit raises the limit")
    let seconds = try Self.seconds(of: probe)
    #expect(seconds >= 1)
    // A fifth of a second to end and to be reaped, where nothing else runs.
    #expect(seconds < (ResidueTests.isSoak ? 1.2 : 30))
  }

  /// The time from the launch until the process was reaped, as the host tells it.
  private static func seconds(of probe: String) throws -> Double {
    let scratch = Scratch()
    let path = try FaultyExtension.copy(probe, in: scratch)
    let context = probe == "never-reads" ? probe : "catalogue"
    let host = try HostRun(
      ["audit", path, "--context", context, "--sample", "--format", "json"] + impatient
    )
    let report = try JSONSerialization.jsonObject(with: Data(host.outputBytes))
    let contexts = (report as? [String: Any])?["contexts"] as? [[String: Any]]
    return try #require(contexts?.first?["seconds"] as? Double)
  }

  @Test("and meets the limit of a reply is told the limit and the option that raises it")
  func limit() throws {
    let host = try run("reply-flood", options: Self.patient + ["--output-limit", "1"])
    expectFailure(host, "more than a reply may have (1 MiB); --output-limit raises the limit")
  }

  @Test(
    "by refused calls without end is ended for them",
    arguments: [Fault("deny-sockets", "socket"), Fault("deny-files", "openat")]
  )
  func refusedForEver(fault: Fault) throws {
    let host = try run(fault.probe)
    #expect(host.status == 1)
    #expect(host.output == "")
    let verdicts = host.errors.split(separator: "\n").filter { $0.hasPrefix("report-host run:") }
    #expect(verdicts.count == 1)
    #expect(verdicts.first?.contains("64th refused system call: \(fault.message)") == true)
  }

  @Test(
    "by asking for what the sandbox refuses still gets its report printed, and is told on",
    arguments: [
      Fault("connect-tcp", "socket"), Fault("read-password-file", "openat(/etc/passwd)"),
      Fault("fork", "clone"),
    ]
  )
  func refused(fault: Fault) throws {
    let host = try run(fault.probe)
    #expect(host.status == 0)
    #expect(host.output.hasPrefix("refused "))
    #expect(host.errors.contains("the sandbox refused \(fault.message)"))
  }

  private static let answers: [Fault] = [
    Fault("length-of-all", "a frame of 4294967295 bytes"),
    Fault("length-of-too-much", "a frame of 16777217 bytes"),
    Fault("garbage", "a frame of 1195725856 bytes"), Fault("empty-frames", "a frame of length 0"),
    Fault("small-frames", "type is missing"), Fault("count-of-all", "18446744073709551615 nodes"),
    Fault("count-of-sum", "9223372036854775807 nodes"),
    Fault("text-of-all", "18446744073709551615 bytes"),
    Fault("children-of-many", "before all the children"),
    Fault("children-of-all", "18446744073709551615 children"),
    Fault("deep-tree", "nested deeper than 512"), Fault("deepest-tree", "3000001 nodes"),
    Fault("deep-unknown", "nested deeper than 64"), Fault("many-nodes", "5000000 nodes"),
    Fault("many-nodes-announced", "10000000 nodes"), Fault("not-a-number", "not finite"),
    Fault("infinite", "not finite"), Fault("huge-number", "not between"),
    Fault("twice-a-key", "stands twice"), Fault("keys-out-of-order", "kind is missing"),
    Fault("not-unicode", "not UTF-8"), Fault("lone-surrogate", "not UTF-8"),
    Fault("no-end", "indefinite length"), Fault("bytes-behind", "bytes follow the end"),
    Fault("nodes-behind", "follows the end of the root"), Fault("no-root", "has no root"),
    Fault("answer-to-another", "answers request 2, asked was 1"),
    Fault("answer-to-all", "answers request 18446744073709551615"),
    Fault("tree-for-hello", "first message is not hello"),
    Fault("hello-again", "not asked for"), Fault("many-contexts", "1000000 contexts"),
  ]

  @Test("by a malformed answer is told what is wrong with it", arguments: answers)
  func malformed(fault: Fault) throws {
    let host = try run(fault.probe)
    #expect(host.status == 1)
    #expect(host.output == "")
    #expect(host.errors.contains("does not follow the protocol"))
    #expect(host.errors.contains(fault.message))
  }

  @Test(
    "and is held off still has its answer printed",
    arguments: [
      Fault("memory-mapped", "refused ENOMEM mmap"), Fault("memory-break", "refused ENOMEM brk"),
      Fault("memory-huge", "refused ENOMEM mmap"), Fault("memory-small", "refused ENOMEM mmap"),
      Fault("leave-child", "refused EPERM clone"), Fault("leave-thread", "refused EPERM clone3"),
      Fault("deny-quietly", "no-effect ioctl"), Fault("output-flood", "no-effect write"),
      Fault("error-flood", "no-effect write"), Fault("print-escapes", "no-effect write"),
      Fault("large-number", "─"), Fault("unknown-kind", "[unsupported view, kind 9999]"),
      Fault("show-markup", "<script>"), Fault("show-links", "pple.com"),
    ]
  )
  func held(fault: Fault) throws {
    let host = try run(fault.probe)
    #expect(host.status == 0)
    #expect(host.output.contains(fault.message))
    #expect(host.errors.utf8.count < 200_000)
  }

  @Test("by what it shows shows only words")
  func shows() throws {
    #expect(try run("show-escapes").output.hasPrefix("[31mred[2J[6n"))
    #expect(try run("show-invisible").output == "usergnp.exexyz\n")
    #expect(try run("show-marks").output.unicodeScalars.count == 11)
  }

  @Test(
    "by a flood of output is told how much of it was dropped",
    arguments: [
      "output-flood", "error-flood",
    ]
  )
  func floods(probe: String) throws {
    let host = try run(probe)
    #expect(host.outputBytes.count < 10_000)
    #expect(host.errors.contains("more bytes of output were dropped"))
  }

  @Test("by many lines has 200 of them shown, and is told how much the others were")
  func lines() throws {
    let errors = try run("print-lines").errors.split(separator: "\n")
    #expect(errors.count == 201)
    #expect(errors.dropLast().last == "extension> line 199")
    // A hundred lines of nine bytes.
    #expect(errors.last == "report-host: 'extension': 900 more bytes of output were dropped")
  }

  @Test("by names of contexts has them listed as words")
  func names() throws {
    let host = try run("name-with-escapes")
    #expect(host.status == 2)
    #expect(host.errors.contains("The extension has: ]0;ownedfirst, second third, [31m\n"))
  }

  @Test("by lines that look like the host's has a mark before each that no host line has")
  func imitates() throws {
    let host = try run("print-escapes")
    let lines = host.errors.split(separator: "\n")
    #expect(!lines.isEmpty)
    for line in lines { #expect(line.hasPrefix("extension> ")) }
  }

  @Test(
    "by its file's name has the mark all the same, and the name cut to what cannot be mistaken",
    arguments: [
      ("note", "note> "), ("report-host", "report-host> "),
      ("note: hi> 'é", "note??hi????> "),
      (String(repeating: "n", count: 70), String(repeating: "n", count: 64) + "> "),
    ]
  )
  func imitatesByName(name: String, prefix: String) throws {
    let scratch = Scratch()
    let path = try FaultyExtension.copy("print-lines", in: scratch)
    let named = scratch.file(name)
    try FileManager.default.moveItem(atPath: path, toPath: named)
    let host = try HostRun(["run", named, "--context", "catalogue", "--sample"] + Self.patient)
    let lines = host.errors.split(separator: "\n")
    #expect(lines.count == 201)
    for line in lines.dropLast() { #expect(line.hasPrefix(prefix + "line ")) }
    #expect(lines.last?.hasPrefix("report-host: '") == true)
  }

  @Test(
    "by more than was asked has its answer printed and the rest told, however the pipe was cut",
    arguments: [
      Fault("garbage-behind", "a frame of 1195725856 bytes"),
      Fault("garbage-later", "a frame of 1195725856 bytes"),
      Fault("answer-twice", "a message that was not asked for"),
    ]
  )
  func excess(fault: Fault) throws {
    let host = try run(fault.probe)
    #expect(host.status == 0)
    #expect(host.output.contains("─"))
    #expect(
      host.errors.hasPrefix(
        "report-host: 'extension': sent something malformed after its reply: \(fault.message)"
      )
    )
    #expect(host.errors.split(separator: "\n").count == 1)
  }

  @Test("and stays after its answer has that printed, and is told on")
  func staysLate() throws {
    let host = try run("stay-late")
    #expect(host.status == 0)
    #expect(
      host.errors
        == "report-host: 'extension': did not end after its reply and was ended by the host\n"
    )
  }

  @Test("and crashes after its answer has that printed, and the crash told")
  func crashesLate() throws {
    let host = try run("crash-late")
    #expect(host.status == 0)
    #expect(host.errors.contains("after its reply"))
  }
}
