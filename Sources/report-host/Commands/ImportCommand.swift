import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Glibc
import Importers
import Sanitizer

/// `report-host import`: takes activity from a file into the store.
enum ImportCommand {
  static let syntax = CommandSyntax(
    name: "import",
    summary: "Import activity from an ActivityWatch export",
    operands: [.init(name: "FILE", help: "A JSON export: of all buckets or of one")],
    options: [
      .init(name: "--store", value: "FILE", help: "Import into another store than the user's own"),
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
      .init(name: "--time-zone", short: "-z", value: "ZONE", help: "For the times in the summary"),
    ],
    discussion: """
      Importing a file again, or one that overlaps it, changes nothing that is there already. An
      import that fails or is interrupted leaves the store as it was. Titles and addresses are not
      kept: applications, domains and times are.

      Example:
        report-host import aw-buckets-export.json
      """
  )

  private enum Role: String, CaseIterable {
    case individual, child
  }

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let role = try arguments.choice("--role", as: Role.self)
    if role == .child, arguments.value("--user") == nil {
      throw UsageError("--role child needs --user with the child's name", command: syntax.name)
    }
    let options = ImportOptions(
      userName: arguments.value("--user"),
      role: role.map { $0 == .child ? .child : .individual },
      deviceName: arguments.value("--device"),
      deviceModel: try arguments.choice("--model", as: DeviceModelName.self)?.model,
      now: Int64(time(nil))
    )
    let zone = try arguments.timeZone(console)
    let path = arguments.value("--store") ?? StoreLocation.standard { console[$0] }
    let report = try load(arguments.operands[0], into: path, options)
    let lines = report.lines(zone: zone).map { Sanitizer.sanitized($0) + "\n" }
    do {
      try console.write(lines.joined())
    } catch let failure as CommandFailure {
      throw CommandFailure("the activity was imported, but \(failure.message)")
    }
    return 0
  }

  private static func load(
    _ file: String,
    into path: String,
    _ options: ImportOptions
  ) throws -> ImportReport {
    do {
      return try ActivityWatchExport.load(file, into: Store.openOrCreate(path), options: options)
    } catch let error as StoreError {
      throw error.naming(path)
    }
  }
}
