import Charts
import SwiftUI

// Compiled, never run: these are the forms in which authors write marks.

private struct Usage: Identifiable {
  let id = UUID()
  var app: String
  var hour: Int
  var minutes: Double
  var duration: TimeInterval
  var date: Date
  var category: Category
  var color: Color

  enum Category: String, Plottable, CaseIterable { case social, games }
}

private struct Level: Plottable {
  var primitivePlottable: Int

  init(primitivePlottable: Int) { self.primitivePlottable = primitivePlottable }
}

private struct Lollipop: ChartContent {
  let usage: Usage

  var body: some ChartContent {
    RuleMark(x: .value("Hour", usage.hour), yStart: .value("From", 0), yEnd: .value("To", 3))
    PointMark(x: .value("Hour", usage.hour), y: .value("Minutes", usage.minutes))
  }
}

@MainActor
private struct Marks: View {
  let data: [Usage]
  @State private var selected: String?
  @State private var selectedDate: Date?
  @State private var range: ClosedRange<Date>?
  @State private var position = Date()
  let key: LocalizedStringKey = "Hour"

  var bars: some View {
    Chart(data) { usage in
      BarMark(x: .value("App", usage.app), y: .value("Minutes", usage.minutes))
      BarMark(
        x: .value("Date", usage.date, unit: .day),
        y: .value(Text("Minutes"), usage.minutes),
        width: .ratio(0.6),
        stacking: .normalized
      )
      BarMark(
        x: .value(key, usage.date, unit: .hour, calendar: .current),
        yStart: .value("a", 0),
        yEnd: .value("b", usage.minutes),
        width: 12
      )
      BarMark(
        xStart: .value("a", usage.date),
        xEnd: .value("b", usage.date),
        y: .value("App", usage.app),
        height: .fixed(8)
      )
      BarMark(x: .value("Minutes", usage.minutes), stacking: .center)
      BarMark(x: .value("Minutes", usage.minutes), yStart: 0, yEnd: 10)
      BarMark(xStart: .value("a", 1), xEnd: .value("b", 2))
      BarMark(yStart: .value("a", 1), yEnd: .value("b", 2))
      BarMark(x: .value("Bin", 0..<10), y: .value("Count", 3))
    }
  }

  var lines: some View {
    Chart {
      ForEach(data) { usage in
        LineMark(
          x: .value("Date", usage.date),
          y: .value("Minutes", usage.minutes),
          series: .value("App", usage.app)
        )
        .foregroundStyle(by: .value("Category", usage.category))
        .symbol(by: .value("Category", usage.category.rawValue))
        .symbol(.circle)
        .symbol(Circle().strokeBorder(lineWidth: 2))
        .symbol { Image(systemName: "star") }
        .symbolSize(40)
        .symbolSize(CGSize(width: 4, height: 4))
        .symbolSize(by: .value("Minutes", usage.minutes))
        .interpolationMethod(.catmullRom(alpha: 0.5))
        .interpolationMethod(.cardinal(tension: 0.4))
        .lineStyle(StrokeStyle(lineWidth: 2, dash: [3, 2]))
        .lineStyle(by: .value("App", usage.app))
        .accessibilityLabel(usage.app)
        .accessibilityValue("\(usage.minutes) minutes")
        .accessibilityHidden(true)
        .accessibilityIdentifier("line")
        .zIndex(1)
        AreaMark(x: .value("Date", usage.date), y: .value("M", usage.minutes), stacking: .unstacked)
          .foregroundStyle(
            .linearGradient(
              colors: [.blue.opacity(0.4), .clear],
              startPoint: .top,
              endPoint: .bottom
            )
          )
          .alignsMarkStylesWithPlotArea()
        AreaMark(
          x: .value("Date", usage.date),
          yStart: .value("Min", 0),
          yEnd: .value("Max", 1),
          series: .value("App", usage.app)
        )
        .opacity(0.3)
        .blur(radius: 2)
        .shadow(radius: 3)
        .offset(x: 0, y: 3)
        .offset(yStart: 1, yEnd: 2)
        .clipShape(RoundedRectangle(cornerRadius: 3))
        .compositingLayer()
      }
      if let selectedDate {
        RuleMark(x: .value("Selected", selectedDate, unit: .day))
          .foregroundStyle(Color.gray.opacity(0.3))
          .offset(yStart: -10)
          .zIndex(-1)
          .annotation(
            position: .top,
            alignment: .center,
            spacing: 0,
            overflowResolution: .init(x: .fit(to: .chart), y: .disabled)
          ) { Text("Selected") }
      } else {
        RuleMark(y: .value("Average", 30))
          .annotation(position: .topLeading) { context in
            Text("Average").frame(width: context.targetSize.width)
          }
      }
      Plot {
        PointMark(x: .value("x", 1), y: .value("y", 2))
        PointMark(x: .value("x", 1))
        PointMark(y: .value("y", 2))
      }
      .accessibilityLabel("Points")
      RectangleMark(x: .value("x", 1), yStart: .value("a", 1), yEnd: .value("b", 2), width: 16)
      RectangleMark(x: .value("x", "a"), y: .value("y", "b"), width: .ratio(1), height: .ratio(1))
      ForEach(data, id: \.app) { Lollipop(usage: $0) }
      ForEach(0..<3) { index in
        PointMark(x: .value("Index", index), y: .value("y", Decimal(index)))
      }
      switch data.count {
      case 0: RuleMark(y: .value("None", 0))
      case 1: LinePlot(x: "x", y: "y") { sin($0) }
      default: AnyChartContent(RuleMark(x: .value("Level", Level(primitivePlottable: data.count))))
      }
    }
    .chartXSelection(value: $selectedDate)
    .chartXSelection(range: $range)
    .chartScrollableAxes(.horizontal)
    .chartXVisibleDomain(length: 3600 * 24)
    .chartScrollPosition(x: $position)
    .chartScrollTargetBehavior(
      .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .page)
    )
  }

  var sectors: some View {
    Chart(data, id: \.app) { usage in
      SectorMark(
        angle: .value("Minutes", usage.minutes),
        innerRadius: .ratio(0.618),
        outerRadius: usage.app == selected ? 175 : 150,
        angularInset: 1.5
      )
      .cornerRadius(5)
      .foregroundStyle(usage.color.gradient)
      .opacity(selected == nil || selected == usage.app ? 1 : 0.3)
      .annotation(position: .overlay) { Text(usage.app).font(.caption) }
    }
    .chartAngleSelection(value: $selected)
    .chartLegend(position: .bottom, alignment: .center, spacing: 20) {
      HStack { ForEach(data) { Text($0.app) } }
    }
  }

  var plots: some View {
    Chart {
      BarPlot(data, x: .value("App", \.app), y: .value("Minutes", \.minutes))
        .foregroundStyle(by: .value("Category", \.category))
      LinePlot(data, x: .value("Date", \.date, unit: .day), y: .value("Minutes", \.minutes))
        .opacity(\.minutes)
      AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...10) { x in
        (yStart: x - 1, yEnd: x + 1)
      }
      LinePlot(x: "x", y: "y", t: "t", domain: 0...6) { t in (x: cos(t), y: sin(t)) }
        .foregroundStyle(.red)
      SectorPlot(data, angle: .value("Minutes", \.minutes), innerRadius: .ratio(0.5))
      PointPlot(data, x: .value("Hour", \.hour), y: .value("Minutes", \.minutes))
        .symbol(by: .value("App", \.app))
    }
  }

  var body: some View {
    bars
    lines
    sectors
    plots
  }
}
