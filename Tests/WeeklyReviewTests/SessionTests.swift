import Foundation
import Testing

@Suite("Sessions")
struct SessionTests {
  @Test("are put together where the end of an hour cut them")
  func joined() {
    let pieces = [
      DateInterval(start: Sample.moment(2, 9, 40), end: Sample.moment(2, 10)),
      DateInterval(start: Sample.moment(2, 10), end: Sample.moment(2, 10, 25)),
      DateInterval(start: Sample.moment(2, 11, 10), end: Sample.moment(2, 11, 20)),
    ]
    let segments = zip([9, 10, 11], pieces).map {
      Usage(interval: Sample.hour(2, $0), longestActivity: $1)
    }
    let review = Sample.review(segments.reversed(), unit: .hour)
    #expect(review.sessions.map(\.duration) == [45 * 60, 10 * 60])
    #expect(review.sessions.first?.interval.start == Sample.moment(2, 9, 40))
  }

  @Test("of two devices are not put together, and each person's longest is known")
  func people() {
    let early = DateInterval(start: Sample.moment(2, 9), end: Sample.moment(2, 9, 30))
    let late = DateInterval(start: Sample.moment(2, 9, 30), end: Sample.moment(2, 9, 50))
    let brief = DateInterval(start: Sample.moment(2, 12), end: Sample.moment(2, 12, 5))
    let devices = [("Mia", early), ("Noah", late), ("Mia", brief)].map { person, longest in
      DeviceUsage(
        person: person,
        segments: [Usage(interval: Sample.day(2), longestActivity: longest)]
      )
    }
    let review = Review(devices, calendar: Sample.calendar)
    #expect(review.sessions.map(\.duration) == [1800, 1200, 300])
    #expect(review.longestOfEach.map(\.person) == ["Mia", "Noah"])
  }

  @Test("lead their days, which are in order")
  func days() {
    let starts = [(3, 9, 40.0), (2, 8, 10), (2, 12, 30), (3, 20, 5)]
    let segments = starts.map { day, hour, minutes in
      let longest = DateInterval(start: Sample.moment(day, hour), duration: minutes * 60)
      return Usage(interval: Sample.hour(day, hour), longestActivity: longest)
    }
    let review = Sample.review(segments, unit: .hour)
    #expect(review.longestOfDays.map(\.duration) == [1800, 2400])
  }

  @Test("are none where no segment tells of one")
  func none() {
    #expect(Sample.review([Usage(interval: Sample.day(2))]).sessions.isEmpty)
  }
}
