import Foundation
import Testing

@Suite("An audit of an extension")
struct ExtensionAuditTests {
  private func audit(_ arguments: [String]) throws -> HostRun {
    try HostRun(["audit"] + arguments)
  }

  @Test("of one that tries nothing says so, with status 0")
  func clean() throws {
    let host = try audit(["ActivityCharts", "--sample"])
    #expect(host.status == 0)
    #expect(host.errors == "")
    #expect(host.output.contains("strict tier, 15 of 15 layers in force"))
    #expect(host.output.contains("Second stage: entered"))
    for context in ["Bar Graph", "Pie Chart", "Total Activity", "Top Apps", "Pickups"] {
      #expect(host.output.contains("\n\(context)"))
    }
    #expect(host.output.contains("No system call was refused."))
  }

  @Test("explains what honest code tries in vain, each context for itself")
  func honest() throws {
    let host = try audit(["HonestExtension", "--sample"])
    #expect(host.status == 0)
    let groups = host.output.components(separatedBy: "\n\n")
    let expected = [
      ("a UserDefaults write (", "in Defaults)", "O_WRONLY|O_CREAT|O_TRUNC"),
      ("asking who the user is", "in Home)", "\"/etc/passwd\", O_RDONLY"),
      ("looking for a file in the home folder", "in Home)", "/.profile\""),
      ("writing a temporary file", "in File)", "O_CREAT"),
      ("a DNS look-up", "in Request)", "\"/etc/resolv.conf\""),
      ("starting a thread", "in Thread)", "CLONE_THREAD"),
      ("starting a process", "in Process)", "SIGCHLD"),
    ]
    for (meaning, place, call) in expected {
      let group = groups.first { $0.hasPrefix(meaning) } ?? ""
      let words = group.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(words.contains(place), "\(meaning): \(words)")
      #expect(words.contains(call), "\(meaning): \(words)")
    }
  }

  @Test("of one context leaves the others alone, whatever case it is written in")
  func oneContext() throws {
    let host = try audit(["HonestExtension", "--sample", "-c", "tHREAD", "-c", "Nothing"])
    #expect(host.status == 0)
    #expect(host.output.contains("\nThread"))
    #expect(host.output.contains("\nNothing"))
    #expect(!host.output.contains("Defaults"))
  }

