import ExtensionBuilder
import ExtensionHost
import Glibc
import Sanitizer

/// `report-host build`: makes an extension or an app of a folder of Swift sources.
enum BuildCommand {
  static let syntax = CommandSyntax(
    name: "build",
    summary: "Build an extension or an app from its Swift sources",
    operands: [
      .init(
        name: "SOURCE",
        help: "A folder of sources, such as an Xcode extension's, or a single file",
        isOptional: true,
        isRepeating: true
      )
    ],
    options: [
      .init(
        name: "--output",
        short: "-o",
        value: "FILE",
        help: "Where it goes (default: here, named as the first folder)"
      ),
      .init(
        name: "--swift-version",
        value: "5|6",
        help: "The version of the language (default: 5, as in Xcode)"
      ),
      .init(name: "--warnings", short: "-W", help: "Show the compiler's warnings, too"),
      .init(name: "--sdk-files", help: "Only list the files that extensions are built with"),
    ],
    forms: ["[OPTION]… SOURCE…"],
    discussion: """
      Folders are searched for .swift files, an Info.plist, .xcassets, .strings, .stringsdict and
      .xcstrings; name further folders and files for what an extension shares with its app. What
      has @main says which of the two it is: a DeviceActivityReportExtension or an App. The compiler
      is swiftc in PATH, or what SWIFTC names.

      Examples:
        report-host build MyReports
        report-host build MyReports Shared/Model.swift -o ~/bin/MyReports
        report-host build MyApp Shared
      """
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    do {
      guard let hostPath = LocatedExtension.hostPath() else {
        throw CommandFailure("cannot find this program's own file; /proc may not be mounted")
      }
      let sdk = try SDK(besideHost: hostPath)
      guard !arguments.isSet("--sdk-files") else {
        try console.write(sdk.files.map { $0 + "\n" }.joined())
        return 0
      }
      guard !arguments.operands.isEmpty else {
        throw UsageError("missing SOURCE", command: syntax.name)
      }
      let options = try BuildOptions(arguments, console: console).options
      let sources = try ExtensionSources(arguments.operands)
      let toolchain = try Toolchain(environment: console.environment)
      let build = ExtensionBuild(sources, options: options, sdk: sdk, toolchain: toolchain)
      return try run(build, console)
    } catch let error as BuildError {
      guard error.isUsage else { throw CommandFailure(error.description) }
      throw UsageError(error.description, command: syntax.name)
    }
  }

  private static func run(_ build: ExtensionBuild, _ console: Console) throws -> Int32 {
    let outcome = try TransientLine.during("compiling \(files(build.sources.swiftFiles.count))") {
      try build.run()
    }
    if !outcome.compilerOutput.isEmpty {
      console.note(String(outcome.compilerOutput.trimmingSuffix { $0.isNewline }))
    }
    guard let kind = outcome.kind else {
      for line in BuildSummary(outcome).lines { console.complain(line, in: syntax.name) }
      return 1
    }
    let path = outcome.path
    try console.write("built \(path)\n")
    if isatty(STDOUT_FILENO) == 1 {
      let runnable = path.contains("/") ? path : "./" + path
      console.note(
        kind == .app
          ? "Open it with: report-host open \(runnable) --sample"
          : "Run it with: report-host run \(runnable) --context CONTEXT --sample"
      )
    }
    return 0
  }

  private static func files(_ count: Int) -> String { count == 1 ? "1 file" : "\(count) files" }
}

extension String {
  /// The text without the characters at its end that meet a condition.
  fileprivate func trimmingSuffix(while condition: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, condition(last) { rest.removeLast() }
    return rest
  }
}
