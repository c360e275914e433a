import Foundation
import Testing

@Suite("Auditing the sandbox")
struct ProbeAuditTests {
  @Test("An attack is shown with what stopped it, in lines that fit")
  func table() throws {
    let host = try HostRun(["audit", "--probes", "connect-tcp", "mount", "busy-signal"])
    #expect(host.status == 0)
    #expect(host.errors == "")
    let lines = host.output.split(separator: "\n").map(String.init)
    #expect(lines.allSatisfy { $0.count <= 100 })
    let row = try #require(lines.first { $0.hasPrefix("connect-tcp") })
    for word in ["socket: EACCES", "got through", "seccomp", "held"] { #expect(row.contains(word)) }
    #expect(host.output.contains("2 probes"))
    #expect(host.output.contains("2 held, 0 held by the host, 0 held without a control"))
    #expect(host.output.contains("busy-signal: "))
  }

  @Test("An attack that gets through is status 1, and the output says what it did")
  func broken() throws {
    let host = try HostRun(
      ["audit", "--probes", "read-password-file"],
      environment: ["REPORT_HOST_AUDIT_WITHOUT": "seccomp,landlock,mount-namespace"]
    )
    #expect(host.status == 1)
    #expect(host.output.contains("GOT THROUGH"))
    #expect(host.output.contains("read-password-file: read /etc/passwd"))
    #expect(host.errors.contains("leaves out mount-namespace, landlock, seccomp"))
  }

  @Test(
    "A name that is no probe is status 2, with the nearest one",
    arguments: [("conect-tcp", "connect-tcp"), ("netwrok", "network")]
  )
  func unknown(name: String, nearest: String) throws {
    let host = try HostRun(["audit", "--probes", name])
    #expect(host.status == 2)
    #expect(host.errors.contains("unknown probe '\(name)'; did you mean '\(nearest)'?"))
    #expect(host.output == "")
  }

  @Test("JSON has one object for each probe, with sorted keys")
  func json() throws {
    let host = try HostRun([
      "audit", "--probes", "connect-tcp", "unknown-call", "no-root", "-f", "json",
    ])
    #expect(host.status == 0)
    let root = try JSONSerialization.jsonObject(with: Data(host.outputBytes)) as? [String: Any]
    #expect(root?["version"] as? Int == 1)
    #expect(root?["passed"] as? Bool == true)
    #expect(root?["held"] as? Int == 1)
    #expect(root?["heldByHost"] as? Int == 1)
    #expect(root?["noControl"] as? Int == 1)
    let probes = try #require(root?["probes"] as? [[String: Any]])
    #expect(probes.map { $0["name"] as? String } == ["connect-tcp", "unknown-call", "no-root"])
    #expect(probes[0]["inside"] as? String == "refused EACCES socket")
    #expect(probes[0]["stoppedBy"] as? [String] == ["seccomp"])
    #expect(probes[0]["verdict"] as? String == "held")
    #expect(probes[2]["seen"] as? String == "malformed")
    #expect(probes[2]["verdict"] as? String == "held by the host")
    #expect(probes[0]["entries"] as? [Int] == [1])
    #expect(host.output.hasPrefix(#"{"controlsFailed":0,"gotThrough":0,"held":1,"heldByHost":1,"#))
  }

  @Test("The proof of the layers names what each one stops")
  func layers() throws {
    let host = try HostRun(["audit", "--probes", "--layers", "read-environment", "fork"])
    #expect(host.status == 0)
    #expect(host.output.contains("environment: without it get through: read-environment."))
    #expect(host.output.contains("2 probes: 2 get through without any layer, 0 with all of them"))
    #expect(host.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("An installed extension of the probes' name is not the probes")
  func shadowed() throws {
    let scratch = Scratch()
    let data = scratch.file("data/report-host/extensions")
    try FileManager.default.createDirectory(atPath: data, withIntermediateDirectories: true)
    for folder in [data, scratch.path] {
      try FileManager.default.copyItem(atPath: "/bin/true", toPath: folder + "/IsolationProbe")
    }
    let host = try HostRun(
      ["audit", "--probes", "connect-tcp"],
      environment: ["REPORT_HOST_PATH": scratch.path, "XDG_DATA_HOME": scratch.file("data")]
    )
    #expect(host.status == 0, "\(host.errors)")
    #expect(host.output.contains("1 held"))
  }

  @Test("A reader that has gone does not make an escape look like success")
  func closedReader() throws {
    let host = Process()
    host.executableURL = URL(fileURLWithPath: HostRun.folder + "/report-host")
    host.arguments = ["audit", "--probes", "read-password-file"]
    host.environment = ["REPORT_HOST_AUDIT_WITHOUT": "seccomp,landlock,mount-namespace"]
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    host.standardOutput = pipe
    host.standardError = FileHandle.nullDevice
    try host.run()
    host.waitUntilExit()
    #expect(host.terminationReason == .exit)
    #expect(host.terminationStatus == 1)
  }

  @Test("Layers to leave out are refused where the layers are left out one at a time")
  func layersWithOmission() throws {
    let host = try HostRun(
      ["audit", "--probes", "--layers", "fork"],
      environment: ["REPORT_HOST_AUDIT_WITHOUT": "seccomp"]
    )
    #expect(host.status == 2)
    #expect(host.errors.contains("unset REPORT_HOST_AUDIT_WITHOUT"))
    #expect(host.output == "")
  }

  @Test("The first process of a scratch environment runs nowhere else")
  func hiddenCommand() throws {
    let host = try HostRun(["--in-scratch", "/bin/true", "fork", "none"])
    #expect(host.status == 2)
    #expect(host.output == "")
  }

  @Test("Nothing of a scratch environment outlives a host that is killed")
  func killed() throws {
    let scratch = Scratch()
    // Copies of both: the host takes no probes but those beside it.
    for name in ["report-host", "IsolationProbe"] {
      let program = try Data(contentsOf: URL(fileURLWithPath: HostRun.folder + "/" + name))
      _ = try scratch.write([UInt8](program), to: name, mode: 0o755)
    }
    let path = scratch.file("IsolationProbe")
    let host = Process()
    host.executableURL = URL(fileURLWithPath: scratch.file("report-host"))
    host.arguments = ["audit", "--probes", "--layers"]
    host.environment = [:]
    host.standardOutput = FileHandle.nullDevice
    try host.run()
    // The path of its copy of the program stands in the arguments of what runs in there.
    #expect(waits(10) { processes(naming: path) > 0 })
    kill(host.processIdentifier, SIGKILL)
    host.waitUntilExit()
    #expect(waits(5) { processes(naming: path) == 0 })
  }

  /// Whether something becomes true within so many seconds.
  private func waits(_ seconds: Double, _ condition: () -> Bool) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      if condition() { return true }
      usleep(2000)
    }
    return false
  }

  private func processes(naming path: String) -> Int {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.count { entry in
      guard Int(entry) != nil else { return false }
      let line = FileManager.default.contents(atPath: "/proc/\(entry)/cmdline")
      return line.map { $0.range(of: Data(path.utf8)) != nil } ?? false
    }
  }
}