  @Test("as JSON has the same figures under sorted keys")
  func json() throws {
    let host = try audit(["HonestExtension", "--sample", "-c", "process", "-f", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(host.outputBytes))
    let report = try #require(object as? [String: Any])
    #expect(report["passed"] as? Bool == true)
    #expect(report["isSample"] as? Bool == true)
    #expect(report["tier"] as? String == "strict")
    #expect((report["layers"] as? [String])?.contains("seccomp") == true)
    let context = try #require((report["contexts"] as? [[String: Any]])?.first)
    #expect(context["context"] as? String == "Process")
    #expect(context["verdict"] as? String == "ok")
    #expect(context["secondStage"] as? Bool == true)
    #expect(context["nodes"] as? Int == 1)
    #expect((context["peakMemory"] as? Int ?? 0) > 1 << 20)
    #expect((context["bytesTo"] as? Int ?? 0) > 1000)
    #expect((context["bytesFrom"] as? Int ?? 0) > 10)
    let refused = try #require((report["refused"] as? [[String: Any]])?.first)
    #expect(refused["call"] as? String == "clone(CLONE_CHILD_CLEARTID|CLONE_CHILD_SETTID|SIGCHLD)")
    #expect(refused["count"] as? Int == 1)
    #expect(refused["contexts"] as? [String] == ["Process"])
    let keys = host.output.matches(of: /"([A-Za-z]+)":\{?/).prefix(3).map { String($0.1) }
    #expect(keys == ["contexts", "bytesFrom", "bytesTo"])
  }

  @Test("of one that fails goes on, tells the verdict and is status 1")
  func failures() throws {
    let scratch = Scratch()
    for (probe, limit, verdict, message) in [
      ("fault-first", "60", "crash", "crashed (SIGSEGV"),
      ("exit-early", "60", "empty", "exited without a reply"),
      ("garbage", "60", "malformed", "does not follow the protocol"),
      ("silent", "1", "timeout", "did not answer in time (1 s); --time-limit raises the limit"),
    ] {
      let path = try FaultyExtension.copy(probe, in: scratch)
      let host = try audit([path, "-c", "catalogue", "--sample", "--time-limit", limit])
      #expect(host.status == 1)
      #expect(!host.wasSignalled)
      #expect(host.output.contains(" \(verdict) "), "\(probe)")
      #expect(host.output.contains(message), "\(probe)")
    }
  }

  @Test("of one with contexts that never answer ends at ten times the limit for one")
  func patience() throws {
    let scratch = Scratch()
    let path = try FaultyExtension.copy("never-writes", in: scratch)
    let host = try audit([path, "--sample", "--time-limit", "1", "-f", "json"])
    #expect(host.status == 1)
    // Ten seconds for all, one more for the last, and as much again on a busy machine.
    #expect(host.duration > 10 && host.duration < 60)
    let object = try JSONSerialization.jsonObject(with: Data(host.outputBytes))
    let report = try #require(object as? [String: Any])
    let contexts = try #require(report["contexts"] as? [[String: Any]])
    #expect(contexts.count <= 10)
    #expect(contexts.allSatisfy { $0["verdict"] as? String == "timeout" })
    #expect((report["notTried"] as? [String] ?? []).count > 100)
    #expect(report["passed"] as? Bool == false)
  }

  @Test("of one that is ended at its 64th refusal says which call that was, first of all")
  func refusalLimit() throws {
    let scratch = Scratch()
    let path = try FaultyExtension.copy("deny-sockets", in: scratch)
    let host = try audit([path, "-c", "catalogue", "--sample", "-f", "json"])
    #expect(host.status == 1)
    let object = try JSONSerialization.jsonObject(with: Data(host.outputBytes))
    let report = try #require(object as? [String: Any])
    let refused = try #require(report["refused"] as? [[String: Any]])
    #expect(refused.first?["systemCall"] as? String == "socket")
    #expect(refused.first?["endsProcess"] as? Bool == true)
  }

  @Test("of one that answers only some of its contexts runs the others all the same")
  func someContexts() throws {
    let host = try audit([
      "ActivityExtension", "--sample", "-c", "sum", "-c", "crash", "-c", "twice",
    ])
    #expect(host.status == 1)
    let rows = host.output.split(separator: "\n").map { $0.split(separator: " ").prefix(2) }
    #expect(rows.contains(["Twice", "ok"]))
    #expect(rows.contains(["Sum", "ok"]))
    #expect(rows.contains(["Crash", "crash"]))
    #expect(host.output.contains("'Crash': the extension crashed (SIGILL"))
  }

  @Test(
    "that cannot be understood is status 2, with what would have been right",
    arguments: [
      ([], "missing EXTENSION"),
      (["ActivityChart"], "did you mean 'ActivityCharts'?"),
      (["ActivityCharts", "-c", "pie"], "Bar Graph, Pie Chart, Total Activity"),
      (["ActivityCharts", "HonestExtension"], "one extension at a time"),
      (["ActivityCharts", "--layers"], "--layers needs --probes"),
      (["--probes", "-c", "x"], "--probes and --context exclude each other"),
      (["ActivityCharts", "-f", "xml"], "table, json"),
      (["ActivityCharts", "--time-limit", "0"], "from 1 to 3600"),
      (["ActivityCharts", "--memory-limit", "47"], "from 48 to 65536"),
      (["ActivityCharts", "--output-limit", "17"], "from 1 to 16"),
    ] as [([String], String)]
  )
  func usage(arguments: [String], message: String) throws {
    let host = try audit(arguments)
    #expect(host.status == 2)
    #expect(host.errors.contains(message))
    #expect(host.output == "")
  }

  @Test("of what is no extension is status 1 and one line")
  func noExtension() throws {
    for (path, message) in [
      ("/bin/true", "dynamically linked"), ("/etc/passwd", "not"),
      (HostRun.folder + "/BareProgram", "not a report extension"),
    ] {
      let host = try audit([path])
      #expect(host.status == 1)
      #expect(host.errors.contains(message))
      #expect(host.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("A run tells of refusals on one line and names the audit")
  func summary() throws {
    let host = try HostRun(["run", "HonestExtension", "-c", "request", "--sample"])
    #expect(host.status == 0)
    #expect(host.output == "not found\n")
    let lines = host.errors.split(separator: "\n")
    #expect(lines.count == 1)
    #expect(lines.first?.utf8.count ?? 0 < 500)
    #expect(host.errors.hasPrefix("report-host: 'HonestExtension': the sandbox refused "))
    #expect(host.errors.hasSuffix("other kinds; see 'report-host audit HonestExtension'\n"))
  }
}
