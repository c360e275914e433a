import ActivityStore
import ExtensionProtocol
import Foundation

/// The hours of Apple's Screen Time store as plain SQL gives them.
struct ExpectedHours {
  struct Key: Hashable {
    var device: String
    /// Seconds since 1970.
    var start: Int64
  }

  struct Hour: Hashable {
    /// Seconds.
    var screen: Int64 = 0
    var firstPickup: Int64?
    var pickups: Int64 = 0
    var longest: Range<Int64>?
    /// Seconds, by category and by "category/item", where there are any.
    var seconds: [String: Int64] = [:]
    /// Pickups and notifications by application.
    var counts: [String: [Int64]] = [:]
  }

  private(set) var hours: [Key: Hour] = [:]

  private static let names = [
    "DH0011": "System", "DH0012": "System", "DH0013": "System", "DH1002": "Social",
    "DH1003": "Entertainment", "DH1004": "Creativity", "DH1005": "Productivity & Finance",
    "DH1007": "Information & Reading", "DH1008": "Health & Fitness", "DH1009": "Other",
    "DH1011": "Utilities", "DH1013": "Travel",
  ]

  private static let tables = """
    FROM ZUSAGEBLOCK b, ZUSAGE u, ZCOREDEVICE d
    """
  private static let join = "b.ZUSAGE = u.Z_PK AND d.Z_PK = u.ZDEVICE"
  private static let key = "d.ZNAME, CAST(b.ZSTARTDATE AS INTEGER) + 978307200"

  init(_ path: String) throws {
    try readBlocks(path)
    try readTimes(path)
    try readCounts(path)
  }

  private static func key(_ row: [Int32: String]) -> Key {
    Key(device: row[0] ?? "", start: Int64(row[1] ?? "") ?? 0)
  }

  private mutating func readBlocks(_ path: String) throws {
    let sql = """
      SELECT \(Self.key), b.ZSCREENTIMEINSECONDS, b.ZFIRSTPICKUPDATE,
        b.ZNUMBEROFPICKUPSWITHOUTAPPLICATIONUSAGE, b.ZLONGESTSESSIONSTARTDATE,
        b.ZLONGESTSESSIONENDDATE
      \(Self.tables) WHERE \(Self.join)
      """
    for row in try RealFile.rows(path, sql, columns: 7) {
      let key = Self.key(row)
      var hour = Hour()
      hour.screen = Int64(row[2] ?? "") ?? 0
      hour.firstPickup = Self.time(row[3]).map { Int64($0.rounded(.down)) }
      hour.pickups = Int64(row[4] ?? "") ?? 0
      if let start = Self.time(row[5]), let end = Self.time(row[6]) {
        hour.longest = Self.longest(start, end, key.start, hour.screen)
      }
      hours[key] = hour
    }
  }

  private static func time(_ text: String?) -> Double? {
    text.flatMap(Double.init).map { $0 + 978_307_200 }
  }

  /// The whole seconds of a session within an hour, of which the screen was on for so long.
  private static func longest(
    _ start: Double,
    _ end: Double,
    _ hour: Int64,
    _ screen: Int64
  ) -> Range<Int64>? {
    var first = max(Int64(start.rounded(.up)), hour)
    var last = min(Int64(end.rounded(.down)), hour + 3_600)
    guard first < last else { return nil }
    // Seconds were cut off Apple's sum: less than the session had.
    if last - first > screen {
      if last == hour + 3_600, first > hour { first = last - screen } else { last = first + screen }
    }
    return first..<last
  }

  private mutating func readTimes(_ path: String) throws {
    let categories = """
      SELECT \(Self.key), c.ZIDENTIFIER, '', c.ZTOTALTIMEINSECONDS
      \(Self.tables), ZUSAGECATEGORY c WHERE \(Self.join) AND c.ZBLOCK = b.Z_PK
      """
    let items = """
      SELECT \(Self.key), c.ZIDENTIFIER, '/' || ifnull(i.ZDOMAIN, i.ZBUNDLEIDENTIFIER),
        i.ZTOTALTIMEINSECONDS
      \(Self.tables), ZUSAGECATEGORY c, ZUSAGETIMEDITEM i
      WHERE \(Self.join) AND c.ZBLOCK = b.Z_PK AND i.ZCATEGORY = c.Z_PK
      """
    for row in try RealFile.rows(path, categories + " UNION ALL " + items, columns: 5) {
      let name = (Self.names[row[2] ?? ""] ?? "?") + (row[3] ?? "")
      hours[Self.key(row)]?.seconds[name, default: 0] += Int64(row[4] ?? "") ?? 0
    }
  }

  private mutating func readCounts(_ path: String) throws {
    let sql = """
      SELECT \(Self.key), i.ZBUNDLEIDENTIFIER, i.ZNUMBEROFPICKUPS, i.ZNUMBEROFNOTIFICATIONS
      \(Self.tables), ZUSAGECOUNTEDITEM i
      WHERE \(Self.join) AND i.ZBLOCK = b.Z_PK
        AND i.ZNUMBEROFPICKUPS + i.ZNUMBEROFNOTIFICATIONS > 0
      """
    for row in try RealFile.rows(path, sql, columns: 5) {
      hours[Self.key(row)]?.counts[row[2] ?? ""] = [
        Int64(row[3] ?? "") ?? 0, Int64(row[4] ?? "") ?? 0,
      ]
    }
  }
}

extension ExpectedHours.Hour {
  /// What a report has of an hour.
  init(_ report: ActivityReport, _ index: Int) {
    let segment = report.segments[index]
    screen = segment.totalDuration / 1_000
    firstPickup = segment.firstPickup
    pickups = segment.pickupsWithoutApplication
    if let start = segment.longestStart, let end = segment.longestEnd { longest = start..<end }
    seconds = report.seconds(in: index).filter { $0.value > 0 }
    counts = report.counts(in: index)
  }
}
