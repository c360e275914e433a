import Foundation
import Testing

@Suite("Outlines of trees")
struct TreeInspectionTests {
  private let outline = [
    "inspect", "ActivityCharts", "--tree", "-c", "topApps", "--sample", "--now",
    "2026-11-08T12:00:00Z", "-z", "UTC",
  ]

  @Test("Each view is a line below its parent, with its place and size in points")
  func lines() throws {
    let host = try HostRun(outline + ["--width", "40"])
    #expect(host.status == 0)
    #expect(host.errors == "")
    let lines = host.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("VStack spacing 16  x 0 y 0 w 320 h ") == true)
    // A heading of nine characters, in cells of 8 by 16 points.
    #expect(lines.contains("        Text \"Most Used\"  x 0 y 0 w 72 h 16"))
  }

  @Test("An extension that fails to give a tree is told as by run")
  func fails() throws {
    let scratch = Scratch()
    let failing = try FaultyExtension.copy("abort-within", in: scratch)
    let host = try HostRun(["inspect", failing, "--tree", "-c", "catalogue", "--sample"])
    #expect(host.status == 1)
    #expect(host.errors.contains("'extension': the extension"))
    #expect(host.output == "")
  }

  @Test("It asks for a context where there are several")
  func asks() throws {
    let host = try HostRun(["inspect", "ActivityCharts", "--tree", "--sample"])
    #expect(host.status == 2)
    #expect(host.errors.contains("name a context with --context"))
  }
}
