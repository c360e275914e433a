import Foundation
import Testing

@Suite("Output")
struct OutputTests {
  private let scratch = Scratch()
  private let report = ["run", "ActivityCharts", "-c", "totalActivity", "--sample"]

  @Test("A reader that has gone is no error")
  func closedPipe() throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.environment = ["HOME": scratch.path, "PATH": "/usr/bin:/bin", "TZ": "UTC"]
    // The reader is gone before the host writes.
    let host = "'\(HostRun.folder)/report-host' \(report.joined(separator: " "))"
    shell.arguments = [
      "-c", "{ sleep 0.2; \(host); echo $? >'\(scratch.file("status"))'; } | true",
    ]
    let errors = scratch.file("errors")
    _ = FileManager.default.createFile(atPath: errors, contents: nil)
    shell.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try shell.run()
    shell.waitUntilExit()
    #expect(try String(decoding: scratch.bytes("status"), as: UTF8.self) == "0\n")
    #expect(try scratch.bytes("errors").isEmpty)
  }

  @Test("A full disk is an error with status 1")
  func fullDisk() throws {
    let host = try HostRun(report + ["--output", "/dev/full"])
    #expect(host.status == 1)
    #expect(host.errors.contains("cannot write /dev/full: No space left on device"))
    #expect(FileManager.default.fileExists(atPath: "/dev/full"))
  }

  @Test("A file is replaced as a whole, is private, and nothing else is left beside it")
  func replaces() throws {
    let path = try scratch.write(Array("old".utf8), to: "report", mode: 0o644)
    let host = try HostRun(report + ["--output", path])
    #expect(host.status == 0)
    #expect(host.output == "")
    #expect(try scratch.bytes("report").count > 100)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["report"])
  }

  @Test("A link stays a link, and its target is replaced")
  func link() throws {
    let target = try scratch.write(Array("old".utf8), to: "target")
    let link = scratch.file("link")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
    #expect(try HostRun(report + ["--output", link]).status == 0)
    #expect(try scratch.bytes("target").count > 100)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
  }

  @Test("A link that leads nowhere is neither followed nor replaced")
  func danglingLink() throws {
    let link = scratch.file("link")
    try FileManager.default.createSymbolicLink(
      atPath: link,
      withDestinationPath: scratch.file("nothing")
    )
    let host = try HostRun(report + ["--output", link])
    #expect(host.status == 1)
    #expect(host.errors.contains("it is a link to what does not exist"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path) == ["link"])
  }

  /// Runs a line of the shell with the host's path in $HOST.
  private func shell(_ line: String) throws -> String {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    let host = HostRun.folder + "/report-host"
    shell.environment = [
      "HOME": scratch.path, "PATH": "/usr/bin:/bin", "TZ": "UTC", "HOST": host,
      "OUT": scratch.file("shell"),
    ]
    shell.arguments = ["-c", line]
    try shell.run()
    shell.waitUntilExit()
    return String(decoding: try scratch.bytes("shell"), as: UTF8.self)
  }

  @Test("Standard streams that are closed are not taken by what the host opens")
  func closedStreams() throws {
    let path = try FaultyExtension.copy("silent", in: scratch)
    let text = try shell(
      """
      "$HOST" run '\(path)' -c catalogue --sample --time-limit 3 <&- >&- 2>&- &
      sleep 1
      for number in 0 1 2; do readlink /proc/$!/fd/$number; done >"$OUT"
      wait
      """
    )
    #expect(text == "/dev/null\n/dev/null\n/dev/null\n")
  }

  @Test("Standard output that is closed is still an error")
  func closedOutput() throws {
    let text = try shell("\"$HOST\" --version >&- 2>\"$OUT\"; echo $? >>\"$OUT\"")
    #expect(text.contains("cannot write to standard output: Bad file descriptor"))
    #expect(text.hasSuffix("\n1\n"))
  }

  @Test("Too few descriptors are told with the number that is enough", arguments: [12, 34])
  func fewDescriptors(limit: Int) throws {
    let line = report.map { "'\($0)'" }.joined(separator: " ")
    let text = try shell(
      "ulimit -n \(limit); \"$HOST\" \(line) 2>\"$OUT\" >/dev/null; echo $? >>\"$OUT\""
    )
    #expect(text.contains("raise ulimit -n to 128"))
    #expect(text.hasSuffix("\n1\n"))
  }

  @Test("A report that fails leaves the file as it was")
  func keeps() throws {
    let path = try scratch.write(Array("old".utf8), to: "report")
    let failing = try FaultyExtension.copy("abort-within", in: scratch)
    let host = try HostRun(["run", failing, "-c", "catalogue", "--sample", "-o", path])
    #expect(host.status == 1)
    #expect(try scratch.bytes("report") == Array("old".utf8))
  }

  @Test("A folder is no file to write to")
  func folder() throws {
    let host = try HostRun(report + ["--output", scratch.path])
    #expect(host.status == 1)
    #expect(host.errors.contains("it is a folder"))
  }

  @Test("Without a terminal there is no escape sequence, with a forced depth there is")
  func color() throws {
    #expect(try !HostRun(report).outputBytes.contains(0x1b))
    #expect(try HostRun(report + ["--color", "truecolor"]).outputBytes.contains(0x1b))
    #expect(
      try !HostRun(report, environment: ["TERM": "xterm-256color"]).outputBytes.contains(0x1b)
    )
  }

  @Test("JSON is the tree, and is JSON")
  func json() throws {
    let host = try HostRun(report + ["--format", "json"])
    let object = try JSONSerialization.jsonObject(with: Data(host.outputBytes))
    #expect((object as? [String: Any])?["root"] != nil)
  }

  @Test(
    "The ending of a file names its form",
    arguments: [
      ("report.html", "<!DOCTYPE html>"), ("REPORT.HTM", "<!DOCTYPE html>"),
      ("report.json", "{\"root\""), ("report.ans", "\u{1B}[1m"),
      ("report.txt", "Total Activity\n"), ("report", "Total Activity"),
      (".html", "<!DOCTYPE html>"), ("a.html/report", "Total Activity"),
    ]
  )
  func ending(name: String, start: String) throws {
    let folder = scratch.file((name as NSString).deletingLastPathComponent)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    #expect(try HostRun(report + ["-o", scratch.file(name)]).status == 0)
    let text = String(decoding: try scratch.bytes(name).prefix(40), as: UTF8.self)
    #expect(text.lowercased().hasPrefix(start.lowercased()))
  }

  @Test("--format wins over the ending")
  func formatWins() throws {
    let path = scratch.file("report.html")
    #expect(try HostRun(report + ["-o", path, "-f", "json"]).status == 0)
    #expect(try scratch.bytes("report.html").first == UInt8(ascii: "{"))
  }

  @Test("A pipe by another name is quiet too when its reader has gone")
  func closedPipeByPath() throws {
    let line = report.map { "'\($0)'" }.joined(separator: " ")
    let text = try shell(
      """
      { sleep 0.2; "$HOST" \(line) -o /dev/stdout 2>"$OUT"; echo $? >>"$OUT"; } | true
      sleep 0.5
      """
    )
    #expect(text == "0\n")
  }

  @Test("A file that cannot be written whole is an error, and the old one stays")
  func limitedSize() throws {
    let path = try scratch.write(Array("old".utf8), to: "report.html")
    let line = report.map { "'\($0)'" }.joined(separator: " ")
    // In blocks of 512 bytes; a page has more.
    let text = try shell(
      "ulimit -f 4; \"$HOST\" \(line) -o '\(path)' 2>\"$OUT\"; echo $? >>\"$OUT\""
    )
    #expect(text.contains("cannot write \(path): File too large; nothing was replaced"))
    #expect(text.hasSuffix("\n1\n"))
    #expect(try scratch.bytes("report.html") == Array("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.path).count == 2)
  }

  @Test("A width that is asked for wraps text, a height cuts the terminal's rows")
  func page() throws {
    let text = try HostRun(report + ["-f", "text", "--width", "20"]).output
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 20 })
    let rows = try HostRun(report + ["--height", "3"]).output
    #expect(rows.split(separator: "\n", omittingEmptySubsequences: false).count <= 4)
  }
}
