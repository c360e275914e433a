import Foundation
import Testing

@Suite("Trends")
struct TrendTests {
  @Test("compare daily averages, those that changed most first")
  func averages() {
    // A whole week of 60 and 30 minutes, then two days of 90, 30 and 5.
    let before = (2...8).map { Sample.usage(Sample.day($0), ["Games": 60, "Social": 30]) }
    let now = (9...10).map {
      Sample.usage(Sample.day($0), ["Games": 90, "Social": 30, "Travel": 5])
    }
    let review = Sample.review(before + now)
    #expect(review.trends.map(\.name) == ["Games", "Travel", "Social"])
    #expect(review.trends.map(\.difference) == [1800, 300, 0])
    #expect(review.trends.map(\.change) == [0.5, nil, 0])
    #expect(review.overallTrend?.now == 7500.0)
    #expect(review.overallTrend?.before == 5400.0)
  }

  @Test("tell of what was given up")
  func givenUp() {
    let before = (2...8).map { Sample.usage(Sample.day($0), ["Games": 60]) }
    let review = Sample.review(before + [Sample.usage(Sample.day(9), ["Social": 10])])
    #expect(review.trends.map(\.name) == ["Games", "Social"])
    #expect(review.trends.map(\.change) == [-1, nil])
  }

  @Test("are none without a week to compare with")
  func oneWeek() {
    let review = Sample.review((2...8).map { Sample.usage(Sample.day($0), ["Games": 60]) })
    #expect(review.trends.isEmpty)
    #expect(review.overallTrend == nil)
  }
}
