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

  @Test(
    "An executable cannot have a private folder shown by calling it a library folder",
    arguments: ["/etc", "$ORIGIN/../victim"]
  )
  func privateFolder(runPath: String) throws {
    let bundle = try Bundle(runPath: runPath)
    let host = try run(bundle.executable, "threads")
    #expect(host.status == 1)
    #expect(host.errors.contains("neither a public folder of the system"))
  }

  @Test("Libraries beside the executable are used, though they are links and need each other")
  func bundled() throws {
    let bundle = try Bundle(runPath: "$ORIGIN/lib")
    for library in try bundle.installed() {
      let name = URL(filePath: library).lastPathComponent
      try bundle.copy(library, to: name + ".1.0")
      try bundle.link(name + ".1.0", from: name)
    }
    let host = try run(bundle.executable, "threads")
    #expect(host.output == "5050 no file\n")
    #expect(host.status == 0)
  }

  @Test("A private file is not shown by calling it a library, nor one that a link leads to")
  func privateFile() throws {
    let bundle = try Bundle(runPath: "$ORIGIN/lib")
    let name = "libswiftObservation.so"
    let secret = try bundle.scratch.write(Array("password".utf8), to: "secret")
    // Were it shown, the dynamic linker would say that it is no library.
    let missing = "\(name): cannot open shared object file: No such file or directory"
    try bundle.copy(secret, to: name)
    #expect(try run(bundle.executable, "threads").errors.contains(missing))
    try bundle.remove(name)
    try bundle.link(secret, from: name)
    #expect(try run(bundle.executable, "threads").errors.contains(missing))
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

  /// A copy of the extension with a run path of its own, and a folder "lib" beside it.
  private struct Bundle {
    let scratch = Scratch()
    let executable: String
    private let originalRunPath: String

    init(runPath: String) throws {
      let original = URL(fileURLWithPath: HostRun.folder + "/DynamicExtension")
      var bytes = [UInt8](try Data(contentsOf: original))
      let origin = try #require(FaultyExtension.find(Array(":$ORIGIN".utf8), in: bytes))
      let start = try #require(bytes[..<origin].lastIndex(of: 0)) + 1
      let end = origin + ":$ORIGIN".utf8.count
      originalRunPath = String(decoding: bytes[start..<origin], as: UTF8.self)
      let padding = String(repeating: "/", count: end - start - runPath.utf8.count)
      bytes.replaceSubrange(start..<end, with: Array((runPath + padding).utf8))
      for folder in ["app/lib", "victim"] {
        let path = scratch.file(folder)
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      }
      executable = try scratch.write(bytes, to: "app/extension", mode: 0o755)
    }

    /// The libraries that the extension was linked with, in the toolchain's folder.
    func installed() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: originalRunPath)
        .filter { $0.hasSuffix(".so") }.map { originalRunPath + "/" + $0 }
    }

    func copy(_ path: String, to name: String) throws {
      try FileManager.default.copyItem(atPath: path, toPath: scratch.file("app/lib/" + name))
    }

    func link(_ target: String, from name: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.file("app/lib/" + name),
        withDestinationPath: target
      )
    }

    func remove(_ name: String) throws {
      try FileManager.default.removeItem(atPath: scratch.file("app/lib/" + name))
    }
  }
}
