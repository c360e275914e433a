internal import Glibc
internal import Sandbox
internal import Testing

@Suite("Lifetime", .serialized)
struct LifetimeTests {
  @Test(
    "Two hundred runs leave no process and no descriptor behind, however they end",
    arguments: ["answer", "crash", "probe socket-inet", "probe ptrace"]
  )
  func leaks(_ order: String) throws {
    let pipe = try Spawn.makePipe()
    defer { close(pipe.read) }
    let pid = try Spawn.start(
      Fixture.folder + "/SandboxTestHost",
      [Fixture.path, order, "200"],
      descriptors: [(theirs: 1, ours: pipe.write)]
    )
    close(pipe.write)
    let lines = Spawn.readAll(pipe.read).split(separator: "\n").suffix(2)
    waitpid(pid, nil, 0)
    #expect(lines.last == "children 0 0")
    let counts = try #require(lines.first).split(separator: " ")
    #expect(counts.count == 3)
    #expect(counts.first == "descriptors")
    #expect(counts.dropFirst().first == counts.last)
  }

  @Test("A process whose last reference goes while it runs goes too")
  func dropped() throws {
    let identifier = try Fixture.launch("sleep").processIdentifier
    #expect(kill(identifier, 0) == -1)
  }

  @Test("A host that is killed takes its process along")
  func killedHost() throws {
    let host = try TestHost(order: "sleep")
    let identifier = try #require(Int32(host.readLine()))
    #expect(kill(identifier, 0) == 0)
    host.kill()
    var patience = 500
    while kill(identifier, 0) == 0 && patience > 0 {
      usleep(10_000)
      patience -= 1
    }
    #expect(patience > 0)
  }

  @Test("A process outlives the thread that launched it")
  func launchingThread() throws {
    final class Box: @unchecked Sendable {
      var process: SandboxedProcess?
    }
    let box = Box()
    let argument = Unmanaged.passRetained(box).toOpaque()
    var thread = pthread_t()
    let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
      guard let argument else { return nil }
      let box = Unmanaged<Box>.fromOpaque(argument).takeRetainedValue()
      box.process = try? Fixture.launch("echo")
      return nil
    }
    try #require(pthread_create(&thread, nil, body, argument) == 0)
    pthread_join(thread, nil)
    let process = try #require(box.process)
    // Were the death signal tied to that thread, it would be on its way.
    #expect(process.nextEvent(waitingAtMost: 0.1) == nil)
    process.send(Array("still here".utf8))
    #expect(process.nextEvent() == .reply(Array("still here".utf8)))
  }

  @Test("A host that was started with SIGCHLD ignored still learns how a process ended")
  func ignoredSignal() throws {
    let pipe = try Spawn.makePipe()
    defer { close(pipe.read) }
    let host = Fixture.folder + "/SandboxTestHost"
    let pid = try Spawn.start(
      "/bin/sh",
      ["-c", "trap '' CHLD; exec '\(host)' '\(Fixture.path)' fail"],
      descriptors: [(theirs: 1, ours: pipe.write)]
    )
    close(pipe.write)
    #expect(Spawn.readAll(pipe.read).hasSuffix("\nexited with status 7\n"))
    waitpid(pid, nil, 0)
  }

  @Test("Processes launched from many threads at once do not disturb each other")
  func parallel() async throws {
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<16 { group.addTask { try Fixture.run("answer").text } }
      for try await text in group { #expect(text == "hello") }
    }
  }
}

/// A separate host process.
final class TestHost {
  private let pid: pid_t
  private let output: Int32

  init(order: String) throws {
    let pipe = try Spawn.makePipe()
    output = pipe.read
    defer { close(pipe.write) }
    pid = try Spawn.start(
      Fixture.folder + "/SandboxTestHost",
      [Fixture.path, order],
      descriptors: [(theirs: 1, ours: pipe.write)]
    )
  }

  deinit {
    close(output)
  }

  func readLine() -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1, byte != 0x0a { line.append(byte) }
    return String(decoding: line, as: UTF8.self)
  }

  func kill() {
    _ = Glibc.kill(pid, SIGKILL)
    waitpid(pid, nil, 0)
  }
}
