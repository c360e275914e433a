/// A file with the tables of Apple's Screen Time store, filled row by row.
struct ScreenTimeFixture {
  private var rows: [(table: String, statement: String)] = []
  private var keys: [String: Int] = [:]
  /// Tables to leave out, as other versions do.
  var missing: Set<String> = []

  /// 2026-11-02 08:00 UTC, as Apple counts.
  static let eight: Int64 = 1_793_606_400 - 978_307_200

  private mutating func add(_ table: String, _ values: [(String, String)]) -> Int {
    let key = (keys[table] ?? 0) + 1
    keys[table] = key
    let names = (["Z_PK"] + values.map(\.0)).joined(separator: ", ")
    let texts = (["\(key)"] + values.map(\.1)).joined(separator: ", ")
    rows.append((table, "INSERT INTO \(table) (\(names)) VALUES (\(texts))"))
    return key
  }

  mutating func device(_ name: String?, identifier: String, platform: Int) -> Int {
    add(
      "ZCOREDEVICE",
      [
        ("ZNAME", name.map { "'\($0)'" } ?? "NULL"), ("ZIDENTIFIER", "'\(identifier)'"),
        ("ZPLATFORM", "\(platform)"),
      ]
    )
  }

  mutating func user(
    _ givenName: String?,
    _ familyName: String? = nil,
    type: String = "Unknown",
    id: Int = 1,
    isLocal: Bool = false
  ) -> Int {
    add(
      "ZCOREUSER",
      [
        ("ZGIVENNAME", givenName.map { "'\($0)'" } ?? "NULL"),
        ("ZFAMILYNAME", familyName.map { "'\($0)'" } ?? "NULL"),
        ("ZFAMILYMEMBERTYPE", "'\(type)'"), ("ZDSID", "\(id)"),
        ("ZLOCALUSERDEVICESTATE", isLocal ? "1" : "NULL"),
      ]
    )
  }

  mutating func usage(user: Int?, device: Int?) -> Int {
    add(
      "ZUSAGE",
      [
        ("ZDEVICE", device.map(String.init) ?? "NULL"), ("ZUSER", user.map(String.init) ?? "NULL"),
      ]
    )
  }

  /// A block; times are SQL, as `"700000000.5"`.
  mutating func block(
    _ usage: Int,
    _ start: Int64,
    minutes: Int = 60,
    screen: Int,
    firstPickup: String = "NULL",
    pickups: Int = 0,
    longest: (String, String) = ("NULL", "NULL"),
    lastEvent: String = "NULL"
  ) -> Int {
    add(
      "ZUSAGEBLOCK",
      [
        ("ZUSAGE", "\(usage)"), ("ZSTARTDATE", "\(start)"), ("ZDURATIONINMINUTES", "\(minutes)"),
        ("ZSCREENTIMEINSECONDS", "\(screen)"), ("ZFIRSTPICKUPDATE", firstPickup),
        ("ZNUMBEROFPICKUPSWITHOUTAPPLICATIONUSAGE", "\(pickups)"),
        ("ZLONGESTSESSIONSTARTDATE", longest.0), ("ZLONGESTSESSIONENDDATE", longest.1),
        ("ZLASTEVENTDATE", lastEvent),
      ]
    )
  }

  mutating func category(_ block: Int, _ identifier: String, _ seconds: Int) -> Int {
    add(
      "ZUSAGECATEGORY",
      [
        ("ZBLOCK", "\(block)"), ("ZIDENTIFIER", "'\(identifier)'"),
        ("ZTOTALTIMEINSECONDS", "\(seconds)"),
      ]
    )
  }

  mutating func application(_ category: Int, _ identifier: String, _ seconds: Int) {
    _ = add(
      "ZUSAGETIMEDITEM",
      [
        ("ZCATEGORY", "\(category)"), ("ZBUNDLEIDENTIFIER", "'\(identifier)'"),
        ("ZTOTALTIMEINSECONDS", "\(seconds)"), ("ZUSAGETRUSTED", "1"),
      ]
    )
  }

