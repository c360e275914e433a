import Foundation
import Testing

@Suite("A review")
struct ReviewTests {
  @Test("sums hours and devices to days")
  func days() {
    let phone = DeviceUsage(
      unit: .hour,
      segments: [
        Sample.usage(Sample.hour(2, 9), ["Games": 10]),
        Sample.usage(Sample.hour(2, 23), ["Social": 5]),
        Sample.usage(Sample.hour(3, 0), ["Games": 20]),
      ]
    )
    let tablet = DeviceUsage(
      unit: .hour,
      segments: [Sample.usage(Sample.hour(2, 9), ["Games": 30])]
    )
    let review = Review([phone, tablet], calendar: Sample.calendar)
    #expect(review.days.map(\.id) == [Sample.moment(2), Sample.moment(3)])
    #expect(review.days.map(\.duration) == [45 * 60, 20 * 60])
    #expect(review.all.totals.categories == ["Games": 3600, "Social": 300])
    #expect(review.all.busiest?.id == Sample.moment(2))
    #expect(review.all.average == 32.5 * 60)
  }

  @Test("has calendar weeks where the data begins with one")
  func calendarWeeks() {
    // Monday the 2nd to Tuesday the 10th.
    let (last, before) = Sample.review((2...10).map { usage($0) }).lastWeeks
    #expect(last.days.map(\.id) == [9, 10].map { Sample.moment($0) })
    #expect(before?.days.map(\.id) == (2...8).map { Sample.moment($0) })
    let exact = Sample.review((2...15).map { usage($0) }).lastWeeks
    #expect(exact.last.days.map(\.id) == (9...15).map { Sample.moment($0) })
    #expect(exact.before?.days.count == 7)
  }

  @Test("has seven days counted from the end otherwise, and no part of a week before")
  func sevenDays() {
    let both = Sample.review((5...18).map { usage($0) }).lastWeeks
    #expect(both.last.days.map(\.id) == (12...18).map { Sample.moment($0) })
    #expect(both.before?.days.map(\.id) == (5...11).map { Sample.moment($0) })
    #expect(Sample.review((6...18).map { usage($0) }).lastWeeks.before == nil)
  }

  @Test("compares no weeks that it has as a whole, since the last may have just begun")
  func wholeWeeks() {
    let weeks = [2, 9].map {
      Sample.usage(DateInterval(start: Sample.moment($0), duration: 7 * 86_400), ["Games": 60])
    }
    let review = Sample.review(weeks, unit: .weekOfYear)
    #expect(review.days.count == 2)
    #expect(review.lastWeeks.before == nil)
    #expect(review.overallTrend == nil)
  }

  @Test("counts no more than the categories account for, and nothing twice")
  func filtered() {
    let filtered = Usage(interval: Sample.day(2), screenTime: 3600, categories: ["Games": 600])
    let twice = Usage(
      interval: Sample.day(3),
      screenTime: 600,
      categories: ["Utilities": 600, "Social": 600]
    )
    #expect(Sample.review([filtered, twice]).days.map(\.duration) == [600, 600])
  }

  @Test("is empty without devices and without use")
  func empty() {
    #expect(Review(calendar: Sample.calendar).isEmpty)
    #expect(Review(calendar: Sample.calendar).lastWeeks.last.days.isEmpty)
    #expect(Sample.review([Usage(interval: Sample.day(2))]).isEmpty)
    #expect(Sample.review([Usage(interval: Sample.day(2))]).all.busiest == nil)
    #expect(!Sample.review([Usage(interval: Sample.day(2), pickups: 1)]).isEmpty)
  }

  private func usage(_ day: Int) -> Usage { Sample.usage(Sample.day(day), ["Games": 60]) }
}
