import ExtensionProtocol
import Foundation
import Testing

@testable import ActivityStore

/// A generator whose numbers are the same every time.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

@Suite("What a store makes of events")
struct ImportOrderTests {
  private struct Item: Hashable {
    var track: Track
    var start: Int64
    var duration: Int32
    var subject: Int
    var isAudible: Bool
    var isShared: Bool
  }

  private static let applications = ["firefox", "mail", "notes", "game"].map {
    ImportedSubject(
      kind: .application,
      identifier: $0,
      name: nil,
      category: $0 == "game" ? "Games" : "Work"
    )
  }
  private static let domains = ["a.example", "b.example"].map {
    ImportedSubject(kind: .webDomain, identifier: $0, name: nil, category: "Other")
  }

  /// Three days of events, with overlaps, gaps of a few seconds and events of no duration.
  private static func history(_ generator: inout SeededGenerator) -> [Item] {
    let origin: Int64 = 1_793_577_600_000
    var items: [Item] = []
    let tracks: [(Track, Int)] = [
      (.windows, 300), (.presence, 40), (.pages(browser: "firefox"), 100), (.sessions, 40),
      (.visits, 20), (.phone, 40),
    ]
    for (track, count) in tracks {
      for _ in 0..<count {
        let start = origin + Int64.random(in: 0..<(3 * 86_400), using: &generator) * 1_000
        let isLong = track == .presence || Int.random(in: 0..<40, using: &generator) == 0
        items.append(
          Item(
            track: track,
            start: start,
            duration: Int32.random(in: 0...(isLong ? 14_400 : 900), using: &generator) * 1_000,
            subject: Int.random(in: 0..<4, using: &generator),
            isAudible: Bool.random(using: &generator),
            isShared: Int.random(in: 0..<4, using: &generator) == 0
          )
        )
      }
    }
    return items
  }

  private static func write(_ items: ArraySlice<Item>, to store: Store) throws {
    try store.write { writer in
      let device = try writer.deviceUser(StoreFixture.owner, StoreFixture.laptop)
      for item in items {
        var number: UInt32 = 0
        var owner = device
        var isAudible = false
        switch item.track {
        case .pages:
          number = try writer.subject(domains[item.subject % 2])
          isAudible = item.isAudible
          if item.isShared { owner = try writer.deviceUser(StoreFixture.owner, nil) }
        case .visits: number = try writer.subject(domains[item.subject % 2])
        case .presence, .screen, .displayOff: break
        default: number = try writer.subject(applications[item.subject])
        }
        let event = TrackEvent(
          start: item.start,
          duration: item.duration,
          subject: number,
          isAudible: isAudible
        )
        try writer.add(event, to: item.track, of: owner)
      }
    }
  }

  /// All that reports can say of a store.
  private static func content(_ fixture: StoreFixture) throws -> [ActivityReport] {
    var reports = try fixture.reports("2026-11-01/2026-11-06", .hourly)
    for index in reports.indices {
      for subject in reports[index].subjects.indices { reports[index].subjects[subject].token = [] }
    }
    return reports
  }

  /// Subjects are numbered in the order in which they come: two reports are compared by name.
  private static func named(_ reports: [ActivityReport]) -> [String] {
    reports.flatMap { report in
      report.segments.map { segment in
        let categories = segment.categories.map { category in
          let items =
            category.applications.map { item in
              "\(report.subjects[item.application].identifier ?? "") \(item.duration) "
                + "\(item.pickups) \(item.notifications)"
            }
            + category.webDomains.map { item in
              "\(report.subjects[item.webDomain].identifier ?? "") \(item.duration)"
            }
          return "\(report.subjects[category.category].name ?? "") \(category.duration) \(items)"
        }
        return "\(segment.start) \(segment.totalDuration) \(segment.longestStart ?? 0) "
          + "\(segment.longestEnd ?? 0) \(categories)"
      }
    }
  }

  @Test(
    "does not depend on the order or the parts in which they come",
    arguments: 0..<6 as Range<UInt64>
  )
  func order(seed: UInt64) throws {
    var generator = SeededGenerator(state: seed)
    let history = Self.history(&generator)
    let whole = try StoreFixture()
    try Self.write(history[...], to: whole.store)
    let expected = Self.named(try Self.content(whole))
    #expect(expected.contains { $0.contains("a.example") })
    let parts = try StoreFixture()
    var rest = history.shuffled(using: &generator)[...]
    while !rest.isEmpty {
      let count = Int.random(in: 1...200, using: &generator)
      // Some come twice.
      try Self.write(rest.prefix(count), to: parts.store)
      if Bool.random(using: &generator) { try Self.write(rest.prefix(count / 2), to: parts.store) }
      rest = rest.dropFirst(count)
    }
    #expect(Self.named(try Self.content(parts)) == expected)
  }

  @Test("is the same after they come again")
  func again() throws {
    var generator = SeededGenerator(state: 42)
    let history = Self.history(&generator)
    let fixture = try StoreFixture()
    try Self.write(history[...], to: fixture.store)
    let before = try Self.content(fixture)
    try Self.write(history.reversed()[...], to: fixture.store)
    #expect(try Self.content(fixture) == before)
  }
}
