internal import CivilCalendar

/// Reads the rows of RescueTime's table of activities by time.
struct RescueTimeReader: ~Copyable {
  private enum Column {
    static let date = "Date"
    static let seconds = "Time Spent (seconds)"
    static let activity = "Activity"
    static let category = "Category"
  }

  private var csv: CSVReader
  private var fieldCount = 0
  private var date = 0
  private var seconds = 0
  private var activity = 0
  private var category: Int?
  private var lastStart = Int64.min

  /// Reads the names of the columns.
  init(_ csv: consuming CSVReader) throws(CSVError) {
    self.csv = csv
    try readHeader()
  }

  var offset: Int64 { csv.offset }
  /// The error number of a read that failed; zero where none did.
  var readFailure: Int32 { csv.readFailure }

  /// Whether the first line of a file names the columns that are needed.
  static func isHeader(_ line: String) -> Bool {
    [Column.date, Column.seconds, Column.activity].allSatisfy { line.contains($0) }
  }

  private mutating func readHeader() throws(CSVError) {
    guard try csv.nextRecord() else { throw csv.failure("the names of the columns are missing") }
    fieldCount = csv.count
    var columns: [String: Int] = [:]
    for index in 0..<csv.count {
      let name = csv.string(index) ?? ""
      guard columns.updateValue(index, forKey: name) == nil || name.isEmpty else {
        throw csv.failure("two columns are named \(quoted(name))")
      }
    }
    guard let date = columns[Column.date] else {
      throw csv.failure(
        "column “\(Column.date)” is missing; export activities by time (perspective=interval)"
      )
    }
    guard let seconds = columns[Column.seconds] else {
      throw csv.failure("column “\(Column.seconds)” is missing")
    }
    guard let activity = columns[Column.activity] else {
      throw csv.failure(
        "column “\(Column.activity)” is missing; export activities (restrict_kind=activity)"
      )
    }
    (self.date, self.seconds, self.activity) = (date, seconds, activity)
    category = columns[Column.category]
  }

  /// Goes back to the first row.
  mutating func rewind() throws(CSVError) {
    guard csv.rewind() else {
      throw csv.failure("the rows have to be read twice; import a file, not a pipe")
    }
    lastStart = .min
    try readHeader()
  }

  /// The next row; nil at the end.
  mutating func next() throws(CSVError) -> RescueTimeRow? {
    guard try csv.nextRecord() else { return nil }
    guard csv.count == fieldCount else {
      throw csv.failure("\(csv.count) fields where the first line has \(fieldCount)")
    }
    let row = RescueTimeRow(
      localStart: try readStart(),
      seconds: try readSeconds(),
      activity: name(activity),
      category: category.flatMap { name($0) }
    )
    guard row.localStart >= lastStart else {
      throw csv.failure("“\(Column.date)” is before that of the row above; sort the rows by it")
    }
    lastStart = row.localStart
    return row
  }

  private func readStart() throws(CSVError) -> Int64 {
    guard let text = csv.string(date), let time = RFC3339.parse(text + "Z") else {
      throw csv.failure("“\(Column.date)” is not a local date and time such as 2026-11-02T08:05:00")
    }
    guard time.seconds.flooredRemainder(by: RescueTimeGrain.fiveMinutes.seconds) == 0 else {
      throw csv.failure("“\(Column.date)” does not begin five minutes or an hour")
    }
    return time.seconds
  }

  private func readSeconds() throws(CSVError) -> Int64 {
    guard let text = csv.string(seconds), let value = Int64(text) else {
      throw csv.failure("“\(Column.seconds)” is not a whole number of seconds")
    }
    return value
  }

  private func name(_ index: Int) -> String? {
    guard !csv.isCut(index), let text = csv.string(index), !text.isEmpty else { return nil }
    return text
  }
}
