import ExtensionBuilder
import Glibc

/// The options of a build, from its command line.
struct BuildOptions {
  let options: ExtensionBuild.Options

  /// - Throws: ``UsageError``.
  init(_ arguments: ParsedArguments, console: Console) throws {
    let mode = arguments.value("--swift-version") ?? "5"
    guard ["5", "6"].contains(mode) else {
      throw UsageError(
        "--swift-version takes 5, 6, not '\(mode)'",
        command: BuildCommand.syntax.name
      )
    }
    let named = Self.name(of: arguments.operands.first ?? ".")
    options = ExtensionBuild.Options(
      outputPath: arguments.value("--output"),
      name: named,
      languageMode: mode,
      showsWarnings: arguments.isSet("--warnings"),
      environment: console.environment
    )
  }

  /// What an extension is called: as its folder, or as its file without the ending.
  private static func name(of source: String) -> String {
    var path = source
    if let resolved = realpath(source, nil) {
      path = String(cString: resolved)
      free(resolved)
    }
    let last = path.split(separator: "/").last.map(String.init) ?? "Extension"
    return last.hasSuffix(".swift") ? String(last.dropLast(6)) : last
  }
}
