import ChartModel
import Drawing
import Testing
import ViewTree

@testable import ChartDrawing

@Suite("Labels")
struct LabelTests {
  private static func categories(_ count: Int, _ isSideways: Bool) -> Chart {
    let marks = (0..<count).map { index -> Chart.Mark in
      let name = Chart.Value.category("Category \(index)")
      let value = Chart.Value.number(Double(index % 7))
      return isSideways ? Sketch.mark(.bar, value, name) : Sketch.mark(.bar, name, value)
    }
    return Chart(marks: marks, yAxis: Chart.Axis(title: "Title"), labels: Chart.Labels(y: "Hours"))
  }

  private static func hours(_ count: Int) -> Chart {
    Chart(
      marks: (0..<count).map { hour in
        let start = Double(hour) * 3600
        return Sketch.mark(.bar, .time(start: start, end: start + 3600), .number(Double(hour)))
      }
    )
  }

  private static func numbers(_ count: Int) -> Chart {
    Chart(
      marks: (0..<count).map {
        Sketch.mark(.line, .number(Double($0) * 1234.5), .number(Double($0)), series: "s\($0 % 9)")
      },
      xAxis: Chart.Axis(title: "A long title for the axis below the plot")
    )
  }

  private static let charts: [Chart] =
    [1, 2, 7, 30, 200].flatMap { count in
      [categories(count, false), categories(count, true), hours(count), numbers(count)]
    }

  @Test(
    "words never touch each other and never leave the drawing",
    arguments: [1.0, 30, 60, 100, 200, 360, 900]
  )
  func collisions(width: Double) {
    for chart in LabelTests.charts {
      for height in [20.0, 80, 220] {
        let drawing = Sketch.draw(chart, width, height).drawing
        let boxes = drawing.lines.map(\.box)
        let bounds = ChartRect(x: 0, y: 0, width: width, height: height)
        for (index, box) in boxes.enumerated() {
          #expect(bounds.contains(box), "\(drawing.words[index]) in \(width) × \(height)")
          for other in boxes[(index + 1)...] {
            #expect(
              !box.inset(top: 1e-6, left: 1e-6, bottom: 1e-6, right: 1e-6).overlaps(other),
              "\(drawing.words[index])"
            )
          }
        }
      }
    }
  }

  @Test("names that are too long for their place end in an ellipsis")
  func truncation() {
    let marks = ["Productivity", "Entertainment"].map {
      Sketch.mark(.bar, .category($0), .number(1))
    }
    // A place is about 45 points wide, eight letters of 5.5.
    let words = Sketch.draw(Chart(marks: marks), 110, 100).drawing.words
    #expect(words.contains { $0.hasPrefix("Prod") && $0.hasSuffix("…") })
  }

  @Test("hours are named by steps that clocks have, at the lines where they begin")
  func hours() {
    let result = Sketch.draw(LabelTests.hours(24), 200, 120)
    let names = result.drawing.words.filter { $0.contains(":") }
    #expect(names == ["00:00", "06:00", "12:00", "18:00"])
    let starts = result.drawing.lines.filter { $0.runs[0].string.contains(":") }.map(\.box.x)
    let quarter = result.plotFrame.width / 4
    for (index, start) in starts.enumerated() {
      #expect(abs(start - result.plotFrame.x - quarter * Double(index)) < 0.01)
    }
  }

  @Test("the author's marks take the place of ours")
  func marks() {
    var chart = LabelTests.categories(3, false)
    chart.yAxis.marks = [Chart.AxisMark(value: .number(2), label: "two")]
    chart.xAxis.marks = []
    let words = Sketch.draw(chart, 300, 200).drawing.words
    #expect(words == ["Title", "two"])
  }

  @Test("hidden axes leave the whole drawing to the plot")
  func hidden() {
    let mark = Sketch.mark(.bar, .category("a"), .number(1))
    let frame = Sketch.draw(Sketch.bare([mark]), 300, 200).plotFrame
    #expect(frame == ChartRect(x: 0, y: 1, width: 300, height: 198))
  }

  @Test("the labels of values stand on the side that the author wants, behind the plot otherwise")
  func sides() {
    var chart = LabelTests.categories(3, false)
    #expect(Sketch.draw(chart, 300, 200).plotFrame.x == 0)
    chart.yAxis.side = .leading
    #expect(Sketch.draw(chart, 300, 200).plotFrame.x > 10)
    chart.xAxis.side = .top
    let result = Sketch.draw(chart, 300, 200)
    let name = result.drawing.lines.first { $0.runs[0].string == "Category 0" }
    #expect(name.map { $0.box.maxY <= result.plotFrame.y } == true)
  }

  @Test("a legend wraps into rows below the plot, stands on top, or beside it")
  func legend() {
    var chart = LabelTests.numbers(9)
    func rows() -> Set<Double> {
      let lines = Sketch.draw(chart, 120, 220).drawing.lines
      return Set(lines.filter { $0.runs[0].string.hasPrefix("s") }.map(\.baseline))
    }
    #expect(rows().count > 1)
    chart.legend = .top
    let top = Sketch.draw(chart, 300, 220)
    #expect(top.drawing.lines.first.map { $0.box.maxY < top.plotFrame.y } == true)
    chart.legend = .trailing
    let beside = Sketch.draw(chart, 300, 220)
    #expect(beside.drawing.lines.first.map { $0.box.x > beside.plotFrame.maxX } == true)
    chart.legend = .hidden
    #expect(!Sketch.draw(chart, 300, 220).drawing.words.contains("s0"))
  }

  @Test("annotations that would stand on others are left out")
  func crowdedNotes() {
    let marks = (0..<50).map { index in
      var mark = Sketch.mark(.point, .number(Double(index)), .number(5))
      mark.annotation = Sketch.text("note")
      return mark
    }
    let boxes = Sketch.draw(Sketch.bare(marks, y: .range(0, 10)), 200, 100).drawing.lines.map(\.box)
    // A note is 24 points wide, and points are 192 / 49 apart. The first is held inside the drawing:
    // the ninth is the next one clear of it, then every seventh.
    #expect(boxes.count == 7)
    for (left, right) in zip(boxes, boxes.dropFirst()) { #expect(!left.overlaps(right)) }
  }

  @Test("direction marks and escapes of names are not drawn")
  func hostile() {
    let marks = [
      Sketch.mark(.bar, .category("\u{1B}[31m\u{202E}a\nb"), .number(1), series: "\u{7}x")
    ]
    let words = Sketch.draw(Chart(marks: marks), 300, 200).drawing.words
    #expect(words.contains("[31ma b") && words.contains("x"))
  }
}
