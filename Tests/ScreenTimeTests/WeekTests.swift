import Foundation
import Testing

@Suite("The last week of the data")
struct WeekTests {
  private func summary(_ days: ClosedRange<Int>, minutes: (Int) -> Double) -> ScreenTimeSummary {
    Sample.summary(days.map { Sample.usage(Sample.day($0), minutes: minutes($0)) })
  }

  @Test("is the calendar's where the data begins with one, and may be short")
  func calendarWeeks() {
    // Monday the 2nd to Wednesday the 11th.
    let summary = summary(2...11) { $0 < 9 ? 100 : 150 }
    #expect(summary.week.stretches.map(\.id) == [9, 10, 11].map { Sample.moment($0) })
    #expect(summary.changeFromLastWeek == 0.5)
  }

  @Test("is the last seven days of any other data")
  func sevenDays() {
    // Thursday the 5th to Wednesday the 18th.
    let summary = summary(5...18) { $0 < 12 ? 200 : 150 }
    #expect(summary.week.stretches.map(\.id) == (12...18).map { Sample.moment($0) })
    #expect(summary.changeFromLastWeek == -0.25)
  }

  @Test("is not compared with a week that the data covers in part, or that had no activity")
  func incomparable() {
    // The week before begins on the 5th, but the data on the 6th.
    #expect(summary(6...18) { _ in 100 }.changeFromLastWeek == nil)
    #expect(summary(5...18) { $0 < 12 ? 0 : 100 }.changeFromLastWeek == nil)
    #expect(summary(2...8) { _ in 100 }.changeFromLastWeek == nil)
    #expect(ScreenTimeSummary().changeFromLastWeek == nil)
  }

  @Test("counts the days without use in its average")
  func idleDays() {
    let summary = summary(2...8) { $0 == 2 ? 70 : 0 }
    #expect(summary.week.average == 600)
  }
}
