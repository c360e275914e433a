/// A file with the tables of Apple's knowledge store, filled row by row.
struct KnowledgeFixture {
  private var rows: [String] = []
  private var key = 0
  private var metadata = 0
  private var sources: [String] = []
  /// Tables to leave out, as older systems do.
  var missing: Set<String> = []

  /// 2026-11-02 08:00 UTC, as Apple counts.
  static let eight = ScreenTimeFixture.eight

  /// An event some seconds after eight o'clock.
  mutating func event(
    _ stream: String,
    _ start: Double,
    _ end: Double,
    text: String? = nil,
    number: Int? = nil,
    device: String? = nil,
    domain: String? = nil,
    address: String? = nil,
    notified: String? = nil
  ) {
    key += 1
    let details = [domain, address, notified].map(Self.text)
    let hasDetails = domain != nil || address != nil || notified != nil
    if hasDetails {
      metadata += 1
      insert("ZSTRUCTUREDMETADATA", "\(metadata), \(details.joined(separator: ", "))")
    }
    let values = [
      "\(key)", Self.text(stream), Self.time(start), Self.time(end), Self.text(text),
      number.map(String.init) ?? "NULL", source(device).map(String.init) ?? "NULL",
      hasDetails ? "\(metadata)" : "NULL",
    ]
    insert("ZOBJECT", values.joined(separator: ", "))
  }

  mutating func peer(_ device: String, model: String) {
    insert("ZSYNCPEER", "NULL, '\(device)', '\(model)'")
  }

  mutating func storeIdentifier(_ identifier: String) {
    insert("Z_METADATA", "1, '\(identifier)'")
  }

  private static func text(_ text: String?) -> String { text.map { "'\($0)'" } ?? "NULL" }

  /// Whole seconds are kept as INTEGER, others as REAL.
  private static func time(_ seconds: Double) -> String {
    let time = Double(eight) + seconds
    return time == time.rounded() ? "\(Int64(time))" : "\(time)"
  }

  private mutating func source(_ device: String?) -> Int? {
    guard let device else { return nil }
    if let known = sources.firstIndex(of: device) { return known + 1 }
    sources.append(device)
    insert("ZSOURCE", "\(sources.count), '\(device)'")
    return sources.count
  }

  private mutating func insert(_ table: String, _ values: String) {
    if !missing.contains(table) { rows.append("INSERT INTO \(table) VALUES (\(values))") }
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
      "CREATE TABLE \($0.name) (\($0.columns))"
    }
    return "BEGIN;\n" + (tables + rows + ["COMMIT"]).joined(separator: ";\n")
  }

  private static let tables: [(name: String, columns: String)] = [
    (
      "ZOBJECT",
      """
      Z_PK INTEGER PRIMARY KEY, ZSTREAMNAME VARCHAR, ZSTARTDATE TIMESTAMP, ZENDDATE TIMESTAMP,
      ZVALUESTRING VARCHAR, ZVALUEINTEGER INTEGER, ZSOURCE INTEGER, ZSTRUCTUREDMETADATA INTEGER
      """
    ),
    ("ZSOURCE", "Z_PK INTEGER PRIMARY KEY, ZDEVICEID VARCHAR"),
    ("ZSYNCPEER", "Z_PK INTEGER PRIMARY KEY, ZDEVICEID VARCHAR, ZMODEL VARCHAR"),
    (
      "ZSTRUCTUREDMETADATA",
      """
      Z_PK INTEGER PRIMARY KEY, Z_DKDIGITALHEALTHMETADATAKEY__WEBDOMAIN VARCHAR,
      Z_DKDIGITALHEALTHMETADATAKEY__WEBPAGEURL VARCHAR,
      Z_DKNOTIFICATIONUSAGEMETADATAKEY__BUNDLEID VARCHAR
      """
    ),
    ("Z_METADATA", "Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR"),
  ]
}
