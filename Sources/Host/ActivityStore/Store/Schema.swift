/// The tables of a store.
///
/// `tracks`, `hours` and `moments` keep the raw history; `sessions` and `bins` follow from them, day by
/// day, and are what reports read. All change in the same transaction. docs/store.md describes them.
enum Schema {
  /// "RHst"; tells a store from other SQLite files.
  static let applicationID: Int64 = 0x5248_7374
  static let version: Int64 = 2

  /// The text of each table's definition, as SQLite keeps it.
  static let definitions: Set<String> = Set(
    tables.split(separator: ";").map(trimmed).filter { $0.hasPrefix("CREATE TABLE") }
  )

  private static func trimmed(_ statement: Substring) -> String {
    String(statement.drop(while: \.isWhitespace))
  }

  /// What makes a new store.
  static let statements = tables + mark

  /// What tells a store and its version.
  static let mark = """
    PRAGMA application_id = \(applicationID);
    PRAGMA user_version = \(version);
    """

  static let tables = """
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
      device INTEGER NOT NULL,
      last_updated INTEGER NOT NULL DEFAULT 0,
      presence_since INTEGER,
      floor INTEGER NOT NULL DEFAULT 0,
      UNIQUE (user, device)
    );
    CREATE TABLE subjects (
      id INTEGER PRIMARY KEY,
      kind INTEGER NOT NULL,
      identifier TEXT NOT NULL,
      rule TEXT NOT NULL DEFAULT '',
      name TEXT,
      category INTEGER REFERENCES subjects (id),
      canonical INTEGER NOT NULL,
      UNIQUE (kind, identifier, rule)
    );
    CREATE TABLE overrides (
      kind INTEGER NOT NULL,
      identifier TEXT NOT NULL,
      category TEXT NOT NULL,
      PRIMARY KEY (kind, identifier)
    ) WITHOUT ROWID;
    CREATE TABLE tracks (
      device_user INTEGER NOT NULL,
      day INTEGER NOT NULL,
      track TEXT NOT NULL,
      events BLOB NOT NULL,
      PRIMARY KEY (device_user, day, track)
    ) WITHOUT ROWID;
    CREATE TABLE hours (
      device_user INTEGER NOT NULL,
      bin INTEGER NOT NULL,
      block BLOB NOT NULL,
      PRIMARY KEY (device_user, bin)
    ) WITHOUT ROWID;
    CREATE TABLE moments (
      device_user INTEGER NOT NULL,
      time INTEGER NOT NULL,
      kind INTEGER NOT NULL,
      subject INTEGER NOT NULL,
      PRIMARY KEY (device_user, time, kind, subject)
    ) WITHOUT ROWID;
    CREATE TABLE sessions (
      device_user INTEGER NOT NULL,
      day INTEGER NOT NULL,
      subject INTEGER NOT NULL,
      intervals BLOB NOT NULL,
      PRIMARY KEY (device_user, day, subject)
    ) WITHOUT ROWID;
    CREATE TABLE bins (
      device_user INTEGER NOT NULL,
      bin INTEGER NOT NULL,
      activity BLOB NOT NULL,
      PRIMARY KEY (device_user, bin)
    ) WITHOUT ROWID;
    CREATE TABLE apps (
      id INTEGER PRIMARY KEY,
      identifier TEXT NOT NULL UNIQUE
    );
    CREATE TABLE authorizations (
      app INTEGER NOT NULL REFERENCES apps (id),
      user INTEGER NOT NULL,
      status INTEGER NOT NULL,
      decided INTEGER NOT NULL,
      PRIMARY KEY (app, user)
    ) WITHOUT ROWID;
    CREATE TABLE tokens (
      app INTEGER NOT NULL,
      subject INTEGER NOT NULL,
      token BLOB NOT NULL UNIQUE,
      PRIMARY KEY (app, subject)
    ) WITHOUT ROWID;
    CREATE TABLE guardian (
      id INTEGER PRIMARY KEY CHECK (id = 1),
      passphrase TEXT,
      failures INTEGER NOT NULL DEFAULT 0,
      locked_until INTEGER NOT NULL DEFAULT 0
    );
    CREATE TABLE sources (
      id INTEGER PRIMARY KEY,
      location TEXT NOT NULL UNIQUE,
      options TEXT NOT NULL DEFAULT '',
      state TEXT NOT NULL DEFAULT '',
      synced INTEGER NOT NULL DEFAULT 0,
      failure TEXT
    );

    """
}
