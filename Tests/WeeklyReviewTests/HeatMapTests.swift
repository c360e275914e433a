import Foundation
import Testing

@Suite("A heat map")
struct HeatMapTests {
  @Test("has the mean of each hour of each weekday, idle hours as nothing")
  func means() throws {
    let segments = [
      Sample.usage(Sample.hour(2, 9), ["Games": 10]),  // a Monday
      Sample.usage(Sample.hour(9, 9), ["Games": 40]),  // the next
      Sample.usage(Sample.hour(3, 20), ["Games": 30]),  // a Tuesday
    ]
    let map = try #require(HeatMap(Sample.review(segments, unit: .hour)))
    #expect(map.cells.count == 48)
    #expect(map.cells.prefix(24).allSatisfy { $0.weekday == 2 })
    #expect(map.cells[9].duration == 25 * 60)
    #expect(map.cells[10].duration == 0)
    #expect(map.cells[24 + 20].duration == 30 * 60)
    #expect(map.busiest?.weekday == 3)
    #expect(map.busiest?.hour == 20)
  }

  @Test("begins with the calendar's first weekday")
  func firstWeekday() throws {
    let week = (2...8).map { Sample.usage(Sample.hour($0, 9), ["Games": 10]) }
    let map = try #require(HeatMap(Sample.review(week, unit: .hour)))
    let weekdays = stride(from: 0, to: map.cells.count, by: 24).map { map.cells[$0].weekday }
    #expect(weekdays == [2, 3, 4, 5, 6, 7, 1])
  }

  @Test("is not made of days, and has no busiest hour without use")
  func absent() throws {
    #expect(HeatMap(Sample.review([Sample.usage(Sample.day(2), ["Games": 10])])) == nil)
    let idle = Sample.review([Usage(interval: Sample.hour(2, 9))], unit: .hour)
    #expect(try #require(HeatMap(idle)).busiest == nil)
  }
}
