/// What is asked of Apple's knowledge store (knowledgeC.db).
///
/// Its one large table holds events of many streams. A device is named where the event came from
/// another one by iCloud.
struct KnowledgeQueries {
  private let tables: SourceTables
  private let hasSources: Bool
  private let hasMetadata: Bool

  /// What nothing can be read without.
  static let required = ["Z_PK", "ZSTREAMNAME", "ZSTARTDATE", "ZENDDATE", "ZVALUESTRING"]
  /// What older systems lack.
  static let optional = ["ZSOURCE", "ZSYNCPEER", "ZSTRUCTUREDMETADATA", "Z_METADATA"]

  /// Where the domain of a page is, and its address.
  static let pageDetails = [
    "Z_DKDIGITALHEALTHMETADATAKEY__WEBDOMAIN", "Z_DKDIGITALHEALTHMETADATAKEY__WEBPAGEURL",
  ]
  /// Whose notification it is.
  static let notificationDetails = ["Z_DKNOTIFICATIONUSAGEMETADATAKEY__BUNDLEID"]

  init(_ tables: SourceTables) {
    self.tables = tables
    hasSources = tables.has("ZSOURCE", "ZDEVICEID") && tables.has("ZOBJECT", "ZSOURCE")
    hasMetadata =
      tables.has("ZSTRUCTUREDMETADATA", "Z_PK") && tables.has("ZOBJECT", "ZSTRUCTUREDMETADATA")
  }

  /// Device, start, end and value of each event of a stream.
  ///
  /// - Parameter details: Columns of the event's metadata, which follow.
  func events(of stream: KnowledgeStream, details: [String] = [], ordered: Bool = false) -> String {
    let isJoined = hasMetadata && !details.isEmpty
    let columns = details.map {
      isJoined ? tables.column("ZSTRUCTUREDMETADATA", $0, of: "m") : "NULL"
    }
    return """
      SELECT \(([device, time("ZSTARTDATE"), time("ZENDDATE"), value] + columns)
        .joined(separator: ", "))
      FROM ZOBJECT AS o \(sources)
      \(isJoined ? "LEFT JOIN ZSTRUCTUREDMETADATA AS m ON m.Z_PK = o.ZSTRUCTUREDMETADATA" : "")
      WHERE o.ZSTREAMNAME = '\(stream.rawValue)'
      ORDER BY \(ordered ? "1, 2, 3, 4" : "o.Z_PK")
      """
  }

  /// Each stream that is there, with its devices and how many events they have.
  var streams: String {
    """
    SELECT o.ZSTREAMNAME, \(device), count(*) FROM ZOBJECT AS o \(sources)
    WHERE typeof(o.ZSTREAMNAME) = 'text' GROUP BY 1, 2 ORDER BY 1, 2
    """
  }

  /// The models of the devices that events came from; nil where the file does not tell.
  var models: String? {
    guard tables.has("ZSYNCPEER", "ZDEVICEID"), tables.has("ZSYNCPEER", "ZMODEL") else {
      return nil
    }
    return """
      SELECT ZDEVICEID, max(ZMODEL) FROM ZSYNCPEER
      WHERE typeof(ZDEVICEID) = 'text' AND typeof(ZMODEL) = 'text' GROUP BY ZDEVICEID
      """
  }

  /// What tells the file's own device from others: the store's identifier.
  var storeIdentifier: String? {
    tables.has("Z_METADATA", "Z_UUID") ? "SELECT Z_UUID FROM Z_METADATA" : nil
  }

  /// Whether the file's own device is a Mac: only there is the Finder.
  var isMac: String {
    """
    SELECT EXISTS (
      SELECT 1 FROM ZOBJECT AS o \(sources)
      WHERE o.ZSTREAMNAME IN ('/app/inFocus', '/app/usage') AND \(device) IS NULL
        AND o.ZVALUESTRING IN ('com.apple.finder', 'com.apple.loginwindow')
    )
    """
  }

  private var device: String { hasSources ? "nullif(s.ZDEVICEID, '')" : "NULL" }

  private var sources: String {
    hasSources ? "LEFT JOIN ZSOURCE AS s ON s.Z_PK = o.ZSOURCE" : ""
  }

  private var value: String {
    // A stream has either text or a state; the states are small numbers.
    tables.has("ZOBJECT", "ZVALUEINTEGER")
      ? "coalesce(o.ZVALUESTRING, o.ZVALUEINTEGER)" : "o.ZVALUESTRING"
  }

  private func time(_ column: String) -> String { CocoaTime.microseconds("o.\(column)") }
}

/// The streams of the knowledge store that say what was used.
enum KnowledgeStream: String, CaseIterable {
  /// The application in front: one at a time.
  case inFocus = "/app/inFocus"
  /// Applications on screen, also side by side; the only one of the two that other devices send.
  case usage = "/app/usage"
  case webUsage = "/app/webUsage"
  case isBacklit = "/display/isBacklit"
  case isLocked = "/device/isLocked"
  case notification = "/notification/usage"

  /// Those without which a file says nothing of use.
  static let use: Set<String> = Set([inFocus, usage, webUsage].map(\.rawValue))
}
