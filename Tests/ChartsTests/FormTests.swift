import Charts
import Foundation
import SwiftUI
import Testing
import ViewTree

@Suite("Forms of marks")
@MainActor
struct FormTests {
  @Test("bars keep their stacking and thickness")
  func bars() throws {
    let marks = try chart(
      of: SwiftUIChart {
        BarMark(x: .value("x", "a"), y: .value("y", 1), width: 12, stacking: .normalized)
        BarMark(x: .value("x", "a"), y: .value("y", 1), width: .ratio(0.5), stacking: .center)
        BarMark(x: .value("x", "a"), yStart: .value("y", 1), yEnd: .value("y", 2), width: .inset(3))
      }
    ).marks
    #expect(marks.map(\.stacking) == [.normalized, .center, .standard])
    #expect(marks.map(\.thickness) == [.points(12), .ratio(0.5), .inset(3)])
  }

  @Test("a series of lines sets them apart without a colour; a style by value gives one")
  func series() throws {
    func line() -> LineMark {
      LineMark(x: .value("x", 1), y: .value("y", 1), series: .value("s", "a"))
    }
    let marks = try chart(
      of: SwiftUIChart {
        line()
        line().foregroundStyle(by: .value("c", "b"))
        PointMark(x: .value("x", 1)).symbol(by: .value("s", "a"))
      }
    ).marks
    #expect(marks.map(\.group) == [.category("a"), .category("a"), nil])
    #expect(marks.map(\.series) == [nil, .category("b"), .category("a")])
  }

  @Test("points keep their shape, and a shape of an author's own is a circle")
  func symbols() throws {
    let marks = try chart(
      of: SwiftUIChart {
        PointMark(x: .value("x", 1)).symbol(.diamond)
        PointMark(x: .value("x", 1)).symbol(Circle())
        PointMark(x: .value("x", 1)).symbol { Text("x") }
        PointMark(x: .value("x", 1))
      }
    ).marks
    #expect(marks.map(\.symbol) == [.diamond, .circle, .circle, nil])
  }

  @Test("axes keep their side, their scale and their direction")
  func axes() throws {
    let view = SwiftUIChart { PointMark(x: .value("x", 1), y: .value("y", 2)) }
      .chartYAxis { AxisMarks(position: .leading) }
      .chartYScale(domain: .automatic(reversed: true), type: .log)
      .chartXScale(domain: [10, 0])
    let chart = try chart(of: view)
    #expect(chart.yAxis == .init(side: .leading, scale: .logarithmic, isReversed: true))
    #expect(chart.xAxis.isReversed)
    #expect(chart.xDomain == .range(0, 10))
  }

  @Test("a function is a line of points, without those that are not numbers")
  func functions() throws {
    let chart = try chart(
      of: SwiftUIChart { LinePlot(x: "x", y: "y", domain: -1...1) { 1 / $0 } }
    )
    // 201 places from -1 to 1, less zero.
    #expect(chart.marks.count == 200)
    #expect(chart.marks.first?.x == .number(-1))
    #expect(chart.marks.first?.y == .number(-1))
    #expect(chart.labels == .init(x: "x", y: "y"))
  }

  private struct Usage {
    var app: String
    var minutes: Double
  }

  @Test("the marks of a list have the styles of their elements")
  func plots() throws {
    let usage = [Usage(app: "a", minutes: 1), Usage(app: "b", minutes: 2)]
    let marks = try chart(
      of: SwiftUIChart {
        BarPlot(usage, x: .value("App", \.app), y: .value("Minutes", \.minutes))
          .foregroundStyle(by: .value("App", \.app))
          .opacity(0.5)
      }
    ).marks
    #expect(marks.map(\.y) == [.number(1), .number(2)])
    #expect(marks.map(\.series) == [.category("a"), .category("b")])
    #expect(marks.map(\.opacity) == [0.5, 0.5])
  }

  @Test("numbers fall into round bins, the last of which holds its end")
  func numberBins() {
    let bins = NumberBins(data: [1.0, 12, 38], desiredCount: 4)
    #expect(bins.thresholds == [0, 10, 20, 30, 40])
    #expect([0.0, 9, 10, 40, 99, -5].map { bins.index(for: $0) } == [0, 0, 1, 3, 3, 0])
    #expect(bins[3].contains(40))
    #expect(!bins[2].contains(30))
    #expect(NumberBins(size: 5, data: [3, 11]).thresholds == [0, 5, 10, 15])
    #expect(NumberBins(size: 0.0, data: [1]).isEmpty)
    #expect(NumberBins(range: 0.0...1, count: 4).thresholds == [0, 0.25, 0.5, 0.75, 1])
    #expect(NumberBins(range: 0...10, count: 5).thresholds == [0, 2, 4, 6, 8, 10])
    #expect(NumberBins(range: 0...2, count: 4).thresholds == [0, 1, 2])
    #expect(NumberBins(range: 0.0...1, count: 0).isEmpty)
    #expect(NumberBins(range: 0.0...(.infinity), count: 3).isEmpty)
    #expect(NumberBins(range: 0...Int.max, count: .max).isEmpty)
    #expect(NumberBins(size: 1e-300, range: 0...1).isEmpty)
  }

  @Test("dates fall into bins of the calendar")
  func dateBins() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let noon = Date(timeIntervalSince1970: 12 * 3600)
    let bins = DateBins(unit: .day, data: [noon, noon + 86_400], calendar: calendar)
    #expect(bins.thresholds.map(\.timeIntervalSince1970) == [0, 86_400, 172_800])
    #expect(bins.index(for: noon + 86_400) == 1)
  }
}
