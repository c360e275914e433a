import Foundation
import Testing

/// Pages in a browser, where there is one.
@Suite("Pages in Chromium")
struct BrowserTests {
  @Test(
    "Pages show without a word, a request or a fault of accessibility",
    .enabled(
      if: Chromium.isInstalled,
      "needs chromium and python3: make test-browser installs them"
    )
  )
  func pages() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "report-host-pages-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for page in try SamplePages.all() {
      try Data(page.bytes).write(to: folder.appending(path: page.name + ".html"))
    }
    let (status, output) = try Chromium.check(folder)
    #expect(status == 0, "\(output)")
  }
}

/// The program that opens pages, `run.py`, and what it needs.
enum Chromium {
  static var isInstalled: Bool {
    find("python3") != nil && (find("chromium") ?? find("chromium-browser")) != nil
  }

  static func check(_ folder: URL) throws -> (status: Int32, output: String) {
    let process = Process()
    let output = Pipe()
    let program = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "run.py")
    process.executableURL = find("python3")
    process.arguments = ["-B", program.path, folder.path, "--samples"]
    let pictures = ProcessInfo.processInfo.environment["REPORT_HOST_PICTURES"] ?? ""
    if !pictures.isEmpty {
      process.arguments?.append(contentsOf: ["--pictures", pictures])
    }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let words = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: words, as: UTF8.self))
  }

  private static func find(_ name: String) -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(filePath: "\($0)/\(name)") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
