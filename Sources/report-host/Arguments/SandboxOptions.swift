import Sandbox

/// How an extension is to be held: its tier, what of the sandbox may be missing, its limits.
struct SandboxOptions {
  let tier: SandboxTier
  /// Layers that the user accepts to lack.
  let accepted: Set<IsolationLayer>
  private let timeLimit: Double
  private let memoryLimit: UInt64
  private let replyLimit: Int

  /// - Throws: ``UsageError`` for a value that is not allowed.
  init(_ arguments: ParsedArguments) throws {
    tier = try arguments.choice("--tier") ?? .strict
    accepted = try Self.accepted(arguments)
    timeLimit = Double(try arguments.integer("--time-limit", in: 1...3600) ?? 10)
    memoryLimit = UInt64(try arguments.integer("--memory-limit", in: 48...65_536) ?? 256) << 20
    replyLimit = (try arguments.integer("--output-limit", in: 1...16) ?? 16) << 20
  }

  static let syntax: [CommandSyntax.Option] = [
    .init(
      name: "--tier",
      value: "NAME",
      help: "strict (default), or dynamic for dynamically linked and interpreted extensions,\n"
        + "which is weaker: they may read the installed libraries and run threads"
    ),
    .init(
      name: "--accept-missing",
      value: "LAYERS",
      help: "Run although this system lacks layers of the sandbox: namespaces, landlock, listener",
      isRepeating: true
    ),
    .init(name: "--time-limit", value: "SECONDS", help: "For the extension; 10 by default"),
    .init(
      name: "--memory-limit",
      value: "MIB",
      help: "For the extension, 48 to 65536; 256 by default"
    ),
    .init(name: "--output-limit", value: "MIB", help: "For its reply; 16 by default, and at most"),
  ]

  private static func accepted(_ arguments: ParsedArguments) throws -> Set<IsolationLayer> {
    var layers: Set<IsolationLayer> = []
    for name in try arguments.list("--accept-missing") {
      guard let accepted = IsolationLayer.accepted(name) else {
        let names = IsolationLayer.allCases.filter(IsolationLayer.acceptable.contains)
        throw UsageError(
          "--accept-missing: '\(name)' is no layer that can be missing; "
            + "those are namespaces (all six), \(names.map(\.rawValue).joined(separator: ", "))",
          command: arguments.syntax.name
        )
      }
      layers.formUnion(accepted)
    }
    return layers
  }

  /// The limits and omissions for a process.
  ///
  /// Only what is missing here is left out, whatever was accepted.
  func configuration() -> SandboxConfiguration {
    var configuration = SandboxConfiguration()
    configuration.timeLimit = timeLimit
    configuration.memoryLimit = memoryLimit
    configuration.replyLimit = replyLimit
    if !accepted.isEmpty {
      configuration.omittedLayers = SandboxCapabilities.probe().omissions(accepting: accepted)
    }
    return configuration
  }

  /// What the user should know of a sandbox that is not the whole one.
  static func notes(_ configuration: SandboxConfiguration, _ tier: SandboxTier) -> [String] {
    var notes: [String] = []
    if tier == .dynamic {
      notes.append(
        "note: the dynamic tier is weaker: the extension can read the installed libraries, start "
          + "threads and run code made at run time"
      )
    }
    if !configuration.omittedLayers.isEmpty {
      let layers = IsolationLayer.list(configuration.omittedLayers)
      notes.append("note: without \(layers), which this system lacks, as accepted")
    }
    return notes
  }
}
