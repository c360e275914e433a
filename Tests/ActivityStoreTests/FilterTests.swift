import CivilCalendar
import ExtensionProtocol
import Testing

@testable import ActivityStore

@Suite("Filters")
struct FilterTests {
  @Test("What a filter holds back is not named in the report either")
  func names() throws {
    let now: Int64 = 1_796_000_000
    let sample = SampleFamily(now: now, zone: .utc, app: "/usr/bin/app")
    let all = ActivityQuery(
      interval: now - 7 * 86_400..<now,
      segment: .daily,
      zone: .utc,
      users: .named("Mia"),
      now: now
    )
    var games = all
    games.categories = ["Games"]
    let everything = try #require(try all.reports(from: sample).first)
    let reports = try games.reports(from: sample)
    let report = try #require(reports.first { !$0.subjects.isEmpty })
    #expect(report.subjects.filter { $0.kind == .category }.map(\.name) == ["Games"])
    #expect(report.subjects.count < everything.subjects.count)
    // Every subject is there for an item, and every item finds its own.
    var mentioned: Set<Int> = []
    for category in report.segments.flatMap(\.categories) {
      #expect(report.subjects[category.category].kind == .category)
      mentioned.insert(category.category)
      for item in category.applications {
        #expect(report.subjects[item.application].kind == .application)
        mentioned.insert(item.application)
      }
      for item in category.webDomains {
        #expect(report.subjects[item.webDomain].kind == .webDomain)
        mentioned.insert(item.webDomain)
      }
    }
    #expect(mentioned == Set(report.subjects.indices))
  }

  @Test("An application that passes keeps its name and its figures")
  func kept() throws {
    let now: Int64 = 1_796_000_000
    let sample = SampleFamily(now: now, zone: .utc, app: "/usr/bin/app")
    func duration(_ applications: Set<String>) throws -> Int64 {
      let query = ActivityQuery(
        interval: now - 7 * 86_400..<now,
        segment: .daily,
        zone: .utc,
        users: .all,
        applications: applications,
        now: now
      )
      return try query.reports(from: sample).reduce(0) { sum, report in
        report.segments.flatMap(\.categories).flatMap(\.applications)
          .filter { report.subjects[$0.application].name == "Minecraft" }
          .reduce(sum) { $0 + $1.duration }
      }
    }
    #expect(try duration(["Minecraft"]) > 0)
    #expect(try duration(["Minecraft"]) == duration([]))
  }
}
