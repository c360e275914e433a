import ActivityStore
import CivilCalendar

/// `report-host store export`: activity as a table or as JSON, for other programs.
enum StoreExportCommand {
  static let syntax = CommandSyntax(
    name: "store export",
    summary: "Write activity as CSV or JSON, for a spreadsheet or another program",
    options: [
      .init(name: "--format", short: "-f", value: "FORM", help: "csv (default) or json"),
      .init(
        name: "--output",
        short: "-o",
        value: "FILE",
        help: "Write to a file, which is replaced only when complete"
      ),
      .init(
        name: "--people",
        help: "Screen time of people over all their devices, as the union, instead"
      ),
      .init(name: "--sessions", help: "Every stretch of use to the millisecond instead of sums"),
      .init(
        name: "--during",
        short: "-d",
        value: "PERIOD",
        help: "As 'report-host run' takes it; by default all that the store has"
      ),
    ]
      + RunCommand.activityOptions.filter {
        !["--during", "--sample", "--include-unused"].contains($0.name)
      },
    discussion: """
      Segments without any activity are left out. In CSV the line of a segment's screen time counts
      the pickups without application. A text that a spreadsheet would take for a formula gets an
      apostrophe in front. docs/store.md describes the columns.

      Examples:
        report-host store export -o activity.csv
        report-host store export --segment hourly --during last-week --users Mia -f json
        report-host store export --people --segment weekly
      """
  )

  private enum Format: String, CaseIterable {
    case csv, json
  }

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let format = try arguments.choice("--format", as: Format.self) ?? .csv
    let kind = try kind(arguments)
    let query = try ActivityQuery(arguments, console, UserLocale(console: console))
    do {
      try arguments.withStore(console) { store in
        try store.snapshot {
          var query = query
          if !arguments.isSet("--during") { query.interval = try wholePeriod(of: store) }
          let export = StoreExport(store, query, kind)
          try output(arguments, console) { put in
            switch format {
            case .csv: try export.run(CSVExport(), put)
            case .json: try export.run(JSONExport(), put)
            }
          }
        }
      }
    } catch QueryError.tooManySegments(let limit) where !arguments.isSet("--during") {
      throw UsageError(
        "what the store has spans more than \(limit) segments; "
          + "name a period with --during, or a longer --segment",
        command: syntax.name
      )
    } catch let error as QueryError {
      throw UsageError("\(error)", command: syntax.name)
    }
    return 0
  }

  private static func kind(_ arguments: ParsedArguments) throws -> ExportKind {
    let isOfPeople = arguments.isSet("--people")
    let items = ["--application", "--category", "--web-domain"].first(where: arguments.isSet)
    if isOfPeople, arguments.isSet("--sessions") {
      throw UsageError("--people and --sessions exclude each other", command: syntax.name)
    }
    if isOfPeople, let items {
      throw UsageError("--people and \(items) exclude each other", command: syntax.name)
    }
    if arguments.isSet("--sessions"), arguments.isSet("--segment") {
      throw UsageError("--sessions and --segment exclude each other", command: syntax.name)
    }
    return isOfPeople ? .people : arguments.isSet("--sessions") ? .sessions : .segments
  }

  private static func wholePeriod(of store: Store) throws -> Range<Int64> {
    let seconds = ActivityBin.seconds
    guard let bins = try store.binSpan(of: try store.deviceUsers()) else { return 0..<1 }
    return bins.lowerBound * seconds..<bins.upperBound * seconds
  }

  private static func output(
    _ arguments: ParsedArguments,
    _ console: Console,
    _ body: (_ put: ([UInt8]) throws -> Void) throws -> Void
  ) throws {
    if let path = arguments.value("--output") {
      try AtomicFile.write(to: path, body)
    } else {
      try body(console.write)
    }
  }
}

/// Writes what a query lets through, piece by piece.
struct StoreExport {
  private let store: Store
  private let query: ActivityQuery
  private let kind: ExportKind
  private let clock: ExportClock

  init(_ store: Store, _ query: ActivityQuery, _ kind: ExportKind) {
    (self.store, self.query, self.kind) = (store, query, kind)
    clock = ExportClock(zone: query.zone)
  }

  /// Bytes that are written at once.
  private static let pieceLength = 1 << 16

  func run(_ format: some ExportFormat, _ put: ([UInt8]) throws -> Void) throws {
    var format = format
    var waiting = format.begin(kind)
    func add(_ bytes: [UInt8]) throws {
      waiting += bytes
      guard waiting.count >= Self.pieceLength else { return }
      try put(waiting)
      waiting.removeAll(keepingCapacity: true)
    }
    switch kind {
    case .segments:
      try query.forEachReport(from: store) { try add(format.text(of: $0, clock)) }
    case .people:
      try query.forEachPerson(in: store) { try add(format.text(of: $0, $1, clock)) }
    case .sessions:
      try query.forEachSession(in: store) { try add(format.text(of: $0, clock)) }
    }
    try put(waiting + format.end())
  }
}
