import Testing

@Suite("An extension that misbehaves")
struct MisbehaviourTests {
  private func run(_ mode: String, options: [String] = []) throws -> HostRun {
    let scratch = Scratch()
    let path = try MisbehavingExtension.copy(mode, in: scratch)
    return try HostRun(["run", path, "--sample", "--time-limit", "1"] + options)
  }

  @Test(
    "ends the run with status 1 and one line that says what it did",
    arguments: [
      ("exit before hello", "exited without a reply"),
      ("crash before hello", "crashed"),
      ("garbage", "does not follow the protocol"),
      ("huge length", "a frame of 4294967295 bytes"),
      ("other version", "speaks protocol version 9, report-host speaks version 1"),
      ("exit before reply", "exited without finishing its reply"),
      ("status 7", "exited with status 7"),
      ("crash before reply", "crashed (SIGSEGV"),
      ("crash in reply", "crashed"),
      ("wrong id", "answers request 9, asked was 1"),
      ("silent", "did not answer in time"),
      ("spin", "did not answer in time"),
      ("never reads", "did not answer in time"),
    ]
  )
  func fails(mode: String, message: String) throws {
    let host = try run(mode)
    #expect(host.status == 1)
    #expect(!host.wasSignalled)
    #expect(host.output == "")
    #expect(host.errors.contains(message))
    #expect(host.errors.split(separator: "\n").count == 1)
  }

  @Test(
    "that meets a limit is told the limit and the option that raises it",
    arguments: [
      ("flood", ["--output-limit", "1"], "more than a reply may have (1 MiB); --output-limit"),
      ("silent", ["--time-limit", "1"], "did not answer in time (1 s); --time-limit"),
    ]
  )
  func limits(mode: String, options: [String], message: String) throws {
    let scratch = Scratch()
    let path = try MisbehavingExtension.copy(mode, in: scratch)
    let host = try HostRun(["run", path, "--sample"] + options)
    #expect(host.status == 1)
    #expect(host.errors.contains(message))
    #expect(host.errors.split(separator: "\n").count == 1)
  }

  @Test("A well-behaved copy of the same program runs: the control of these tests")
  func control() throws {
    let host = try run("none")
    #expect(host.status == 0)
    #expect(host.errors == "")
    #expect(host.output.contains("─"))
  }

  @Test(
    "that asks for what the sandbox refuses still gets its report printed, and is told on",
    arguments: [("socket", "socket"), ("open", "openat(/etc/passwd)"), ("fork", "clone")]
  )
  func refused(mode: String, call: String) throws {
    let host = try run(mode)
    #expect(host.status == 0)
    #expect(host.errors.contains("the sandbox refused \(call)"))
  }

  @Test("that prints 10 MB has its report printed and most of its output dropped")
  func prints() throws {
    let host = try run("print 10 MB")
    #expect(host.status == 0)
    #expect(host.outputBytes.count < 10_000)
    #expect(host.errors.utf8.count < 200_000)
    #expect(host.errors.contains("more bytes of output were dropped"))
  }

  @Test("cannot send escape sequences to the terminal through its standard error")
  func escapes() throws {
    let host = try run("escape codes")
    #expect(host.status == 0)
    #expect(host.errors.contains("red"))
    #expect(!host.errors.utf8.contains(0x1b))
    #expect(!host.errors.utf8.contains(0x07))
    #expect(!host.errors.unicodeScalars.contains("\u{202e}"))
  }

  @Test("that crashes after its reply has its report printed, and the crash told")
  func crashAfterReply() throws {
    let host = try run("crash after reply")
    #expect(host.status == 0)
    #expect(host.errors.contains("after its reply"))
  }
}
