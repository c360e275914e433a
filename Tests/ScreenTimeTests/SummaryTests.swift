import Foundation
import Testing

@Suite("A summary of screen time")
struct SummaryTests {
  @Test("adds up the devices, segment by segment")
  func devices() {
    let phone = DeviceUsage(
      person: "Mia",
      segments: [
        Sample.usage(Sample.day(2), minutes: 30), Sample.usage(Sample.day(3), minutes: 20),
      ]
    )
    let tablet = DeviceUsage(
      person: "Noah",
      segments: [Sample.usage(Sample.day(2), minutes: 15)]
    )
    let summary = ScreenTimeSummary([phone, tablet], calendar: Sample.calendar)
    #expect(summary.stretches.map(\.duration) == [45 * 60, 20 * 60])
    #expect(summary.people == ["Mia", "Noah"])
    #expect(summary.deviceCount == 2)
    #expect(summary.period.duration == 65 * 60)
    #expect(summary.period.average == 32.5 * 60)
  }

  @Test("sums hours to the days of the calendar, and takes the last day's hours")
  func hours() {
    let summary = Sample.summary(
      [
        Sample.usage(Sample.hour(2, 23), minutes: 10), Sample.usage(Sample.hour(3, 0), minutes: 20),
        Sample.usage(Sample.hour(3, 1), minutes: 5),
      ],
      unit: .hour
    )
    #expect(summary.days.unit == .day)
    #expect(summary.days.stretches.map(\.duration) == [600, 1500])
    #expect(summary.days.stretches.map(\.id) == [Sample.moment(2), Sample.moment(3)])
    #expect(summary.latest.unit == .hour)
    #expect(summary.latest.stretches.map(\.duration) == [1200, 300])
    #expect(summary.latest.extent == Sample.moment(3)...Sample.moment(4))
  }

  @Test("of days takes the last day as the latest, and of weeks the last week")
  func coarse() {
    let days = Sample.summary([2, 3].map { Sample.usage(Sample.day($0), minutes: 60) })
    #expect(days.latest.unit == .day)
    #expect(days.latest.stretches.map(\.id) == [Sample.moment(3)])
    let week = DateInterval(start: Sample.moment(2), end: Sample.moment(9))
    let weeks = Sample.summary([Sample.usage(week, minutes: 60)], unit: .weekOfYear)
    #expect(weeks.latest.unit == .weekOfYear)
    #expect(weeks.week.unit == .weekOfYear)
  }

  @Test("has an hour for each of the two that a clock set back makes")
  func clockSetBack() throws {
    var calendar = Sample.calendar
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    // 2026-10-25 begins at 22:00 UTC the day before and has 25 hours.
    let start = try #require(
      calendar.date(from: DateComponents(year: 2026, month: 10, day: 25))
    )
    let segments = (0..<25).map {
      Sample.usage(
        DateInterval(start: start.addingTimeInterval(Double($0) * 3600), duration: 3600),
        minutes: 1
      )
    }
    let summary = ScreenTimeSummary(
      [DeviceUsage(unit: .hour, segments: segments)],
      calendar: calendar
    )
    #expect(summary.latest.stretches.count == 25)
    #expect(summary.days.stretches.map(\.duration) == [25 * 60])
  }

  @Test("takes the earliest of the first pickups")
  func firstPickup() {
    var early = Sample.usage(Sample.hour(2, 7), minutes: 1)
    early.firstPickup = Sample.moment(2, 7, 12)
    var late = Sample.usage(Sample.hour(2, 8), minutes: 1)
    late.firstPickup = Sample.moment(2, 8, 1)
    let summary = Sample.summary([late, early], unit: .hour)
    #expect(summary.days.stretches.map(\.firstPickup) == [Sample.moment(2, 7, 12)])
  }

  @Test("counts no more time than the categories account for, and none twice")
  func filtered() {
    // A filter leaves the total of an hour, but only ten minutes of games pass.
    let games = CategoryUsage(name: "Games", duration: 600)
    let filtered = Usage(interval: Sample.day(2), screenTime: 3600, categories: [games])
    // A browser's ten minutes on one site count in two categories.
    let twice = ["Utilities", "Social"].map { CategoryUsage(name: $0, duration: 600) }
    let overlapping = Usage(interval: Sample.day(3), screenTime: 600, categories: twice)
    let summary = Sample.summary([filtered, overlapping])
    #expect(summary.stretches.map(\.duration) == [600, 600])
  }

  @Test("is empty without devices, and with stretches in which nothing happened")
  func empty() {
    #expect(ScreenTimeSummary(calendar: Sample.calendar).isEmpty)
    #expect(Sample.summary([Usage(interval: Sample.day(2))]).isEmpty)
    var picked = Usage(interval: Sample.day(2))
    picked.pickupsWithoutApplication = 1
    #expect(!Sample.summary([picked]).isEmpty)
  }

  @Test("names whom it tells of")
  func subject() {
    let devices = ["Mia", "Noah", "Mia"].map { DeviceUsage(person: $0) }
    #expect(ScreenTimeSummary(devices).subject.hasSuffix(" · 3 devices"))
    #expect(ScreenTimeSummary(devices).subject.hasPrefix("Mia"))
    #expect(ScreenTimeSummary([DeviceUsage()]).subject == "1 device")
  }
}
