import CivilCalendar
import Foundation

/// A history of ActivityWatch, in each of the forms that its servers keep and give.
struct History {
  struct Event {
    /// Milliseconds after eight o'clock.
    var start: Int64
    /// Milliseconds.
    var duration: Int64
    var data: String
  }

  struct Bucket {
    var id: String
    var type: String
    var client = "aw-client"
    var host = "desk"
    var events: [Event] = []
  }

  var buckets: [Bucket]

  static func app(_ start: Int64, _ duration: Int64, _ name: String) -> Event {
    Event(start: start, duration: duration, data: #"{"app": "\#(name)", "title": "Secret – 秘密"}"#)
  }

  static func status(_ start: Int64, _ duration: Int64, _ status: String) -> Event {
    Event(start: start, duration: duration, data: #"{"status": "\#(status)"}"#)
  }

  static func page(_ start: Int64, _ duration: Int64, _ url: String, audible: Bool = false) -> Event
  {
    Event(
      start: start,
      duration: duration,
      data: #"{"url": "\#(url)", "title": "T", "audible": \#(audible), "incognito": false}"#
    )
  }

  static func windows(_ events: [Event], host: String = "desk", id: String? = nil) -> Bucket {
    let id = id ?? "aw-watcher-window_\(host)"
    return Bucket(id: id, type: "currentwindow", host: host, events: events)
  }

  static func afk(_ events: [Event], host: String = "desk") -> Bucket {
    Bucket(id: "aw-watcher-afk_\(host)", type: "afkstatus", host: host, events: events)
  }

  static func web(_ events: [Event], host: String = "unknown") -> Bucket {
    let id = "aw-watcher-web-firefox"
    return Bucket(id: id, type: "web.tab.current", host: host, events: events)
  }
}

// What each server makes of it.
extension History {
  /// Milliseconds since 1970.
  private static func moment(_ event: Event) -> Int64 { ExportFixture.eight * 1_000 + event.start }

  private static func seconds(_ milliseconds: Int64) -> String {
    let sign = milliseconds < 0 ? "-" : ""
    let size = milliseconds.magnitude
    return "\(sign)\(size / 1_000).\(String(format: "%03d", Int(size % 1_000)))"
  }

  /// The moment as Python's `isoformat` has it.
  private static func text(_ event: Event, separator: String) -> String {
    let moment = moment(event)
    let whole = TimeZoneRules.utc.rfc3339(moment / 1_000).dropLast()
      .replacingOccurrences(of: "T", with: separator)
    let rest = moment % 1_000
    return whole + (rest == 0 ? "" : String(format: ".%03d000", Int(rest))) + "+00:00"
  }

  var json: String {
    Export.file(
      buckets.map { bucket in
        Export.bucket(
          bucket.id,
          bucket.type,
          host: bucket.host,
          client: bucket.client,
          bucket.events.map {
            """
            {"timestamp": "\(Self.text($0, separator: "T"))", \
            "duration": \(Self.seconds($0.duration)), "data": \($0.data)}
            """
          }
        )
      }
    )
  }

  /// The database of aw-server-rust; later versions have more columns and other indexes.
  func rust(version: Int = 5) -> String {
    let columns = version >= 3 ? ", data_deprecated TEXT DEFAULT '{}'" : ""
    let data = version >= 2 ? ", data TEXT NOT NULL DEFAULT '{}'" : ""
    var statements = """
      CREATE TABLE buckets (id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE NOT NULL,
        type TEXT NOT NULL, client TEXT NOT NULL, hostname TEXT NOT NULL,
        created TEXT NOT NULL\(columns)\(data));
      CREATE TABLE events (id INTEGER PRIMARY KEY AUTOINCREMENT, bucketrow INTEGER NOT NULL,
        starttime INTEGER NOT NULL, endtime INTEGER NOT NULL, data TEXT NOT NULL,
        FOREIGN KEY (bucketrow) REFERENCES buckets (id));
      PRAGMA user_version = \(version);

      """
    if version >= 4 {
      statements += "CREATE TABLE key_value (key TEXT PRIMARY KEY, value TEXT, "
      statements += "last_modified NUMBER NOT NULL);"
    }
    statements +=
      version >= 5
      ? "CREATE INDEX e ON events (bucketrow, starttime DESC, endtime);"
      : "CREATE INDEX b ON events (bucketrow); CREATE INDEX s ON events (starttime);"
    return statements + "BEGIN;" + rustRows + "COMMIT;"
  }

  /// The rows alone, of buckets that are new.
  var rustRows: String {
    buckets.map { bucket in
      """
      INSERT OR IGNORE INTO buckets (name, type, client, hostname, created) VALUES
        (\(Self.quoted(bucket.id)), \(Self.quoted(bucket.type)), \(Self.quoted(bucket.client)),
        \(Self.quoted(bucket.host)), '2026-01-01T00:00:00+00:00');
      """
        + bucket.events.map { event in
          let start = Self.moment(event) * 1_000_000
          return """
            INSERT INTO events (bucketrow, starttime, endtime, data)
              SELECT id, \(start), \(start + event.duration * 1_000_000), \(Self.quoted(event.data))
              FROM buckets WHERE name = \(Self.quoted(bucket.id));
            """
        }.joined()
    }.joined()
  }

  /// The database of aw-server; old ones have no data of buckets.
  func python(hasData: Bool = true) -> String {
    """
    CREATE TABLE "bucketmodel" ("key" INTEGER NOT NULL PRIMARY KEY, "id" VARCHAR(255) NOT NULL,
      "created" DATETIME NOT NULL, "name" VARCHAR(255), "type" VARCHAR(255) NOT NULL,
      "client" VARCHAR(255) NOT NULL,
      "hostname" VARCHAR(255) NOT NULL\(hasData ? ", \"datastr\" VARCHAR(255)" : ""));
    CREATE TABLE "eventmodel" ("id" INTEGER NOT NULL PRIMARY KEY, "bucket_id" INTEGER NOT NULL,
      "timestamp" DATETIME NOT NULL, "duration" DECIMAL(10, 5) NOT NULL,
      "datastr" VARCHAR(255) NOT NULL,
      FOREIGN KEY ("bucket_id") REFERENCES "bucketmodel" ("key"));
    CREATE UNIQUE INDEX "bucketmodel_id" ON "bucketmodel" ("id");
    CREATE INDEX "eventmodel_bucket_id" ON "eventmodel" ("bucket_id");
    BEGIN;
    """
      + buckets.enumerated().map { index, bucket in
        """
        INSERT INTO bucketmodel (key, id, created, name, type, client, hostname) VALUES
          (\(index), \(Self.quoted(bucket.id)), '2026-01-01 00:00:00.000000', NULL,
          \(Self.quoted(bucket.type)), \(Self.quoted(bucket.client)), \(Self.quoted(bucket.host)));
        """
          + bucket.events.map { event in
            """
            INSERT INTO eventmodel (bucket_id, timestamp, duration, datastr) VALUES (\(index),
              '\(Self.text(event, separator: " "))', \(Self.seconds(event.duration)),
              \(Self.quoted(event.data)));
            """
          }.joined()
      }.joined() + "COMMIT;"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacingOccurrences(of: "'", with: "''") + "'"
  }
}
