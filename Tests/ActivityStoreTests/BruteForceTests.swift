import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Foundation
import Testing

/// Compares reports with a count second by second of the same history.
@Suite("Reports against a count by the second")
struct BruteForceTests {
  /// A history of two days around a change of the clock, with overlaps of every kind.
  struct History {
    static let subjects = [
      StoreFixture.mail, StoreFixture.notes, StoreFixture.game, StoreFixture.site,
      ImportedSubject(kind: .application, identifier: "chat", name: "Chat", category: "Other"),
    ]
    let start: Int64
    /// Which subjects were in use in each second.
    var seconds: [Set<Int>]
    var uses: [StoreFixture.Use] = []

    init(start: Int64, hours: Int, seed: UInt64) {
      self.start = start
      seconds = Array(repeating: [], count: hours * 3_600)
      var state = seed
      func next(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % limit
      }
      for _ in 0..<180 {
        let subject = next(Self.subjects.count)
        let first = next(seconds.count - 1)
        let end = min(seconds.count, first + 1 + next(next(8) == 0 ? 9_000 : 900))
        uses.append(
          StoreFixture.Use(Self.subjects[subject], Double(first) / 60, Double(end) / 60)
        )
        for second in first..<end { seconds[second].insert(subject) }
      }
    }

    func used(_ segment: ActivityReport.Segment) -> ArraySlice<Set<Int>> {
      let first = max(0, Int(segment.start - start))
      let end = min(seconds.count, Int(segment.end - start))
      return first < end ? seconds[first..<end] : []
    }
  }

  @Test(
    "Totals, items, categories and the longest session agree, with and without a filter",
    arguments: [
      ("Europe/Berlin", "2026-10-24", 1), ("Australia/Lord_Howe", "2026-04-04", 2),
      ("Asia/Kathmandu", "2026-11-02", 3), ("America/New_York", "2026-03-07", 4),
    ] as [(String, String, UInt64)]
  )
  func agrees(identifier: String, day: String, seed: UInt64) throws {
    let zone = try TimeZoneRules(identifier: identifier)
    let history = History(start: try zone.moment(day), hours: 49, seed: seed)
    let fixture = try StoreFixture()
    try fixture.add(at: history.start, history.uses)
    let period = "\(day)/\(zone.date(at: history.start + 60 * 3_600))"
    for segment in ActivityReport.SegmentKind.allCases {
      for filter in [[], ["mail", "chat"], ["mail"], ["notes", "mail"]] as [Set<String>] {
        let report = try #require(
          try fixture.reports(period, segment, zone: zone, applications: filter).first
        )
        for index in report.segments.indices {
          compare(report, index, history, filter)
        }
      }
    }
  }

  private func compare(
    _ report: ActivityReport,
    _ index: Int,
    _ history: History,
    _ filter: Set<String>
  ) {
    let segment = report.segments[index]
    let used = history.used(segment)
    #expect(segment.totalDuration == Int64(used.count { !$0.isEmpty }) * 1_000)
    #expect(longest(used) == (segment.longestEnd ?? 0) - (segment.longestStart ?? 0))
    for (number, subject) in History.subjects.enumerated() {
      let passes = filter.isEmpty || filter.contains(subject.identifier)
      let seconds = passes ? used.count { $0.contains(number) } : 0
      #expect((report.seconds(subject.identifier, in: index) ?? 0) == Int64(seconds))
    }
    for category in Set(History.subjects.map(\.category)) {
      let members = History.subjects.indices.filter {
        History.subjects[$0].category == category
          && (filter.isEmpty || filter.contains(History.subjects[$0].identifier))
      }
      let seconds = used.count { !$0.isDisjoint(with: members) }
      #expect((report.seconds(category ?? "", in: index) ?? 0) == Int64(seconds))
    }
  }

  private func longest(_ used: ArraySlice<Set<Int>>) -> Int64 {
    var (longest, run): (Int64, Int64) = (0, 0)
    for second in used {
      run = second.isEmpty ? 0 : run + 1
      longest = max(longest, run)
    }
    return longest
  }
}
