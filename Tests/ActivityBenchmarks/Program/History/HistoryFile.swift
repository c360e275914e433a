internal import ActivityStore
internal import Glibc

/// Writes a history as aw-server-rust keeps it (version 5).
enum HistoryFile {
  static func write(_ history: History, to path: String) throws {
    guard let file = fopen(path, "w") else {
      throw BenchmarkError("cannot write \(path): \(String(cString: strerror(errno)))")
    }
    fclose(file)
    let database = try Database(path: path)
    try database.execute(schema)
    try database.execute("BEGIN")
    let insert = try database.prepare(
      "INSERT INTO events (bucketrow, starttime, endtime, data) VALUES (?, ?, ?, ?)"
    )
    var random = HistoryRandom(seed: 1)
    try history.forEachEvent { event in
      try insert.run([
        .integer(bucket(event.content)), .integer(event.start * 1_000),
        .integer((event.start + event.duration) * 1_000), .text(data(event.content, &random)),
      ])
    }
    try database.execute(
      """
      CREATE INDEX events_bucketrow_starttime_endtime_index
        ON events (bucketrow, starttime DESC, endtime);
      COMMIT;
      PRAGMA journal_mode = WAL;
      """
    )
  }

  private static let schema = """
    PRAGMA journal_mode = OFF;
    PRAGMA synchronous = OFF;
    CREATE TABLE buckets (
      id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT UNIQUE NOT NULL, type TEXT NOT NULL,
      client TEXT NOT NULL, hostname TEXT NOT NULL, created TEXT NOT NULL,
      data_deprecated TEXT DEFAULT '{}', data TEXT NOT NULL DEFAULT '{}'
    );
    CREATE TABLE events (
      id INTEGER PRIMARY KEY AUTOINCREMENT, bucketrow INTEGER NOT NULL, starttime INTEGER NOT NULL,
      endtime INTEGER NOT NULL, data TEXT NOT NULL, FOREIGN KEY (bucketrow) REFERENCES buckets (id)
    );
    CREATE TABLE key_value (key TEXT PRIMARY KEY, value TEXT, last_modified NUMBER NOT NULL);
    INSERT INTO buckets (id, name, type, client, hostname, created) VALUES
      (1, 'aw-watcher-window_desk', 'currentwindow', 'aw-watcher-window', 'desk',
        '2005-01-01T00:00:00Z'),
      (2, 'aw-watcher-afk_desk', 'afkstatus', 'aw-watcher-afk', 'desk', '2005-01-01T00:00:00Z'),
      (3, 'aw-watcher-web-firefox', 'web.tab.current', 'aw-client-web', 'unknown',
        '2005-01-01T00:00:00Z');
    PRAGMA user_version = 5;
    """

  private static func bucket(_ content: HistoryEvent.Content) -> Int64 {
    switch content {
    case .window: 1
    case .presence: 2
    case .page: 3
    }
  }

  /// An event's data with its keys in order, as that server writes them.
  private static func data(
    _ content: HistoryEvent.Content,
    _ random: inout HistoryRandom
  ) -> String {
    switch content {
    case .window(let index):
      let name = WeightedNames.applications.names[index]
      return #"{"app":"\#(name)","title":"\#(title(&random)) – \#(name)"}"#
    case .presence(let isThere): return #"{"status":"\#(isThere ? "not-afk" : "afk")"}"#
    case .page(let index, let isAudible):
      let domain = WeightedNames.domains.names[index]
      let page = random.below(2_000)
      return #"{"audible":\#(isAudible),"incognito":false,"tabCount":\#(random.below(60) + 1),"#
        + #""title":"Page \#(page) – \#(domain)","url":"https://\#(domain)/pages/\#(page)?view=1"}"#
    }
  }

  private static let words = [
    "report", "main", "README", "issue", "pull request", "inbox", "draft", "meeting", "Ärger",
    "日本語メモ", "budget", "test", "fix", "screen time", "review",
  ]

  private static func title(_ random: inout HistoryRandom) -> String {
    let first = words[Int(random.below(Int64(words.count)))]
    let second = words[Int(random.below(Int64(words.count)))]
    return "\(first) \(second) \(random.below(400))"
  }
}
