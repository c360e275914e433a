import Foundation
import Testing

@Suite("A period")
struct PeriodTests {
  private let period: Period = {
    let chat = ItemUsage(
      id: "chat",
      name: "Chat",
      category: "Social",
      duration: 900,
      pickups: 3,
      notifications: 9
    )
    let site = ItemUsage(id: "site", name: "a.example", category: "Social", duration: 300)
    let chess = ItemUsage(
      id: "chess",
      name: "Chess",
      category: "Games",
      duration: 900,
      pickups: 5,
      notifications: 0
    )
    let first = Usage(
      interval: Sample.day(2),
      screenTime: 2100,
      pickupsWithoutApplication: 2,
      categories: [
        CategoryUsage(name: "Social", duration: 1200, items: [chat, site]),
        CategoryUsage(name: "Games", duration: 900, items: [chess]),
      ]
    )
    let second = Usage(
      interval: Sample.day(3),
      screenTime: 900,
      categories: [CategoryUsage(name: "Social", duration: 900, items: [chat])]
    )
    return Sample.summary([first, second]).period
  }()

  @Test("ranks items by time, and equal ones by name")
  func ranking() {
    #expect(period.leaders(5, by: \.duration).map(\.name) == ["Chat", "Chess", "a.example"])
    #expect(period.leaders(5, by: \.duration).map(\.duration) == [1800, 900, 300])
    #expect(period.leaders(1, by: \.duration).map(\.name) == ["Chat"])
  }

  @Test("leaves out of a ranking what has nothing of it")
  func nothing() {
    #expect(period.leaders(5, by: \.pickups).map(\.name) == ["Chat", "Chess"])
    #expect(period.leaders(5, by: \.notifications).map(\.name) == ["Chat"])
  }

  @Test("counts pickups with and without an application, and notifications")
  func counts() {
    #expect(period.pickups == 13)
    #expect(period.notifications == 18)
    #expect(period.peak(by: \.pickups)?.id == Sample.moment(2))
    #expect(Period(unit: .day, stretches: []).peak(by: \.pickups) == nil)
  }

  @Test("ranks its categories")
  func categories() {
    #expect(period.categories.map(\.name) == ["Social", "Games"])
    #expect(period.categories.map(\.duration) == [2100, 900])
  }

  @Test("divides each bar among the top categories and the others")
  func parts() {
    let parts = period.parts(top: ["Social"])
    #expect(parts.map(\.category) == ["Social", Period.others, "Social", Period.others])
    #expect(parts.map(\.duration) == [1200, 900, 900, 0])
  }

  @Test("shortens the parts of categories that overlap to the time that passed")
  func overlap() {
    let twice = [("Utilities", 600.0), ("Social", 300.0)].map {
      CategoryUsage(name: $0, duration: $1)
    }
    let usage = Usage(interval: Sample.day(2), screenTime: 600, categories: twice)
    let parts = Sample.summary([usage]).period.parts(top: ["Utilities", "Social"])
    #expect(parts.map(\.duration) == [400, 200, 0])
  }
}
