/// What is asked of Apple's Screen Time store (RMAdminStore-Local.sqlite and -Cloud.sqlite).
///
/// The keys of Core Data are whole numbers; rows with others belong to nothing.
enum ScreenTimeQueries {
  /// What nothing can be read without.
  static let required: [(table: String, columns: [String])] = [
    ("ZUSAGE", ["Z_PK", "ZDEVICE"]),
    (
      "ZUSAGEBLOCK",
      ["Z_PK", "ZUSAGE", "ZSTARTDATE", "ZDURATIONINMINUTES", "ZSCREENTIMEINSECONDS"]
    ),
    ("ZUSAGECATEGORY", ["Z_PK", "ZBLOCK", "ZIDENTIFIER", "ZTOTALTIMEINSECONDS"]),
    ("ZUSAGETIMEDITEM", ["Z_PK", "ZCATEGORY", "ZBUNDLEIDENTIFIER", "ZTOTALTIMEINSECONDS"]),
  ]

  /// What older or newer systems may lack.
  static let optional = ["ZUSAGECOUNTEDITEM", "ZCOREDEVICE", "ZCOREUSER", "ZINSTALLEDAPP"]

  static func blocks(_ tables: SourceTables) -> String {
    func time(_ column: String) -> String {
      CocoaTime.milliseconds(tables.column("ZUSAGEBLOCK", column, of: "b"))
    }
    let pickups = tables.column("ZUSAGEBLOCK", "ZNUMBEROFPICKUPSWITHOUTAPPLICATIONUSAGE", of: "b")
    return """
      SELECT b.Z_PK, b.ZUSAGE, \(time("ZSTARTDATE")), b.ZDURATIONINMINUTES,
        b.ZSCREENTIMEINSECONDS, \(time("ZFIRSTPICKUPDATE")), \(pickups),
        \(time("ZLONGESTSESSIONSTARTDATE")), \(time("ZLONGESTSESSIONENDDATE")),
        \(time("ZLASTEVENTDATE"))
      FROM ZUSAGEBLOCK AS b WHERE typeof(b.Z_PK) = 'integer' ORDER BY b.Z_PK
      """
  }

  static let categories = """
    SELECT ZBLOCK, ZIDENTIFIER, ZTOTALTIMEINSECONDS FROM ZUSAGECATEGORY
    WHERE typeof(ZBLOCK) = 'integer' ORDER BY ZBLOCK
    """

  static func timedItems(_ tables: SourceTables) -> String {
    """
    SELECT c.ZBLOCK, c.ZIDENTIFIER, i.ZBUNDLEIDENTIFIER,
      \(tables.column("ZUSAGETIMEDITEM", "ZDOMAIN", of: "i")), i.ZTOTALTIMEINSECONDS,
      \(tables.column("ZUSAGETIMEDITEM", "ZUSAGETRUSTED", of: "i"))
    FROM ZUSAGETIMEDITEM AS i JOIN ZUSAGECATEGORY AS c ON c.Z_PK = i.ZCATEGORY
    WHERE typeof(c.ZBLOCK) = 'integer' ORDER BY c.ZBLOCK
    """
  }

  static func countedItems(_ tables: SourceTables) -> String {
    func column(_ name: String) -> String { tables.column("ZUSAGECOUNTEDITEM", name, of: "i") }
    guard tables.has("ZUSAGECOUNTEDITEM", "ZBLOCK") else {
      return "SELECT NULL, NULL, NULL, NULL WHERE FALSE"
    }
    return """
      SELECT i.ZBLOCK, \(column("ZBUNDLEIDENTIFIER")), \(column("ZNUMBEROFPICKUPS")),
        \(column("ZNUMBEROFNOTIFICATIONS"))
      FROM ZUSAGECOUNTEDITEM AS i WHERE typeof(i.ZBLOCK) = 'integer' ORDER BY i.ZBLOCK
      """
  }

  /// Each use of a device, with what is known of the device and the row of its user.
  static func usages(_ tables: SourceTables) -> String {
    let hasDevices = tables.has("ZCOREDEVICE", "Z_PK")
    func device(_ name: String) -> String {
      hasDevices ? tables.column("ZCOREDEVICE", name, of: "d") : "NULL"
    }
    return """
      SELECT u.Z_PK, u.ZDEVICE, \(device("ZIDENTIFIER")), \(device("ZNAME")),
        \(device("ZPLATFORM")), \(tables.column("ZUSAGE", "ZUSER", of: "u"))
      FROM ZUSAGE AS u \(hasDevices ? "LEFT JOIN ZCOREDEVICE AS d ON d.Z_PK = u.ZDEVICE" : "")
      WHERE typeof(u.Z_PK) = 'integer' ORDER BY u.Z_PK
      """
  }

  /// The users who used anything.
  static func users(_ tables: SourceTables) -> String {
    func user(_ name: String) -> String { tables.column("ZCOREUSER", name, of: "p") }
    return """
      SELECT p.Z_PK, \(user("ZDSID")), \(user("ZAPPLEID")), \(user("ZGIVENNAME")),
        \(user("ZFAMILYNAME")), \(user("ZFAMILYMEMBERTYPE")), \(user("ZLOCALUSERDEVICESTATE")),
        \(user("ZISPARENT"))
      FROM ZCOREUSER AS p
      \(tables.has("ZUSAGE", "ZUSER") ? "WHERE p.Z_PK IN (SELECT ZUSER FROM ZUSAGE)" : "")
      ORDER BY p.Z_PK
      """
  }

  /// The category in which each application was used for longest, on any device.
  static let usualCategories = """
    SELECT ZBUNDLEIDENTIFIER, ZIDENTIFIER FROM (
      SELECT i.ZBUNDLEIDENTIFIER, c.ZIDENTIFIER, row_number() OVER (
        PARTITION BY i.ZBUNDLEIDENTIFIER
        ORDER BY total(i.ZTOTALTIMEINSECONDS) DESC, c.ZIDENTIFIER
      ) AS place
      FROM ZUSAGETIMEDITEM AS i JOIN ZUSAGECATEGORY AS c ON c.Z_PK = i.ZCATEGORY
      WHERE typeof(i.ZBUNDLEIDENTIFIER) = 'text' AND typeof(c.ZIDENTIFIER) = 'text'
      GROUP BY i.ZBUNDLEIDENTIFIER, c.ZIDENTIFIER
    ) WHERE place = 1
    """

  /// The names of installed applications; the first of several.
  static let applicationNames = """
    SELECT ZBUNDLEIDENTIFIER, min(ZDISPLAYNAME) FROM ZINSTALLEDAPP
    WHERE typeof(ZBUNDLEIDENTIFIER) = 'text' AND typeof(ZDISPLAYNAME) = 'text'
      AND ZDISPLAYNAME <> '' GROUP BY ZBUNDLEIDENTIFIER
    """
}
