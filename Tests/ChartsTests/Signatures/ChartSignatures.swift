import Charts
import SwiftUI

// Compiled, never run: these are the forms in which authors set charts up.

@MainActor
private struct Settings: View {
  let days: [Date]
  let hours = [0, 6, 12, 18]

  var axes: some View {
    Chart {
      BarMark(x: .value("Hour", 1), y: .value("Minutes", 2))
    }
    .chartXAxis {
      AxisMarks(values: .stride(by: .hour, count: 6)) { value in
        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2]))
          .foregroundStyle(.gray.opacity(0.3))
        AxisTick(centered: true, length: 4, stroke: StrokeStyle(lineWidth: 1))
        if let date = value.as(Date.self) {
          AxisValueLabel(format: .dateTime.hour(.defaultDigits(amPM: .abbreviated)))
          AxisValueLabel {
            VStack(alignment: .leading) {
              switch Calendar.current.component(.hour, from: date) {
              case 0: Text(date, format: .dateTime.month().day())
              default: Text(date, format: .dateTime.hour())
              }
            }
          }
        } else {
          AxisValueLabel("none", centered: true, collisionResolution: .greedy(minimumSpacing: 3))
        }
        if value.index == 0 || value.index == value.count - 1 {
          AxisValueLabel(
            centered: true,
            anchor: .top,
            multiLabelAlignment: .leading,
            collisionResolution: .disabled,
            offsetsMarks: false,
            orientation: .vertical,
            horizontalSpacing: 2,
            verticalSpacing: 3
          )
          .font(.caption2)
          .offset(x: 3)
        }
      }
      AxisMarks(preset: .aligned, position: .top, values: hours)
    }
    .chartYAxis {
      AxisMarks(position: .leading, values: .automatic(desiredCount: 4)) { _ in
        AxisGridLine()
        AxisValueLabel()
      }
    }
    .chartYAxis {
      AxisMarks(format: .percent, preset: .inset, position: .trailing, values: [0.0, 0.5, 1])
    }
    .chartYAxis {
      AxisMarks(preset: .extended, values: .automatic(minimumStride: 10, desiredCount: 3)) {
        AxisGridLine()
      }
    }
    .chartXAxis {
      AxisMarks(values: days) { AxisValueLabel(format: .dateTime.weekday(.narrow), centered: true) }
    }
    .chartXAxis(.hidden)
    .chartYAxis(.automatic)
    .chartXAxisLabel("Hour", alignment: .center)
    .chartYAxisLabel(position: .leading) { Text("Minutes").font(.caption) }
    .chartYAxisLabel(Text("Minutes"), position: .trailing, alignment: .top, spacing: 4)
    .chartXAxisStyle { $0.background(.blue.opacity(0.1)) }
  }

  var scales: some View {
    Chart { PointMark(x: .value("x", 1), y: .value("y", 2)) }
      .chartXScale(domain: Date.distantPast...Date.now)
      .chartXScale(domain: 0...23, range: .plotDimension(padding: 8))
      .chartXScale(range: .plotDimension(startPadding: 2, endPadding: 3))
      .chartYScale(domain: .automatic(includesZero: false, reversed: true))
      .chartYScale(domain: ["a", "b"], type: .category)
      .chartYScale(domain: [100, 0])
      .chartYScale(type: .log)
      .chartYScale(domain: 1...100, type: .symmetricLog(slopeAtZero: 1))
      .chartForegroundStyleScale(["Social": Color.blue, "Games": .red])
      .chartForegroundStyleScale(domain: ["a", "b"], range: [.blue, .green])
      .chartForegroundStyleScale(range: [Color.red, .blue])
      .chartForegroundStyleScale(range: Gradient(colors: [.red, .blue]))
      .chartForegroundStyleScale(domain: ["a"], mapping: { $0 == "a" ? Color.red : .blue })
      .chartForegroundStyleScale { (name: String) in name == "a" ? Color.red : Color.blue }
      .chartForegroundStyleScale(domain: ["a", "b"])
      .chartSymbolScale(["a": BasicChartSymbolShape.circle, "b": .square])
      .chartSymbolScale([
        "a": Circle().strokeBorder(lineWidth: 2), "b": OwnSymbol().strokeBorder(lineWidth: 2),
      ])
      .chartSymbolScale(domain: ["a"], range: [.circle])
      .chartSymbolSizeScale(range: 10...40)
      .chartLineStyleScale(["a": StrokeStyle(lineWidth: 2), "b": StrokeStyle(dash: [2])])
      .chartLegend(.hidden)
      .chartLegend(position: .top, alignment: .leading, spacing: 8)
      .chartLegend(position: .overlay, alignment: .topTrailing)
  }

  var proxies: some View {
    Chart { PointMark(x: .value("x", 1), y: .value("y", 2)) }
      .chartPlotStyle { plotArea in
        plotArea
          .frame(height: 200)
          .background(.gray.opacity(0.1))
          .border(Color.gray, width: 1)
      }
      .chartOverlay(alignment: .topLeading) { proxy in
        if let x = proxy.position(forX: 3), let y = proxy.position(forY: 4.5) {
          Text("\(x) \(y) \(proxy.plotSize.width)")
        }
        if let date: Date = proxy.value(atX: 3) { Text(date, style: .date) }
        Text(proxy.value(atY: 3, as: Double.self) ?? 0, format: .number)
        if let (day, minutes) = proxy.value(at: .zero, as: (Date, Double).self) {
          Text("\(day) \(minutes)")
        }
      }
      .chartBackground { _ in Color.blue.opacity(0.1) }
      .chartBackground { proxy in
        GeometryReader { geometry in
          if let anchor = proxy.plotFrame {
            let frame = geometry[anchor]
            VStack { Text("Total") }.position(x: frame.midX, y: frame.midY)
          }
          Text("\(geometry[proxy.plotAreaFrame].origin.x)")
        }
      }
      .chartGesture { proxy in
        DragGesture().onChanged { proxy.selectXValue(at: $0.location.x) }
      }
  }

  var bins: some View {
    let bins = NumberBins(data: [1.0, 2, 3], desiredCount: 3)
    let whole = NumberBins(size: 10, data: [1, 25])
    let dates = DateBins(unit: .day, data: days)
    return Chart(bins.indices, id: \.self) { index in
      BarMark(x: .value("Bin", bins[index]), y: .value("Count", whole.index(for: index)))
      RuleMark(x: .value("Day", dates.thresholds[0]))
    }
  }

  var body: some View {
    axes
    scales
    proxies
    bins
  }
}

private struct OwnSymbol: ChartSymbolShape, InsettableShape {
  var inset: CGFloat = 0

  nonisolated func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) }

  nonisolated func inset(by amount: CGFloat) -> OwnSymbol { OwnSymbol(inset: inset + amount) }
}
