import ChartModel
import Drawing
import ViewTree

@testable import ChartDrawing

/// Short ways to make marks and charts, and to ask what was drawn.
enum Sketch {
  static func mark(
    _ kind: Chart.MarkKind,
    _ x: Chart.Value?,
    _ y: Chart.Value?,
    series: String? = nil
  ) -> Chart.Mark {
    var mark = Chart.Mark(kind: kind)
    (mark.x, mark.y) = (x, y)
    mark.series = series.map { .category($0) }
    return mark
  }

  static func sectors(_ values: [Double], named: Bool = false) -> Chart {
    Chart(
      marks: values.enumerated().map { index, value in
        var mark = Chart.Mark(kind: .sector)
        mark.angle = .number(value)
        mark.series = named ? .category("s\(index)") : nil
        return mark
      }
    )
  }

  static func text(_ words: String) -> TextContent { TextContent(runs: [TextRun(words)]) }

  /// A chart without axes, whose plot is the whole drawing but for a point above and below.
  static func bare(_ marks: [Chart.Mark], x: Chart.Domain? = nil, y: Chart.Domain? = nil) -> Chart {
    Chart(
      marks: marks,
      xAxis: Chart.Axis(isHidden: true),
      yAxis: Chart.Axis(isHidden: true),
      legend: .hidden,
      xDomain: x,
      yDomain: y
    )
  }

  static func draw(
    _ chart: Chart,
    _ width: Double = 102,
    _ height: Double = 102,
    work: Int = 10_000_000
  ) -> ChartDrawing.Result {
    var budget = WorkBudget(work)
    return ChartDrawing.draw(
      chart,
      width: width,
      height: height,
      measurer: FixedMeasurer(),
      formatter: ChartTimeFormatter(),
      budget: &budget
    )
  }
}

extension Drawing {
  /// The rectangles around all that is filled.
  var fills: [ChartRect] {
    commands.compactMap { command in
      if case .fill(let path, _) = command { path.box } else { nil }
    }
  }

  var strokes: [Path] {
    commands.compactMap { command in
      if case .stroke(let path, _, _) = command { path } else { nil }
    }
  }

  var lines: [TextLine] {
    commands.compactMap { command in
      if case .text(let line) = command { line } else { nil }
    }
  }

  var words: [String] { lines.map { $0.runs.reduce("") { $0 + $1.string } } }

  /// The number of steps of all pens.
  var stepCount: Int {
    commands.reduce(0) { sum, command in
      switch command {
      case .fill(let path, _), .stroke(let path, _, _): sum + path.elements.count
      case .text, .group, .end: sum + 1
      }
    }
  }
}

extension Path {
  var points: [Point] {
    elements.flatMap { element -> [Point] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quad(let point, let control): [point, control]
      case .curve(let point, let control1, let control2): [point, control1, control2]
      case .close: []
      }
    }
  }

  /// The rectangle around all points, control points included.
  var box: ChartRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    return ChartRect(xs.min() ?? 0, ys.min() ?? 0, to: xs.max() ?? 0, ys.max() ?? 0)
  }
}

extension TextLine {
  /// Where the letters are, as ``FixedMeasurer`` has them.
  var box: ChartRect {
    let size = runs.map(\.font.size).max() ?? 0
    let width = width ?? 0
    let start: Double =
      switch anchor {
      case .start: x
      case .middle: x - width / 2
      case .end: x - width
      }
    return ChartRect(x: start, y: baseline - size * 0.8, width: width, height: size)
  }
}

extension ChartRect {
  func isNear(_ other: ChartRect, _ slack: Double = 1e-6) -> Bool {
    abs(x - other.x) < slack && abs(y - other.y) < slack && abs(width - other.width) < slack
      && abs(height - other.height) < slack
  }

  func contains(_ other: ChartRect, slack: Double = 0.01) -> Bool {
    other.x >= x - slack && other.y >= y - slack && other.maxX <= maxX + slack
      && other.maxY <= maxY + slack
  }
}
