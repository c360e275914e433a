import ExtensionHost
import ExtensionProtocol
import Sandbox
import Sanitizer

/// `report-host extensions`: lists what can be run and opened.
enum ExtensionsCommand {
  static let syntax = CommandSyntax(
    name: "extensions",
    summary: "List the report extensions that can be run, with their contexts, and the apps",
    discussion: """
      Each extension and app is started in the sandbox, without activity, to ask for its contexts or
      scenes.

      They are looked for in $REPORT_HOST_PATH, the folder of report-host itself,
      $XDG_DATA_HOME/report-host/extensions and <prefix>/lib/report-host/extensions.
      """
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let locator = LocatedExtension.locator(console)
    let programs = locator.programs()
    guard !programs.isEmpty else {
      let folders = locator.directories.map { Sanitizer.path($0) }.joined(separator: ", ")
      console.note("no extensions in \(folders)")
      return 0
    }
    var text = ""
    for program in programs where program.kind == .reportExtension {
      text += entry(program.file, ContextListing(of: program.file).line)
    }
    let apps = programs.filter { $0.kind == .app }.map(\.file)
    if !apps.isEmpty {
      text += (text.isEmpty ? "" : "\n") + "Apps, which report-host open opens:\n"
    }
    for file in apps { text += entry(file, ContextListing(of: file).sceneLine) }
    try console.write(text)
    return 0
  }

  private static func entry(_ file: ExtensionFile, _ line: String) -> String {
    Sanitizer.sanitized(file.name, limit: 128)
      + "\n  \(Sanitizer.path(file.executable))\n  \(line)\n"
  }
}

/// The contexts of an extension or the scenes of an app, from its handshake.
struct ContextListing {
  private let name: String
  /// Sanitized; nil with the reason why they cannot be told.
  private let contexts: [String]?
  private let reason: String

  init(of file: ExtensionFile) {
    name = Sanitizer.sanitized(file.name, limit: 128)
    do {
      let executable = try ExecutableFile(path: file.executable)
      var configuration = SandboxConfiguration()
      configuration.timeLimit = 5
      let session = try ExtensionSession(executable, configuration: configuration)
      contexts = try session.greet().contexts.map { Sanitizer.sanitized($0, limit: 128) }
      _ = session.finish()
      reason = ""
    } catch {
      contexts = nil
      reason = Sanitizer.sanitized("\(error)", limit: 1024)
    }
  }

  /// One short line for people.
  var line: String {
    contexts.map { "contexts: \(ContextList.text($0, of: name))" } ?? failure
  }

  /// One short line about an app.
  var sceneLine: String {
    contexts.map { "scenes: \(ContextList.text($0, of: name))" } ?? failure
  }

  /// All contexts, however many, or why they cannot be told.
  var all: String { contexts?.joined(separator: ", ") ?? failure }

  private var failure: String { "cannot be run: \(reason)" }
}
