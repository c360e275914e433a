internal import Glibc
internal import Sandbox
internal import Testing

@Suite("Verdicts")
struct VerdictTests {
  @Test("A reply and a clean exit are ok")
  func ok() throws {
    let outcome = try Fixture.run("answer")
    #expect(outcome.verdict == .ok)
    #expect(outcome.text == "hello")
    #expect(outcome.ending.refusals.isEmpty)
  }

  @Test("A clean exit without a reply is empty")
  func empty() throws {
    #expect(try Fixture.run("stay-silent").verdict == .empty)
  }

  @Test("Another exit status is a failure that names it")
  func failure() throws {
    #expect(try Fixture.run("fail").verdict == .failure(status: 7))
  }

  @Test("A trap is a crash")
  func crash() throws {
    guard case .crash(let signal) = try Fixture.run("crash").verdict else {
      Issue.record("not a crash")
      return
    }
    #expect(signal == SIGILL || signal == SIGTRAP)
  }

  @Test("abort() is a crash although the process cannot receive SIGABRT")
  func abort() throws {
    guard case .crash = try Fixture.run("abort").verdict else {
      Issue.record("not a crash")
      return
    }
  }

  @Test("A crash in the middle of a reply is a crash, and the half is still delivered")
  func crashInReply() throws {
    let outcome = try Fixture.run("crash-in-reply")
    guard case .crash = outcome.verdict else {
      Issue.record("ended with \(outcome.verdict)")
      return
    }
    #expect(outcome.text == "half of an ans")
  }

  @Test(
    "A process that does not end is ended at the deadline",
    arguments: ["sleep", "spin", "ignore-termination", "close-output-and-spin", "drip"]
  )
  func timeout(_ order: String) throws {
    let outcome = try Fixture.run(order) { $0.timeLimit = 0.3 }
    #expect(outcome.verdict == .timeout)
    #expect(outcome.ending.statistics.wallTime >= 0.3)
    #expect(outcome.ending.statistics.wallTime < 30)
  }

  @Test("The kernel ends a process that uses up its processor time")
  func processorTime() throws {
    let outcome = try Fixture.run("spin") { $0.processorTimeLimit = 0 }
    #expect(outcome.verdict == .timeout)
    #expect(outcome.ending.statistics.processorTime < 5)
  }

  @Test(
    "Running out of memory is told apart from a crash",
    arguments: ["one-large-block", "outgrow"]
  )
  func memory(_ order: String) throws {
    let outcome = try Fixture.run(order)
    #expect(outcome.verdict == .memory)
    #expect(outcome.reply.isEmpty)
  }

  @Test("A refused allocation alone is no verdict: what the process does next is")
  func memoryRefusedBefore() throws {
    #expect(try Fixture.run("do-without").verdict == .ok)
    let later = try Fixture.run("crash-later").verdict
    guard case .crash = later else {
      Issue.record("ended with \(later)")
      return
    }
  }

  @Test("Large blocks that fit are had, one after the other")
  func memoryInTurns() throws {
    let outcome = try Fixture.run("take-turns")
    #expect(outcome.text == "done")
    #expect(outcome.refusals.isEmpty)
  }

  @Test("Memory used up in small blocks stops at the limit, and is told too")
  func memoryInSmallBlocks() throws {
    #expect(try lastVerdict(of: "many-small-blocks") == "ran out of memory")
  }

  @Test("Nor does it matter how much memory whoever started the host has")
  func memoryOfStarter() throws {
    // Linux counts this into the host's peak (getrusage(2)), more than the process may have.
    let size = 320 << 20
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    let used = try #require(memory == MAP_FAILED ? nil : memory)
    defer { munmap(used, size) }
    memset(used, 1, size)
    #expect(try lastVerdict(of: "many-small-blocks") == "ran out of memory")
  }

  /// The verdict of a host of its own: Linux counts a host's peak into a child's, and the one that
  /// runs tests is large.
  private func lastVerdict(of order: String) throws -> String? {
    let pipe = try Spawn.makePipe()
    defer { close(pipe.read) }
    let host = try Spawn.start(
      Fixture.folder + "/SandboxTestHost",
      [Fixture.path, order],
      descriptors: [(theirs: 1, ours: pipe.write)]
    )
    close(pipe.write)
    defer { waitpid(host, nil, 0) }
    return Spawn.readAll(pipe.read).split(separator: "\n").last.map(String.init)
  }

  @Test("A reply beyond the limit is a flood, and no more than the limit is delivered")
  func flood() throws {
    let outcome = try Fixture.run("flood-reply") { $0.replyLimit = 1 << 20 }
    #expect(outcome.verdict == .outputFlood)
    #expect(outcome.reply.count <= 1 << 20)
  }

  @Test("Refusals without end end the process")
  func refusalSpam() throws {
    let outcome = try Fixture.run("spam-refusals")
    guard case .violation(let refusal) = outcome.verdict else {
      Issue.record("ended with \(outcome.verdict)")
      return
    }
    #expect(refusal.systemCall == "socket")
    #expect(refusal.count == 64)
    #expect(outcome.ending.hasMetRefusalLimit)
    #expect(refusal.cause == .refusalLimit)
    #expect(outcome.ending.refusals.map(\.cause) == [.refusalLimit])
    #expect(outcome.refusals.count == 1)
  }

  @Test("So do too many calls that are answered quietly, and the ending says that it was those")
  func quietSpam() throws {
    let outcome = try Fixture.run("spam-quiet-answers") { $0.timeLimit = 120 }
    guard case .violation(let refusal) = outcome.verdict else {
      Issue.record("ended with \(outcome.verdict)")
      return
    }
    #expect(refusal.shortName == "openat(/proc/self/maps)")
    #expect(refusal.cause == .answerLimit)
    #expect(outcome.ending.refusals.map(\.cause) == [.answerLimit])
  }

  @Test("Large blocks of memory that are granted may be had any number of times")
  func largeBlocks() throws {
    let outcome = try Fixture.run("map-and-unmap") { $0.timeLimit = 120 }
    #expect(outcome.verdict == .ok)
    #expect(outcome.text == "done")
  }

  @Test("A filter with a listener ends the process, and stands among the refusals as its cause")
  func listener() throws {
    let outcome = try Fixture.run("filter-with-listener")
    #expect(outcome.ending.refusals.map(\.systemCall) == ["seccomp"])
    #expect(outcome.ending.refusals.map(\.cause) == [.attack])
    #expect(outcome.ending.refusals.map(\.isAttack) == [true])
  }

  @Test("A few refusals are listed with what they were about, and do no harm")
  func refusals() throws {
    let outcome = try Fixture.run("a-few-refusals")
    #expect(outcome.verdict == .ok)
    let expected = ["socket(inet), 3 times", "openat(/etc/passwd)", "openat(/etc/?]0;title?)"]
    #expect(outcome.ending.refusals.map(\.description) == expected)
  }

  #if arch(x86_64)
    @Test(
      "A system call through another architecture's entry is a violation",
      arguments: ["call-32-bit", "call-x32"]
    )
    func otherArchitecture(_ order: String) throws {
      let outcome = try Fixture.run(order)
      guard case .violation = outcome.verdict else {
        Issue.record("ended with \(outcome.verdict)")
        return
      }
      #expect(outcome.reply.isEmpty)
      #expect(outcome.ending.refusals.map(\.cause) == [.attack])
    }
  #endif
}
