import Charts
import SwiftUI
import Testing
import ViewTree

@Suite("Chart modifiers")
@MainActor
struct ChartTests {
  private func bars() -> some View {
    SwiftUIChart([0, 4, 9], id: \.self) {
      BarMark(x: .value("Hour", $0), y: .value("Minutes", $0 * 5))
    }
  }

  @Test("axes and legend can be hidden and named")
  func visibility() throws {
    let chart = try chart(
      of: bars().chartXAxis(.hidden).chartLegend(.hidden).chartYAxisLabel("Minutes")
    )
    #expect(chart.xAxis == ViewTree::Chart.Axis(isHidden: true))
    #expect(chart.yAxis == ViewTree::Chart.Axis(title: "Minutes"))
    #expect(chart.legend == .hidden)
    #expect(try self.chart(of: bars().chartLegend(position: .bottom)).legend == .bottom)
  }

  private func chart(of view: some View) throws -> ViewTree::Chart {
    try ChartsTests.chart(of: view)
  }

  @Test("domains are ranges, categories or what the marks need")
  func domains() throws {
    let chart = try chart(of: bars().chartXScale(domain: 0...24).chartYScale(domain: 0...60))
    #expect(chart.xDomain == .range(0, 24))
    #expect(chart.yDomain == .range(0, 60))
    #expect(
      try self.chart(of: bars().chartXScale(domain: ["a", "b"])).xDomain == .categories(["a", "b"])
    )
    #expect(
      try self.chart(of: bars().chartXScale(domain: .automatic(includesZero: false))).xDomain
        == .range(0, 9)
    )
    #expect(try self.chart(of: bars()).xDomain == nil)
  }

  @Test("series get the paints of the scale")
  func colors() throws {
    let series = SwiftUIChart(["b", "a"], id: \.self) {
      PointMark(x: .value("x", 1)).foregroundStyle(by: .value("Kind", $0))
    }
    let mapped = try chart(of: series.chartForegroundStyleScale(["a": Color.red, "b": .blue]))
    #expect(
      mapped.seriesColors == [
        .init(series: .category("a"), paint: .color(.system(.red))),
        .init(series: .category("b"), paint: .color(.system(.blue))),
      ]
    )
    let ranged = try chart(of: series.chartForegroundStyleScale(range: [Color.green, .pink]))
    #expect(
      ranged.seriesColors == [
        .init(series: .category("b"), paint: .color(.system(.green))),
        .init(series: .category("a"), paint: .color(.system(.pink))),
      ]
    )
  }

  @Test("plain axis marks leave the axis to the surface")
  func plainAxis() throws {
    #expect(try chart(of: bars().chartXAxis { AxisMarks() }).xAxis.marks == nil)
    #expect(
      try chart(of: bars().chartXAxis { AxisMarks(values: [0, 6]) }).xAxis.marks == [
        .init(value: .number(0)), .init(value: .number(6)),
      ]
    )
  }

  @Test("axis marks hold what their closure puts there")
  func axisParts() throws {
    let view = bars().chartXAxis {
      AxisMarks(values: [0, 12]) { value in
        AxisGridLine()
        AxisValueLabel {
          if let hour = value.as(Int.self) { Text("\(hour)h") }
        }
      }
    }
    #expect(
      try chart(of: view).xAxis.marks == [
        .init(value: .number(0), label: "0h", hasGridLine: true, hasTick: false),
        .init(value: .number(12), label: "12h", hasGridLine: true, hasTick: false),
      ]
    )
  }

  @Test("strides and automatic values are round numbers over the range of the marks")
  func places() throws {
    let strided = bars().chartXAxis {
      AxisMarks(values: .stride(by: 3)) { _ in AxisTick() }
    }
    #expect(
      try chart(of: strided).xAxis.marks?.map(\.value)
        == [.number(0), .number(3), .number(6), .number(9)]
    )
    let automatic = bars().chartYAxis { AxisMarks { _ in AxisGridLine() } }
    // From 0 to 45 in about five steps: 0, 20 and 40.
    #expect(
      try chart(of: automatic).yAxis.marks?.map(\.value) == [.number(0), .number(20), .number(40)]
    )
  }

  @Test("dates are marked by units of the calendar, in a format")
  func dates() throws {
    let day = 86_400.0
    let view = SwiftUIChart([0.0, 1, 2], id: \.self) {
      BarMark(
        x: .value("Day", Date(timeIntervalSince1970: $0 * day), unit: .day),
        y: .value("M", 1)
      )
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .day)) { _ in
        AxisValueLabel(
          format: Date.FormatStyle(timeZone: .gmt).month(.abbreviated).day()
        )
      }
    }
    let marks = try ChartsTests.chart(of: view, environment: english).xAxis.marks
    #expect(marks?.map(\.label) == ["Jan 1", "Jan 2", "Jan 3", "Jan 4"])
  }

  @Test("an axis as short as a number can be has marks, and does not take for ever")
  func shortAxis() throws {
    let marks = try chart(
      of: SwiftUIChart {
        PointMark(x: .value("a", 0.0), y: .value("b", 0.0))
        PointMark(x: .value("a", 1.0), y: .value("b", Double.leastNonzeroMagnitude))
      }
      .chartYAxis { AxisMarks(values: .automatic(desiredCount: 3)) }
    ).marks
    #expect(marks.count == 2)
    let bins = NumberBins(data: [0, Double.leastNonzeroMagnitude], desiredCount: 3)
    #expect(bins.index(for: 0) >= 0)
  }

  @Test("a silly stride gives no marks instead of millions", arguments: [0.0, -1, 1e-9, .nan])
  func sillyStride(step: Double) throws {
    let view = bars().chartXAxis { AxisMarks(values: .stride(by: step)) { _ in AxisTick() } }
    #expect(try chart(of: view).xAxis.marks == [])
  }

  @Test("a chart's settings reach only the charts inside")
  func scope() throws {
    let view = VStack {
      VStack { bars() }.chartXAxis(.hidden)
      bars()
    }
    let hidden = try render(view: view).nodes.compactMap { node -> Bool? in
      if case .chart(let chart) = node.content { chart.xAxis.isHidden } else { nil }
    }
    #expect(hidden == [true, false])
  }
}
