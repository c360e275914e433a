import Foundation
import Testing

@Suite("Pictures")
struct PictureTests {
  private let scratch = Scratch()
  private let report = [
    "run", "ActivityCharts", "-c", "pieChart", "--sample", "--now", "2026-11-08T12:00:00Z", "-z",
    "UTC",
  ]

  private func picture(_ name: String, _ options: String...) throws -> [UInt8] {
    let host = try HostRun(report + ["-o", scratch.file(name)] + options)
    #expect(host.status == 0)
    #expect(host.errors == "")
    return try scratch.bytes(name)
  }

  /// The width and height that a PNG file says it has.
  private func size(_ png: [UInt8]) -> [Int] {
    [16, 20].map { png[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("A PNG has the size in points by its scale")
  func png() throws {
    #expect(size(try picture("a.png", "--size", "200x100")) == [400, 200])
    #expect(size(try picture("b.png", "--size", "200x100", "--scale", "1")) == [200, 100])
    #expect(size(try picture("c.png"))[0] == 780)
  }

  @Test("SVG and PDF are files of their kinds, and an SVG leads nowhere")
  func vectors() throws {
    #expect(try picture("a.pdf").starts(with: Array("%PDF-".utf8)))
    let text = String(decoding: try picture("a.svg"), as: UTF8.self)
    #expect(text.contains("<svg"))
    #expect(!text.contains("<script"))
    #expect(!text.contains("href=\"http"))
  }

  @Test("Themes differ, the same report does not")
  func themes() throws {
    let light = try picture("a.png")
    #expect(try picture("b.png", "--theme", "light") == light)
    #expect(try picture("c.png", "--theme", "dark") != light)
  }

  @Test("A pipe is given the picture, and nothing else")
  func pipe() throws {
    let host = try HostRun(report + ["--format", "png"])
    #expect(host.outputBytes == (try picture("a.png")))
  }

  @Test("All contexts can be pictures, with an index")
  func folder() throws {
    let place = scratch.file("reports")
    let words = ["run", "ActivityCharts", "--all-contexts", "--sample", "-f", "svg", "-o", place]
    #expect(try HostRun(words).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: place)
    #expect(names.contains("Pie-Chart.svg"))
    #expect(names.contains("index.html"))
  }

  @Test("A host without the program for pictures says so before anything runs")
  func missingProgram() throws {
    let alone = scratch.file("alone")
    try FileManager.default.createDirectory(atPath: alone, withIntermediateDirectories: true)
    for name in ["report-host", "ActivityCharts"] {
      try FileManager.default.copyItem(
        atPath: "\(HostRun.folder)/\(name)",
        toPath: "\(alone)/\(name)"
      )
    }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: alone + "/report-host")
    process.arguments = report + ["-o", scratch.file("a.png")]
    process.environment = ["HOME": scratch.path]
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    #expect(text.contains("pictures are made by a program that is not at"))
    #expect(!FileManager.default.fileExists(atPath: scratch.file("a.png")))
  }

  @Test("A report is shown as a picture by the protocol that is asked for")
  func graphics() throws {
    let kitty = try HostRun(report + ["--graphics", "kitty", "--width", "40"])
    #expect(kitty.output.hasPrefix("\u{1B}_Ga=T,t=d,f=100,q=2,c=40,"))
    let sixel = try HostRun(report + ["--graphics", "sixel", "--width", "40"])
    #expect(sixel.outputBytes.starts(with: Array("\u{1B}P".utf8)))
    // Forty cells of eight points, a pixel each.
    #expect(String(decoding: sixel.outputBytes.prefix(40), as: UTF8.self).contains("1;1;320;"))
  }

  @Test("What is no terminal is drawn in cells, and told so")
  func noGraphics() throws {
    let host = try HostRun(report + ["--graphics", "auto"])
    #expect(host.errors.contains("goes to no terminal that could be asked"))
    #expect(!host.errors.contains("this terminal"))
    #expect(host.outputBytes == (try HostRun(report)).outputBytes)
  }

  @Test("A picture is not written to a terminal", arguments: ["png", "svg", "pdf"])
  func terminal(format: String) throws {
    let session = try TerminalSession(report + ["--format", format])
    try session.wait(for: "a terminal does not show \(format): name a file with -o FILE.\(format)")
    #expect(try session.end().status == 2)
  }

  @Test("A terminal that is known to show pictures is sent one where that is asked for")
  func kittyTerminal() throws {
    let kitty = ["TERM": "xterm-kitty", "COLORFGBG": "0;15"]
    let session = try TerminalSession(report + ["--graphics", "auto"], environment: kitty)
    #expect(try session.end() == TerminalSession.End(status: 0))
    #expect(session.output.contains("\u{1B}_Ga=T,t=d,f=100,q=2,c=80,"))
    let plain = try TerminalSession(report, environment: kitty)
    #expect(try plain.end() == TerminalSession.End(status: 0))
    #expect(!plain.output.contains("\u{1B}_G"))
  }
}
