/// The tables of a store.
///
/// `sessions` keeps the raw history, united, one row per subject and day of UTC; `bins` keeps what
/// reports read. Both change in the same transaction.
enum Schema {
  /// "RHst"; tells a store from other SQLite files.
  static let applicationID: Int64 = 0x5248_7374
  static let version: Int64 = 1

  /// The text of each table's definition, as SQLite keeps it.
  static let definitions: Set<String> = Set(
    statements.split(separator: ";").map(trimmed).filter { $0.hasPrefix("CREATE TABLE") }
  )

  private static func trimmed(_ statement: Substring) -> String {
    String(statement.drop(while: \.isWhitespace))
  }

  static let statements = """
    CREATE TABLE users (
      id INTEGER PRIMARY KEY,
      identifier TEXT NOT NULL UNIQUE,
      apple_id TEXT,
      given_name TEXT,
      family_name TEXT,
      role INTEGER NOT NULL,
      is_owner INTEGER NOT NULL
    );
    CREATE TABLE devices (
      id INTEGER PRIMARY KEY,
      identifier TEXT NOT NULL UNIQUE,
      name TEXT,
      model INTEGER NOT NULL
    );
    CREATE TABLE device_users (
      id INTEGER PRIMARY KEY,
      user INTEGER NOT NULL REFERENCES users (id),
      device INTEGER NOT NULL REFERENCES devices (id),
      last_updated INTEGER NOT NULL DEFAULT 0,
      UNIQUE (user, device)
    );
    CREATE TABLE subjects (
      id INTEGER PRIMARY KEY,
      kind INTEGER NOT NULL,
      identifier TEXT NOT NULL,
      name TEXT,
      category INTEGER REFERENCES subjects (id),
      UNIQUE (kind, identifier)
    );
    CREATE TABLE tokens (
      app TEXT NOT NULL DEFAULT '',
      subject INTEGER NOT NULL REFERENCES subjects (id),
      token BLOB NOT NULL UNIQUE,
      PRIMARY KEY (app, subject)
    ) WITHOUT ROWID;
    CREATE TABLE sessions (
      device_user INTEGER NOT NULL,
      day INTEGER NOT NULL,
      subject INTEGER NOT NULL,
      intervals BLOB NOT NULL,
      PRIMARY KEY (device_user, day, subject)
    ) WITHOUT ROWID;
    CREATE TABLE moments (
      device_user INTEGER NOT NULL,
      time INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      subject INTEGER NOT NULL,
      PRIMARY KEY (device_user, time, kind, subject)
    ) WITHOUT ROWID;
    CREATE TABLE bins (
      device_user INTEGER NOT NULL,
      bin INTEGER NOT NULL,
      activity BLOB NOT NULL,
      PRIMARY KEY (device_user, bin)
    ) WITHOUT ROWID;
    PRAGMA application_id = \(applicationID);
    PRAGMA user_version = \(version);
    """
}
