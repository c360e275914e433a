internal import Dispatch
internal import Foundation
internal import Glibc
internal import Sandbox
internal import Synchronization
internal import Testing

@Suite("Preparing a launch")
struct PreparationTests {
  @Test("A prepared launch gives the same surroundings as any other")
  func surroundings() throws {
    let cold = try Fixture.run("describe")
    try SandboxedProcess.prepare()
    let prepared = try Fixture.run("describe")
    #expect(prepared.text == cold.text)
    #expect(prepared.text.contains("pid 1\nuid 65534"))
  }

  @Test("A prepared launch refuses the same")
  func refuses() throws {
    try SandboxedProcess.prepare()
    let outcome = try Fixture.run("probe socket-inet")
    #expect(outcome.text == "\(EACCES)")
    #expect(outcome.ending.refusals.map(\.systemCall) == ["socket"])
  }

  @Test("What was prepared is not used where a layer is left out")
  func unused() throws {
    try SandboxedProcess.prepare()
    let outcome = try Fixture.run("probe socket-inet") { $0.omittedLayers = [.seccomp] }
    #expect(outcome.text == "0")
  }

  @Test("Preparing again and again, with and without a launch, leaves nothing behind")
  func repeats() throws {
    for round in 0..<50 {
      try SandboxedProcess.prepare()
      if round % 3 == 0 { try SandboxedProcess.prepare() }
      if round % 2 == 0 { #expect(try Fixture.run("answer").text == "hello") }
    }
  }

  @Test("Many threads that prepare and launch at once do not hold each other up")
  func together() {
    let answers = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for _ in 0..<20 {
        if thread % 2 == 0 { try? SandboxedProcess.prepare() }
        if (try? Fixture.run("answer").text) == "hello" { answers.withLock { $0 += 1 } }
      }
    }
    #expect(answers.withLock { $0 } == 80)
  }

  @Test("A host that is killed takes what it prepared with it")
  func killed() throws {
    let pipe = try Spawn.makePipe()
    defer { close(pipe.read) }
    let host = try Spawn.start(
      Fixture.folder + "/SandboxTestHost",
      [Fixture.path, "answer", "preparing"],
      descriptors: [(theirs: 1, ours: pipe.write)]
    )
    close(pipe.write)
    var line = [UInt8](repeating: 0, count: 32)
    #expect(read(pipe.read, &line, line.count) > 0)
    let children = childrenOf(host)
    #expect(children.count == 1)
    kill(host, SIGKILL)
    waitpid(host, nil, 0)
    for child in children {
      for _ in 0..<500 where kill(child, 0) == 0 { usleep(10_000) }
      #expect(kill(child, 0) != 0)
    }
  }

  /// The processes that any thread of a process started.
  private func childrenOf(_ process: pid_t) -> [pid_t] {
    var all: [pid_t] = []
    // The thread that clones may not have done so yet.
    for _ in 0..<200 where all.isEmpty {
      usleep(10_000)
      let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task"))
      for thread in threads ?? [] {
        let path = "/proc/\(process)/task/\(thread)/children"
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        all += text.split(separator: " ").compactMap { pid_t($0) }
      }
    }
    return all
  }
}
