import ActivityStore
import CivilCalendar
import Glibc
import Importers
import Mutation

extension FuzzTarget {
  /// The text files of other trackers, told apart by their beginning.
  ///
  /// What was imported does not change when it is imported again, and no segment holds more than its
  /// time.
  static let textSources = FuzzTarget(
    "text-sources",
    .text(words: TextSourceSeeds.words),
    seeds: { TextSourceSeeds.all }
  ) { bytes in
    let (file, path) = (MemoryFile.path("source.txt"), MemoryFile.path("source.sqlite"))
    defer { MemoryFile.removeStore(path) }
    defer { unlink(file) }
    try MemoryFile.write(bytes, to: file)
    let store = try Store.openOrCreate(path)
    let options = ImportOptions(timeZone: zone, now: now)
    let report: ImportReport
    do {
      report = try Import.load(file, into: store, options: options)
    } catch is ImportError { return }
    guard let span = report.span else { return }
    let first = try StoreCheck.reports(store, span, now: now)
    _ = try Import.load(file, into: store, options: options)
    try require(
      try StoreCheck.reports(store, span, now: now) == first,
      "imported twice, a file counts differently"
    )
    try StoreCheck.checkCapacity(first)
  }

  /// 2026-12-02 08:00 UTC.
  private static let now: Int64 = 1_796_198_400

  /// A zone whose clocks change, where the system knows it.
  private static let zone = (try? TimeZoneRules(identifier: "Europe/Berlin")) ?? .utc
}

private enum TextSourceSeeds {
  private static func sample(_ time: String, _ program: String) -> String {
    """
    {"date": "2026-11-02T\(time)Z", "rate": 60000, "inactive": 10, "desktop": "1", "windows": \
    [{"active": false, "title": "t", "program": "x"}, \
    {"active": true, "hidden": false, "title": "u", "program": "\(program)"}]}
    """
  }

  private static func transition(_ old: Int, _ new: Int, _ time: Int) -> String {
    #"{"oldState":\#(old),"newState":\#(new),"wallTimeSecs":\#(1_793_606_400 + time)}"#
  }

  static let all: [[UInt8]] = [
    "["
      + [(0, 1, 0), (1, 0, 60), (0, 1, 60), (1, 0, 90_000), (0, 1, 90_001)].map {
        transition($0.0, $0.1, $0.2)
      }.joined(separator: ",") + "]",
    "[\n\(sample("08:00:00.5", "firefox")),\n\(sample("08:01:00.6", "Code"))\n]\n",
    "\(sample("23:59:40", "firefox"))\n\(sample("09:00:00", "Code"))\n",
    #"""
    Date,Time Spent (seconds),Number of People,Activity,Category,Productivity\#r
    2026-10-25T02:00:00,250,1,github.com,Software Development,2\#r
    2026-10-25T02:00:00,250,1,"Code, the editor",Editing,2\#r
    2026-10-25T02:05:00,30,1,"a ""b""",Uncategorized,0\#r
    2026-11-02T09:55:00,300,1,,,-2\#r\#n
    """#,
    "Category,Activity,Time Spent (seconds),Date\nNews,bbc.co.uk,3600,2026-11-02T08:00:00\n",
  ].map { Array($0.utf8) }

  static let words = [
    "\"oldState\":", "\"newState\":", "\"wallTimeSecs\":", "\"date\": ", "\"rate\": ",
    "\"inactive\": ", "\"windows\": [", "\"active\": true", "\"hidden\": true", "\"program\": ",
    "Date", "Time Spent (seconds)", "Activity", "Category", "2026-03-29T02:30:00",
    "2026-11-02T00:00:00", "9999-12-31T23:55:00", "0001-01-01T00:00:00", "1969-12-31T23:55:00",
    "0", "1", "-1", "1.5", "1e9", "86400", "86400000", "9223372036854775807",
    "-9223372036854775808", "9007199254740993", "99999999999999999999", "null", "true", "{", "}",
    "[", "]", ",", ":", "\"", "\"\"", "\r\n", "\n", "\r", "\u{0}", "\u{FEFF}", "\\u0000",
    "arbtt-timelog-v1\n",
  ]
}