  mutating func domain(_ category: Int, _ domain: String, _ seconds: Int) {
    _ = add(
      "ZUSAGETIMEDITEM",
      [
        ("ZCATEGORY", "\(category)"), ("ZDOMAIN", "'\(domain)'"),
        ("ZTOTALTIMEINSECONDS", "\(seconds)"), ("ZUSAGETRUSTED", "1"),
      ]
    )
  }

  mutating func counts(_ block: Int, _ application: String, pickups: Int, notifications: Int) {
    _ = add(
      "ZUSAGECOUNTEDITEM",
      [
        ("ZBLOCK", "\(block)"), ("ZBUNDLEIDENTIFIER", "'\(application)'"),
        ("ZNUMBEROFPICKUPS", "\(pickups)"), ("ZNUMBEROFNOTIFICATIONS", "\(notifications)"),
      ]
    )
  }

  mutating func installed(_ identifier: String, _ name: String) {
    _ = add(
      "ZINSTALLEDAPP",
      [("ZBUNDLEIDENTIFIER", "'\(identifier)'"), ("ZDISPLAYNAME", "'\(name)'")]
    )
  }

  /// The columns of each table that may hold anything.
  var columns: [(table: String, columns: [String])] {
    Self.tables.map { table in
      let columns = table.columns.split(separator: ",").filter { !$0.contains("PRIMARY KEY") }
      return (table.name, columns.compactMap { $0.split(whereSeparator: \.isWhitespace).first })
    }.map { ($0, $1.map(String.init)) }
  }

  /// The statements that make the file.
  var statements: String {
    let tables = Self.tables.filter { !missing.contains($0.name) }.map {
      "CREATE TABLE \($0.name) (Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, \($0.columns))"
    }
    let inserts = rows.filter { !missing.contains($0.table) }.map(\.statement)
    return "BEGIN;\n" + (tables + inserts + ["COMMIT"]).joined(separator: ";\n")
  }

  private static let tables: [(name: String, columns: String)] = [
    ("ZCOREDEVICE", "ZPLATFORM INTEGER, ZIDENTIFIER VARCHAR, ZNAME VARCHAR"),
    (
      "ZCOREUSER",
      """
      ZDSID INTEGER, ZISPARENT INTEGER, ZLOCALUSERDEVICESTATE INTEGER, ZAPPLEID VARCHAR,
      ZFAMILYMEMBERTYPE VARCHAR, ZFAMILYNAME VARCHAR, ZGIVENNAME VARCHAR
      """
    ),
    ("ZINSTALLEDAPP", "ZBUNDLEIDENTIFIER VARCHAR, ZDISPLAYNAME VARCHAR"),
    ("ZUSAGE", "ZDEVICE INTEGER, ZUSER INTEGER, ZLASTUPDATEDDATE TIMESTAMP"),
    (
      "ZUSAGEBLOCK",
      """
      ZDURATIONINMINUTES INTEGER, ZNUMBEROFPICKUPSWITHOUTAPPLICATIONUSAGE INTEGER,
      ZSCREENTIMEINSECONDS INTEGER, ZUSAGE INTEGER, ZFIRSTPICKUPDATE TIMESTAMP,
      ZLASTEVENTDATE TIMESTAMP, ZLONGESTSESSIONENDDATE TIMESTAMP,
      ZLONGESTSESSIONSTARTDATE TIMESTAMP, ZSTARTDATE TIMESTAMP
      """
    ),
    ("ZUSAGECATEGORY", "ZTOTALTIMEINSECONDS INTEGER, ZBLOCK INTEGER, ZIDENTIFIER VARCHAR"),
    (
      "ZUSAGETIMEDITEM",
      """
      ZTOTALTIMEINSECONDS INTEGER, ZUSAGETRUSTED INTEGER, ZCATEGORY INTEGER,
      ZBUNDLEIDENTIFIER VARCHAR, ZDOMAIN VARCHAR
      """
    ),
    (
      "ZUSAGECOUNTEDITEM",
      """
      ZNUMBEROFNOTIFICATIONS INTEGER, ZNUMBEROFPICKUPS INTEGER, ZUSAGETRUSTED INTEGER,
      ZBLOCK INTEGER, ZBUNDLEIDENTIFIER VARCHAR
      """
    ),
  ]
}
