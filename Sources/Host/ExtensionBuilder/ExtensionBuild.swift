internal import ELF
package import ExtensionHost
internal import Glibc
internal import ResourceFormat

/// One build: Swift sources and resources in, a static executable that says what it is out, an
/// extension or an app.
package struct ExtensionBuild: Sendable {
  package let sources: ExtensionSources
  package let options: Options
  private let sdk: SDK
  private let toolchain: Toolchain

  /// What the author may choose.
  package struct Options: Sendable {
    /// Where the executable goes; nil for a file here that is named for what it is.
    package var outputPath: String?
    /// The name that the extension is known by.
    package var name: String
    /// The version of the language, 5 or 6.
    package var languageMode: String
    package var showsWarnings: Bool
    package var environment: [String: String]

    package init(
      outputPath: String? = nil,
      name: String,
      languageMode: String = "5",
      showsWarnings: Bool = false,
      environment: [String: String]
    ) {
      self.outputPath = outputPath
      self.name = name
      self.languageMode = languageMode
      self.showsWarnings = showsWarnings
      self.environment = environment
    }
  }

  /// What a build came to.
  package struct Outcome: Sendable {
    /// What the executable is; nil where there is none now.
    package var kind: ProgramKind?
    /// Where the executable is.
    package var path: String
    /// What the compiler wrote, with the files as the author named them.
    package var compilerOutput: String
    /// The names that were not found; nil where the build succeeded.
    package var missing: MissingNames?
    /// What the author can do about what else went wrong.
    package var remedies: [String] = []
  }

  package init(
    _ sources: ExtensionSources,
    options: Options,
    sdk: SDK,
    toolchain: Toolchain
  ) {
    self.sources = sources
    self.options = options
    self.sdk = sdk
    self.toolchain = toolchain
  }

  /// Compiles and links.
  ///
  /// The executable appears when all went well, in place of an older one; otherwise nothing changes.
  ///
  /// - Throws: ``BuildError`` for what is not the compiler's to report.
  package func run() throws(BuildError) -> Outcome {
    Interruption.begin()
    defer { Interruption.end() }
    let workspace = try Workspace(environment: options.environment)
    defer { workspace.remove() }
    let inputs = try BuildInputs(sources, options: options, sdk: sdk, workspace: workspace)
    try assemble(inputs, in: workspace)
    let path = options.outputPath ?? defaultPath(inputs.declared)
    let temporary = try BuildOutput(for: path, in: workspace)
    defer { temporary.remove() }
    let command = CompilerCommand(
      sdk: sdk,
      toolchain: toolchain,
      inputs: inputs,
      options: options,
      outputPath: temporary.path
    )
    let result = try Subprocess.run(
      command.words,
      environment: workspace.environment(options.environment),
      outputPath: workspace.file("compiler.log")
    )
    let output = CompilerOutput(result.output, inputs: inputs)
    guard result.status == 0 else {
      let missing = MissingNames(compilerOutput: output.text, declared: inputs.declared.names)
      return Outcome(
        path: path,
        compilerOutput: output.text,
        missing: missing,
        remedies: output.remedies(declared: inputs.declared, status: result.status)
      )
    }
    let kind = try kind(of: temporary.path, inputs)
    try temporary.moveIntoPlace()
    return Outcome(kind: kind, path: path, compilerOutput: options.showsWarnings ? output.text : "")
  }

  /// A file of the program's name here; where a folder has the name, as the sources themselves may, one
  /// with the ending that Apple's bundles of its kind have.
  private func defaultPath(_ declared: DeclaredNames) -> String {
    guard FileSystem.kind(of: options.name) == .folder else { return options.name }
    let isApp = declared.reportExtensions.isEmpty && !declared.apps.isEmpty
    return options.name + (isApp ? ".app" : ".appex")
  }

  /// Makes an object file of the resources.
  private func assemble(_ inputs: BuildInputs, in workspace: Workspace) throws(BuildError) {
    let result = try Subprocess.run(
      [toolchain.assembler, "-c", inputs.assemblyPath, "-o", inputs.resourceObjectPath],
      environment: workspace.environment(options.environment),
      outputPath: workspace.file("assembler.log")
    )
    guard result.status == 0 else {
      let output = String(decoding: result.output.prefix(500), as: UTF8.self)
      throw BuildError("\(toolchain.assembler) cannot assemble the resources: \(output)")
    }
  }

  /// Which kind of program was linked.
  private func kind(of path: String, _ inputs: BuildInputs) throws(BuildError) -> ProgramKind {
    let kind = (try? ELFFile(contentsOf: path)).flatMap {
      try? ExtensionIdentity(of: $0, informationPath: nil).kind
    }
    if let kind { return kind }
    let names = inputs.declared.reportExtensions + inputs.declared.apps
    throw BuildError(
      names.isEmpty
        ? "the program is no report extension and no app: "
          + "no type conforms to DeviceActivityReportExtension or App"
        : "the program is no report extension and no app: @main belongs in front of \(names[0])"
    )
  }
}
