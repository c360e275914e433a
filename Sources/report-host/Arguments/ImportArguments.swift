import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Glibc
import Importers

/// The options that say what a source is, as `import` and `sources add` take them.
enum ImportArguments {
  static let options: [CommandSyntax.Option] = [
    .init(
      name: "--format",
      value: "KIND",
      help: "What kind of source it is; by default told from its content:\n"
        + SourceFormat.allCases.map(\.rawValue).joined(separator: ", ")
    ),
    .init(name: "--user", value: "NAME", help: "Whose activity it is; by default the user's own"),
    .init(name: "--role", value: "ROLE", help: "individual (default) or child"),
    .init(
      name: "--device",
      value: "NAME",
      help: "The name of the device that all of it happened on"
    ),
    .init(
      name: "--model",
      value: "MODEL",
      help: "iPhone, iPad, iPod or mac; by default phones are iPhones and computers Macs"
    ),
    .init(
      name: "--map",
      value: "HOST=DEVICE",
      help: "Another name for one of the source's devices; unknown=DEVICE names those without",
      isRepeating: true
    ),
    .init(
      name: "--rules",
      value: "FILE",
      help:
        "Category rules as ActivityWatch has them (settings.json), instead of the source's own;\n"
        + "none for no rules"
    ),
    .init(
      name: "--key",
      value: "KEY",
      help: "A server's api_key; by default $ACTIVITYWATCH_API_KEY, which nobody else sees"
    ),
    .init(name: "--time-zone", short: "-z", value: "ZONE", help: "For times without a zone"),
  ]

  private enum Role: String, CaseIterable {
    case individual, child
  }

  /// - Throws: ``UsageError`` for a value that cannot be understood.
  static func options(
    _ arguments: ParsedArguments,
    console: Console,
    now: Int64 = Int64(time(nil))
  ) throws -> ImportOptions {
    let role = try arguments.choice("--role", as: Role.self)
    if role == .child, arguments.value("--user") == nil {
      throw UsageError(
        "--role child needs --user with the child's name",
        command: arguments.syntax.name
      )
    }
    return ImportOptions(
      userName: arguments.value("--user"),
      role: role.map { $0 == .child ? .child : .individual },
      deviceName: arguments.value("--device"),
      deviceModel: try arguments.choice("--model", as: DeviceModelName.self)?.model,
      deviceMap: Dictionary(
        try mapEntries(arguments).map { ($0.host, $0.device) },
        uniquingKeysWith: { _, last in last }
      ),
      timeZone: try arguments.value("--time-zone").map { _ in try arguments.timeZone(console) },
      rules: try rules(arguments),
      key: arguments.value("--key") ?? console["ACTIVITYWATCH_API_KEY"],
      now: now
    )
  }

  /// Checks that options fit each other and the source.
  ///
  /// - Throws: ``UsageError`` for one that would be ignored, or that would give a person or device a
  ///   name that stands for all in other commands.
  static func check(_ arguments: ParsedArguments, source: String) throws {
    func refuse(_ message: String) -> UsageError {
      UsageError(message, command: arguments.syntax.name)
    }
    var hosts: Set<String> = []
    let map = try mapEntries(arguments)
    for (host, _) in map {
      guard hosts.insert(host).inserted else { throw refuse("--map names '\(host)' twice") }
    }
    if arguments.isSet("--device"), !hosts.isEmpty {
      throw refuse("--device and --map exclude each other")
    }
    if arguments.isSet("--key"), !SourceSync.isServer(source) {
      throw refuse("--key is for servers, not for files")
    }
    if let name = arguments.value("--user"), ActivityQuery.isReserved(user: name) {
      throw refuse("--user \(name) cannot be a person's name: it stands for several people")
    }
    let devices = arguments.values("--device") + map.map(\.device)
    if devices.contains(where: ActivityQuery.isReserved(device:)) {
      throw refuse("a device cannot be called 'all': it stands for all devices")
    }
  }

  static func format(_ arguments: ParsedArguments) throws -> SourceFormat? {
    try arguments.choice("--format", as: SourceFormat.self)
  }

  /// What `--map` names, in the order in which it was given.
  private static func mapEntries(
    _ arguments: ParsedArguments
  ) throws -> [(host: String, device: String)] {
    try arguments.values("--map").map { entry in
      let parts = entry.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError(
          "--map takes HOST=DEVICE, not '\(entry)'",
          command: arguments.syntax.name
        )
      }
      return (parts[0], parts[1])
    }
  }

  private static func rules(_ arguments: ParsedArguments) throws -> RuleChoice {
    switch arguments.value("--rules") {
    case nil: .ofSource
    case "none": .none
    case let file?: .given(try CategoryRules(file: file))
    }
  }

  /// The words of the options as they were given, to be read again later.
  static func words(_ arguments: ParsedArguments) throws -> [String] {
    var words: [String] = []
    for option in options {
      for value in arguments.values(option.name) {
        guard !value.contains("\u{1F}") else {
          throw UsageError("\(option.name) has a control character", command: arguments.syntax.name)
        }
        let isFile = option.name == "--rules" && value != "none"
        words.append("\(option.name)=\(isFile ? try SourcesAddCommand.absolute(value) : value)")
      }
    }
    return words
  }
}
