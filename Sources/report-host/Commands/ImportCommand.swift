import ActivityStore
import CivilCalendar
import Importers
import Sanitizer

/// `report-host import`: takes activity from a file into the store.
enum ImportCommand {
  static let syntax = CommandSyntax(
    name: "import",
    summary: "Import activity from ActivityWatch, Apple, Android, a browser …",
    operands: [
      .init(name: "SOURCE", help: "A database, an export or another file, or a server's address")
    ],
    options: [
      .init(name: "--store", value: "FILE", help: "Import into another store than the user's own")
    ] + ImportArguments.options,
    discussion: """
      Importing a source again, or one that overlaps it, changes nothing that is there already. An
      import that fails or is interrupted leaves the store as it was. Titles and addresses are not
      kept: applications, domains and times are. 'report-host sources add' imports a source again
      whenever it has something new.

      Examples:
        report-host import ~/.local/share/activitywatch/aw-server-rust/sqlite.db
        report-host import aw-buckets-export.json --map unknown=Laptop
        report-host import app_usage --user Anna --role child --device "Anna's phone"
      """
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    try ImportArguments.check(arguments, source: arguments.operands[0])
    let options = try ImportArguments.options(arguments, console: console)
    let format = try ImportArguments.format(arguments)
    let zone = try arguments.timeZone(console)
    let path = arguments.storePath(console)
    let report: ImportReport
    do {
      report = try ProgressLine.during("imported") { progress in
        try Import.load(
          arguments.operands[0],
          format: format,
          into: Store.openOrCreate(path),
          options: options,
          progress: progress
        )
      }
    } catch let error as StoreError {
      throw error.naming(path)
    }
    try tell(report, zone, console)
    return 0
  }

  /// Prints what was imported.
  static func tell(_ report: ImportReport, _ zone: TimeZoneRules, _ console: Console) throws {
    let lines = report.lines(zone: zone).map { Sanitizer.sanitized($0) + "\n" }
    do {
      try console.write(lines.joined())
    } catch let failure as CommandFailure {
      throw CommandFailure("the activity was imported, but \(failure.message)")
    }
  }
}
