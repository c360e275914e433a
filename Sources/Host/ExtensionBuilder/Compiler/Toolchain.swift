/// The Swift compiler that extensions are built with.
package struct Toolchain: Hashable, Sendable {
  /// The compiler, with links followed: what belongs to it is beside it.
  package let compiler: String

  /// Finds the compiler: `SWIFTC` names it, or it is in one of the folders of `PATH`.
  ///
  /// - Throws: ``BuildError`` where there is none.
  package init(environment: [String: String]) throws(BuildError) {
    if let named = environment["SWIFTC"], !named.isEmpty, named.contains("/") {
      guard let path = Self.program(named) else {
        throw BuildError("SWIFTC is \(named), which is no program; name the compiler 'swiftc'")
      }
      compiler = path
      return
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    let name = environment["SWIFTC"].flatMap { $0.isEmpty ? nil : $0 } ?? "swiftc"
    guard let path = folders.lazy.compactMap({ Self.program("\($0)/\(name)") }).first else {
      throw BuildError(
        "no Swift compiler: '\(name)' is not in PATH; install Swift 6.3 from swift.org, "
          + "or name its compiler with SWIFTC=/path/to/swiftc"
      )
    }
    compiler = path
  }

  /// The C compiler of the toolchain, which assembles resources.
  var assembler: String { Self.folder(of: compiler) + "/clang" }

  private static func program(_ path: String) -> String? {
    guard FileSystem.kind(of: path) == .file, let resolved = FileSystem.resolved(path) else {
      return nil
    }
    // swiftc is a link to a driver that looks at the name by which it was called.
    let named = folder(of: resolved) + "/" + FileSystem.lastComponent(path)
    return FileSystem.kind(of: named) == .file ? named : resolved
  }

  private static func folder(of path: String) -> String {
    String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}
