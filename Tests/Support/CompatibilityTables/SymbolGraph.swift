import Foundation

/// The public symbols of a module, as the toolchain writes them down.
package struct SymbolGraph: Decodable {
  package struct Symbol: Decodable {
    struct Kind: Decodable {
      var identifier: String
    }

    struct Documentation: Decodable {
      struct Line: Decodable {
        var text: String
      }

      var lines: [Line]
    }

    var kind: Kind
    var pathComponents: [String]
    var docComment: Documentation?

    /// Makes a method with some documentation.
    package init(method path: [String], documentation: String) {
      kind = Kind(identifier: "swift.method")
      pathComponents = path
      docComment = Documentation(lines: [Documentation.Line(text: documentation)])
    }

    /// Whether the documentation says that nothing comes of the symbol.
    var isWithoutEffect: Bool {
      let words = docComment?.lines.map(\.text).joined(separator: " ") ?? ""
      return words.contains("Accepted without effect")
    }
  }

  var symbols: [Symbol]

  /// Extracts a module's symbols, those that it adds to others' types included.
  ///
  /// - Parameters:
  ///   - module: The name of the module.
  ///   - build: The folder of the build, with the folder `Modules`.
  static func symbols(of module: String, build: URL, root: URL) throws -> [Symbol] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "symbols-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = try extractor()
    process.arguments =
      [
        "-module-name", module, "-I", build.appending(path: "Modules").path,
        "-minimum-access-level", "public", "-output-dir", folder.path,
        "-skip-synthesized-members", "-skip-inherited-docs", "-omit-extension-block-symbols",
        "-module-cache-path", build.appending(path: "ModuleCache").path,
        "-target", targetTriple,
      ] + moduleMaps(build: build, root: root)
    let output = folder.appending(path: "output")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    process.standardError = try FileHandle(forWritingTo: output)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ExtractionError(
        module: module,
        output: try String(contentsOf: output, encoding: .utf8)
      )
    }
    let graphs = try FileManager.default.contentsOfDirectory(
      at: folder,
      includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "json" }
    return try graphs.flatMap { url in
      try JSONDecoder().decode(SymbolGraph.self, from: Data(contentsOf: url)).symbols
    }
  }

  struct ExtractionError: Error, CustomStringConvertible {
    var module: String
    var output: String
    var description: String { "the symbols of \(module) cannot be read: \(output)" }
  }

  private static var targetTriple: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  /// The tool, which stands beside the compiler.
  private static func extractor() throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let compiler = URL(filePath: "\(folder)/swiftc").resolvingSymlinksInPath()
      let tool = compiler.deletingLastPathComponent().appending(path: "swift-symbolgraph-extract")
      if FileManager.default.isExecutableFile(atPath: tool.path) { return tool }
    }
    throw ExtractionError(module: "Swift", output: "swift-symbolgraph-extract is not in PATH")
  }

  /// Where the modules of C targets are described: by the build or in their own folders.
  private static func moduleMaps(build: URL, root: URL) -> [String] {
    let manager = FileManager.default
    let built = (try? manager.contentsOfDirectory(at: build, includingPropertiesForKeys: nil)) ?? []
    var maps = built.map { $0.appending(path: "module.modulemap").path }
      .filter(manager.fileExists(atPath:))
    let sources = manager.enumerator(
      at: root.appending(path: "Sources"),
      includingPropertiesForKeys: nil
    )
    while let url = sources?.nextObject() as? URL {
      if url.path.hasSuffix("/include/module.modulemap") { maps.append(url.path) }
    }
    return maps.sorted().flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }
}
