internal import Glibc
internal import Sandbox
internal import Testing

@Suite("Streams")
struct StreamTests {
  @Test("Standard output and error are captured apart from the reply")
  func logs() throws {
    let outcome = try Fixture.run("write-logs")
    #expect(String(decoding: outcome.standardOutput, as: UTF8.self) == "to output\n")
    #expect(String(decoding: outcome.standardError, as: UTF8.self) == "to error\n")
    #expect(outcome.text == "done")
  }

  @Test("Ten megabytes of log are cut at the limit and counted, and the reply still arrives")
  func logFlood() throws {
    let outcome = try Fixture.run("flood-log")
    #expect(outcome.verdict == .ok)
    #expect(outcome.text == "done")
    #expect(outcome.standardOutput.count == 64 << 10)
    #expect(outcome.ending.droppedLogBytes == (10 << 20) - (64 << 10))
  }

  @Test("Large input arrives whole")
  func largeInput() throws {
    let process = try Fixture.launch("count-input")
    for _ in 0..<64 { process.send([UInt8](repeating: 7, count: 1 << 20)) }
    process.closeInput()
    let outcome = Outcome(of: process)
    #expect(outcome.verdict == .ok)
    #expect(outcome.text == "\(64 << 20)")
  }

  @Test("A process that does not read does not block the host")
  func unreadInput() throws {
    let process = try Fixture.launch("ignore-termination") { $0.timeLimit = 3 }
    process.send([UInt8](repeating: 7, count: 64 << 20))
    process.closeInput()
    let outcome = Outcome(of: process)
    #expect(outcome.text == "ready")
    #expect(outcome.verdict == .timeout)
  }

  @Test("A process that closes its input does not harm the host")
  func closedInput() throws {
    let process = try Fixture.launch("close-output-and-spin") { $0.timeLimit = 0.5 }
    _ = process.nextEvent(waitingAtMost: 0.2)
    process.send([UInt8](repeating: 7, count: 1 << 20))
    #expect(Outcome(of: process).verdict == .timeout)
  }

  @Test("A session goes back and forth, with a deadline that moves")
  func session() throws {
    let process = try Fixture.launch("echo") { $0.timeLimit = 10 }
    for round in 0..<3 {
      process.setDeadline(secondsFromNow: 10)
      process.send(Array("round \(round)".utf8))
      #expect(process.nextEvent() == .reply(Array("round \(round)".utf8)))
    }
    process.setDeadline(secondsFromNow: nil)
    #expect(process.nextEvent(waitingAtMost: 0.05) == nil)
    process.closeInput()
    #expect(Outcome(of: process).verdict == .ok)
  }

  @Test("In a session the reply limit holds for each reply")
  func replyLimit() throws {
    let process = try Fixture.launch("echo") { $0.replyLimit = 1000 }
    let line = [UInt8](repeating: 65, count: 600)
    for _ in 0..<3 {
      process.beginReply()
      process.send(line)
      #expect(process.nextEvent() == .reply(line))
    }
    process.send(line)
    process.closeInput()
    #expect(Outcome(of: process).verdict == .outputFlood)
  }

  @Test("A process that ended before its deadline is not late, even if the host looks late")
  func lateHost() throws {
    let process = try Fixture.launch("echo")
    process.send(Array("hello".utf8))
    #expect(process.nextEvent() == .reply(Array("hello".utf8)))
    process.closeInput()
    var information = siginfo_t()
    let identifier = id_t(process.processIdentifier)
    // Waits until it has ended, and leaves it to be reaped.
    try #require(waitid(P_PID, identifier, &information, WEXITED | WNOWAIT) == 0)
    process.setDeadline(secondsFromNow: -1)
    #expect(Outcome(of: process).verdict == .ok)
  }

  @Test("A host with its own loop is woken by the descriptors")
  func ownLoop() throws {
    let process = try Fixture.launch("answer")
    process.closeInput()
    var reply: [UInt8] = []
    var verdict: Verdict?
    while verdict == nil {
      var waiting = process.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      try #require(poll(&waiting, nfds_t(waiting.count), 10_000) > 0)
      while verdict == nil, let event = process.nextEvent(waitingAtMost: 0) {
        if case .reply(let bytes) = event { reply += bytes }
        if case .ended(let ending) = event { verdict = ending.verdict }
      }
    }
    #expect(verdict == .ok)
    #expect(String(decoding: reply, as: UTF8.self) == "hello")
  }

  @Test("The host can end a session at any time")
  func terminate() throws {
    let process = try Fixture.launch("sleep")
    process.terminate()
    guard case .ended(let ending) = process.nextEvent() else {
      Issue.record("not ended")
      return
    }
    #expect(ending.verdict == .terminated)
  }
}
