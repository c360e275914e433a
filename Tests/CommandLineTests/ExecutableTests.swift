import Foundation
import Testing

@Suite("A file that is no extension to run")
struct ExecutableTests {
  private let scratch = Scratch()

  private func expectRefusal(_ path: String, _ message: String) throws {
    let host = try HostRun(["run", path, "--context", "Any"])
    #expect(host.status == 1)
    #expect(host.errors.contains(message))
    #expect(host.errors.split(separator: "\n").count == 1)
    #expect(host.output == "")
  }

  @Test("is refused when it has another identifier, which is named")
  func otherIdentifier() throws {
    let path = try FaultyExtension.patched(in: scratch) { bytes in
      let name = Array("report-extension".utf8)
      guard let start = FaultyExtension.find(name, in: bytes) else { return }
      bytes.replaceSubrange(start..<(start + name.count), with: Array("widget-extension".utf8))
    }
    try expectRefusal(path, "its extension point is com.apple.deviceactivityui.widget-extension")
  }

  @Test("is refused when it has no note")
  func noNote() throws {
    try expectRefusal(HostRun.folder + "/BareProgram", "not a report extension")
  }

  @Test("is refused when it is not ELF, 32-bit or a script")
  func notELF() throws {
    let text = try scratch.write(Array("hello".utf8), to: "text", mode: 0o755)
    try expectRefusal(text, "not an ELF file")
    let script = try scratch.write(Array("#!/bin/sh\n".utf8), to: "script", mode: 0o755)
    try expectRefusal(script, "a script")
    try expectRefusal(FaultyExtension.patched(in: scratch) { $0[4] = 1 }, "32-bit")
  }

  @Test("is refused when it is dynamic, setuid or lacks its run bit, with the remedy")
  func wrongMode() throws {
    try expectRefusal("/bin/true", "dynamically linked")
    let setuid = try FaultyExtension.patched(in: scratch, mode: 0o4755) { _ in }
    try expectRefusal(setuid, "chmod u-s")
    let plain = try FaultyExtension.patched(in: scratch, mode: 0o644) { _ in }
    try expectRefusal(plain, "chmod +x")
  }

  @Test("is wrong usage when it is not there, and near names are suggested")
  func missing() throws {
    let path = try HostRun(["run", "./nowhere", "--context", "Any"])
    #expect(path.status == 2)
    #expect(path.errors.contains("no such file: ./nowhere"))
    let name = try HostRun(["run", "ActivityChart", "--context", "Any"])
    #expect(name.status == 2)
    #expect(name.errors.contains("did you mean 'ActivityCharts'?"))
  }
}
