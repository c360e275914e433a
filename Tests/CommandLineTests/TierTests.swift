import Foundation
import Testing

@Suite("Tiers")
struct TierTests {
  @Test("A dynamically linked Swift extension with threads runs in the dynamic tier, labelled so")
  func swift() throws {
    let host = try run("DynamicExtension", "threads")
    #expect(host.output == "5050 no file\n")
    #expect(host.errors.hasPrefix("note: the dynamic tier is weaker"))
    #expect(host.status == 0)
  }

  @Test("The strict tier refuses it, and names the way to link it and the other tier")
  func strict() throws {
    let host = try HostRun(["run", "DynamicExtension", "-c", "threads", "--sample"])
    #expect(host.status == 1)
    #expect(host.errors.contains("link it with -static-executable"))
    #expect(host.errors.contains("--tier dynamic"))
  }

  @Test(
    "The extension in Perl gives its report without a refused call",
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/perl"))
  )
  func perl() throws {
    let path = try #require(Self.example("ScriptExtension/total-activity"))
    let host = try run(path, "total activity")
    #expect(host.output.contains("Total, reckoned in Perl"))
    // The same sum that the extension in C gives.
    let other = try HostRun(["run", "CExtension", "-c", "total activity"] + Self.sample)
    let total = { (output: String) in
      output.split(separator: "\n").last.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(total(other.output) == total(host.output))
    #expect(host.errors.split(separator: "\n").count == 1)
  }

  @Test("An executable cannot have a private folder shown by calling it a library folder")
  func privateFolder() throws {
    let scratch = Scratch()
    let original = URL(fileURLWithPath: HostRun.folder + "/DynamicExtension")
    var bytes = [UInt8](try Data(contentsOf: original))
    let origin = try #require(FaultyExtension.find(Array(":$ORIGIN".utf8), in: bytes))
    let start = try #require(bytes[..<origin].lastIndex(of: 0)) + 1
    let path = "/etc" + String(repeating: "/", count: origin - start - 4)
    bytes.replaceSubrange(start..<origin, with: Array(path.utf8))
    let copy = try scratch.write(bytes, to: "extension", mode: 0o755)
    let host = try run(copy, "threads")
    #expect(host.status == 1)
    #expect(host.errors.contains("not a public folder of the system"))
  }

  @Test("An unknown tier, or a layer that nobody can go without, is wrong usage")
  func usage() throws {
    let tier = try HostRun(["run", "DynamicExtension", "--tier", "loose"])
    #expect(tier.status == 2)
    #expect(tier.errors.contains("--tier"))
    let layer = try HostRun(["run", "DynamicExtension", "--accept-missing", "seccomp"])
    #expect(layer.status == 2)
    #expect(layer.errors.contains("'seccomp' is no layer that can be missing"))
  }

  private static let sample = ["--sample", "--now", "2026-11-20T12:00:00Z"]

  private func run(_ name: String, _ context: String) throws -> HostRun {
    try HostRun(["run", name, "-c", context, "--tier", "dynamic"] + Self.sample)
  }

  /// A file of Examples, found from the build folder upwards.
  private static func example(_ path: String) -> String? {
    var folder = URL(fileURLWithPath: HostRun.folder)
    while folder.path != "/" {
      let file = folder.appending(path: "Examples/" + path).path
      if FileManager.default.fileExists(atPath: file) { return file }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
