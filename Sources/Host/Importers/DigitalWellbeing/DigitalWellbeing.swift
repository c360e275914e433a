internal import ActivityStore
internal import ExtensionProtocol

/// Imports the database in which Android's Digital Wellbeing keeps the use of applications.
enum DigitalWellbeing: DatabaseImporter {
  static let format = SourceFormat.digitalWellbeing

  static func recognizes(_ database: SourceDatabase) throws(ImportError) -> Bool {
    try database.hasTables("events", "packages")
  }

  static func read(_ database: SourceDatabase, into recorder: Recorder) throws {
    try database.require(["timestamp", "type", "package_id"], in: "events", of: format.title)
    try database.require(["_id", "package_name"], in: "packages", of: format.title)
    let total = try database.number("SELECT count(*) FROM events")
    let rows = try database.rows(try query(database))
    let device = try recorder.device(SourceDevice(host: nil, model: .iPhone))
    let usage = try PhoneUsage(device)
    var count: Int64 = 0
    while try rows.next() {
      count += 1
      guard !usage.isBeyondReason else {
        throw ImportError.unusable(
          file: database.path,
          reason: "it has more packages, or activities at once, than any phone"
        )
      }
      if count % 4_096 == 0 { recorder.advance(to: Double(count) / Double(max(1, total))) }
      guard let time = rows.integer(0), let type = rows.integer(1) else {
        recorder.report.drop(.damaged)
        continue
      }
      guard let kind = UsageEvent.Kind(rawValue: type) else { continue }
      let package = rows.row.int64(2)
      try usage.learn(package) { try recorder.package(rows.row, 4) }
      try usage.take(
        UsageEvent(
          time: time,
          kind: kind,
          package: package,
          instance: rows.row.int64(3)
        )
      )
    }
    try usage.finish()
    recorder.report.eventsRead = Int(count)
    recorder.report.notes += usage.notes
  }

  /// Android before version 10 knows no instances.
  private static func query(_ database: SourceDatabase) throws -> String {
    let columns = try database.columns(of: "events")
    let instance = columns.contains("instance_id") ? "e.instance_id" : "0"
    let order = columns.contains("_id") ? "e._id" : "e.rowid"
    return """
      SELECT e.timestamp, e.type, e.package_id, \(instance), p.package_name
      FROM events e LEFT JOIN packages p ON p._id = e.package_id
      ORDER BY e.timestamp, \(order)
      """
  }
}

extension Recorder {
  /// What a column names: a home screen, an application, or nothing that can be read.
  fileprivate func package(_ row: Statement, _ column: Int32) throws -> PhoneUsage.Package {
    guard row.byteCount(column) <= options.limits.nameLength, let name = row.text(column) else {
      return PhoneUsage.Package(subject: nil, isHomeScreen: false)
    }
    return PhoneUsage.Package(
      subject: try application(name),
      isHomeScreen: AndroidHomeScreens.contains(name)
    )
  }
}
