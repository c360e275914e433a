import ELF
import ExtensionHost
import Glibc
import Sandbox
import Sanitizer

/// `report-host inspect`: tells what an executable is, without running more than its handshake, or
/// outlines a report of it.
enum InspectCommand {
  static let syntax = CommandSyntax(
    name: "inspect",
    summary: "Show what an executable is, or outline the tree of a report",
    operands: [.init(name: "EXTENSION", help: "An extension's name or path")],
    options: [
      .init(
        name: "--tree",
        help: "Run a context and show what each view of it is, where it stands and how large it\n"
          + "is, in points; the options below go with this"
      )
    ] + TreeInspection.options,
    discussion: """
      Without --tree: the executable's extension point, contexts, size and sandbox tier.

      With it the extension runs as 'report-host run' runs it. A view that was offered alternatives or
      scrolls says 'not shown' where it is not. Points are those of the report's author: a cell of a
      terminal is 8 wide and 16 high.

      Examples:
        report-host inspect ActivityCharts
        report-host inspect ./MyExtension --tree -c pieChart --sample --width 40
      """
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    if arguments.isSet("--tree") {
      return try TreeInspection.run(arguments, console: console)
    }
    try TreeInspection.checkAbsence(arguments)
    let file: ExtensionFile
    do {
      file = try LocatedExtension.locator(console).locate(arguments.operands[0])
    } catch {
      throw UsageError("\(error)", command: syntax.name)
    }
    var rows = [("path", Sanitizer.path(file.executable))]
    if let size = size(of: file.executable) { rows.append(("size", size)) }
    let elf: ELFFile
    do {
      elf = try ELFFile(contentsOf: file.executable)
    } catch {
      throw CommandFailure("\(file.executable): \(error)")
    }
    rows.append(("machine", "\(elf.machine)"))
    rows.append(("linking", elf.hasInterpreter ? "dynamic" : "static"))
    let identity = identityRows(elf, file)
    rows += identity.rows
    rows.append(("tier", tier(of: file)))
    var lines = rows.map { line($0, safe($1)) }
    // Each name was made safe by itself; together they may be long.
    if let kind = identity.kind {
      let title = kind == .app ? "scenes" : "contexts"
      lines.append(line(title, ContextListing(of: file).all))
    }
    try console.write(lines.joined())
    return identity.kind == nil ? 1 : 0
  }

  private static func identityRows(
    _ elf: ELFFile,
    _ file: ExtensionFile
  ) -> (rows: [(String, String)], kind: ProgramKind?) {
    do {
      let identity = try ExtensionIdentity(of: elf, informationPath: file.informationPath)
      var rows = [
        ("extension point", identity.extensionPoint),
        ("found in", identity.source == .note ? "ELF note" : "Info.plist"),
      ]
      if let version = identity.protocolVersion { rows.append(("protocol", "version \(version)")) }
      if let name = identity.displayName { rows.append(("display name", name)) }
      if let version = identity.version { rows.append(("version", version)) }
      return (rows, identity.kind)
    } catch {
      return ([("extension point", "none: \(error)")], nil)
    }
  }

  private static func tier(of file: ExtensionFile) -> String {
    do {
      _ = try ExecutableFile(path: file.executable)
      return "strict"
    } catch {
      return "none: \(error)"
    }
  }

  private static func line(_ title: String, _ text: String) -> String {
    "\(Help.padded(title + ":", to: 17)) \(text)\n"
  }

  private static func size(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let tenths = Int(status.st_size) / 104_858
    return "\(tenths / 10).\(tenths % 10) MiB (\(status.st_size) bytes)"
  }

  private static func safe(_ text: String) -> String { Sanitizer.sanitized(text, limit: 4096) }
}
