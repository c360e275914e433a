import ActivityStore
import ExtensionProtocol
import Foundation
import Importers
import Testing

@Suite("The same history of ActivityWatch")
struct SameHistoryTests {
  /// A history that is made up anew for each seed: overlaps, gaps, copies and odd durations.
  func history(_ seed: UInt64) -> History {
    var random = Xorshift(seed)
    let apps = ["firefox", "Code", "kitty", "org.gnome.Nautilus", "Café"]
    let sites = [
      "https://a.example/", "https://www.b.example/x?y", "file:///tmp/x", "http://c.example",
    ]
    var buckets: [History.Bucket] = []
    for host in ["desk", "laptop"] {
      var windows: [History.Event] = []
      var afk: [History.Event] = []
      var time = random.number(below: 3_600_000)
      for _ in 0..<120 {
        let length = random.number(below: 5) == 0 ? 0 : random.number(below: 90_000)
        windows.append(History.app(time, length, apps[Int(random.number(below: 5))]))
        if random.number(below: 10) == 0, let last = windows.last { windows.append(last) }
        time += length + random.number(below: 8_000) - random.number(below: 2_000)
      }
      for start in stride(from: Int64(0), to: time, by: 400_000) {
        let status = random.number(below: 3) == 0 ? "afk" : "not-afk"
        afk.append(History.status(start, 400_000 + random.number(below: 20_000), status))
      }
      buckets += [History.windows(windows, host: host), History.afk(afk, host: host)]
    }
    let pages = (0..<80).map { index in
      History.page(
        Int64(index) * 100_000 + random.number(below: 50_000),
        random.number(below: 120_000),
        sites[Int(random.number(below: 4))],
        audible: random.number(below: 4) == 0
      )
    }
    return History(buckets: buckets + [History.web(pages)])
  }

  @Test("makes the same store from an export and from either server's database", arguments: 1...8)
  func forms(seed: UInt64) throws {
    let history = history(seed)
    var results: [[String]] = []
    for form in 0..<4 {
      let fixture = try ExportFixture()
      switch form {
      case 0: try fixture.load(history.json)
      case 1: try DatabaseTests.load(history.rust(), into: fixture)
      case 2: try DatabaseTests.load(history.python(), into: fixture)
      default:
        // One after another they add nothing to each other.
        try DatabaseTests.load(history.rust(version: 2), into: fixture)
        let report = try DatabaseTests.load(history.python(), into: fixture)
        #expect(report.eventsAdded == 0)
      }
      results.append(try fixture.reports(.hourly).flatMap(Self.lines))
    }
    #expect(results[0].count > 48)
    for other in results.dropFirst() {
      #expect(zip(other, results[0]).first { $0 != $1 } == nil)
      #expect(other.count == results[0].count)
    }
  }

  /// What a report says, in words: its tokens are different in each store.
  static func lines(_ report: ActivityReport) -> [String] {
    report.segments.flatMap { segment in
      let items = segment.categories.flatMap { category in
        let name = report.subjects[category.category].name ?? ""
        let items =
          category.applications.map { ($0.application, $0.duration) }
          + category.webDomains.map { ($0.webDomain, $0.duration) }
        return ["\(name) \(category.duration)"]
          + items.map { "\(report.subjects[$0.0].identifier ?? "") \($0.1)" }
      }
      let longest = "\(segment.longestStart ?? 0)–\(segment.longestEnd ?? 0)"
      let head = "\(report.device.name ?? "") \(segment.start) \(segment.totalDuration) \(longest)"
      return [head] + items.sorted()
    }
  }
}

/// Numbers that look random and are the same in each run.
struct Xorshift {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(below limit: Int64) -> Int64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int64(state % UInt64(limit))
  }
}

extension DatabaseTests {
  @discardableResult
  static func load(_ statements: String, into fixture: ExportFixture) throws -> ImportReport {
    let file = try SQLiteFile(statements)
    return try Import.load(
      file.path,
      into: fixture.store,
      options: ImportOptions(now: ExportFixture.now)
    )
  }
}
