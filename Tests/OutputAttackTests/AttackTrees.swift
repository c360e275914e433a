import HostileText
import TreeSamples
import ViewTree

/// Trees that show text in every place that carries some.
enum AttackTrees {
  /// One node of each kind, with words for children, and charts of each form.
  static let everything: ViewTree = {
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .vertical)))
    for content in Samples.all + shown {
      builder.open(content)
      for _
        in 0..<max(
          content.allowedChildren.lowerBound,
          content.allowedChildren.upperBound > 2 ? 3 : 0
        )
      {
        builder.leaf(.text(TextContent(runs: [TextRun("child")])))
      }
      builder.close()
    }
    for chart in charts { builder.leaf(.chart(chart)) }
    return builder.finish()
  }()

  /// What the samples hide, shown: a wide token label, text and a symbol in a row, an accessibility
  /// label.
  private static let shown: [Content] = [
    .text(TextContent(runs: [TextRun("plain")], isHeading: true)),
    .tokenLabel(TokenLabel(kind: .application, token: [1], labelStyle: .titleAndIcon)),
    .label(.titleAndIcon),
    .accessibility(Accessibility(label: "label", value: "value")),
    .accessibility(Accessibility(label: nil, value: nil)),
    .list(.plain),
  ]

  /// A chart of each kind of marks, upright and sideways, with words wherever there can be any.
  private static let charts: [Chart] = Chart.MarkKind.allCases.flatMap { kind in
    [chart(kind, .top, isSideways: false), chart(kind, .automatic, isSideways: true)]
  }

  /// Words in a few places, one for each way that a renderer takes.
  static let small: ViewTree = {
    var builder = ViewTreeBuilder()
    builder.open(.stack(Stack(axis: .vertical)))
    builder.leaf(.text(TextContent(runs: [TextRun("words")])))
    builder.leaf(.text(TextContent(runs: [TextRun("words")], lineLimit: 1, truncation: .middle)))
    builder.leaf(.placeholder("kind"))
    builder.leaf(.symbol(Symbol(name: "symbol")))
    builder.leaf(.tokenLabel(TokenLabel(kind: .category, token: [1])))
    builder.open(.accessibility(Accessibility(label: "label", value: "value")))
    builder.leaf(.divider)
    builder.close()
    builder.leaf(.chart(charts[0]))
    builder.close()
    return builder.finish()
  }()

  private static func chart(_ kind: Chart.MarkKind, _ legend: Chart.Legend, isSideways: Bool)
    -> Chart
  {
    let places: [Chart.Value] = [.category("a"), .category("b"), .category("c")]
    var chart = Chart(
      marks: places.enumerated().flatMap { index, place in
        [kind, .rule].map {
          mark($0, at: place, .number(Double(index + 1)), isSideways: isSideways)
        }
      },
      legend: legend,
      labels: Chart.Labels(x: "x", y: "y", angle: "angle", series: "series"),
      seriesColors: [Chart.SeriesColor(series: .category("s"), paint: .color(.system(.red)))]
    )
    let words = [Chart.AxisMark(value: .category("a"), label: "mark")]
    let numbers = [Chart.AxisMark(value: .number(1), label: "number")]
    chart.xAxis = Chart.Axis(title: "title", marks: isSideways ? numbers : words)
    chart.yAxis = Chart.Axis(title: "title", marks: isSideways ? words : numbers)
    chart.xDomain = isSideways ? nil : .categories(["d"])
    chart.yDomain = isSideways ? .categories(["d"]) : nil
    return chart
  }

  private static func mark(
    _ kind: Chart.MarkKind,
    at place: Chart.Value,
    _ value: Chart.Value,
    isSideways: Bool
  ) -> Chart.Mark {
    var mark = Chart.Mark(kind: kind)
    mark.x = isSideways ? value : kind == .rule ? nil : place
    mark.y = isSideways ? (kind == .rule ? nil : place) : value
    mark.angle = value
    mark.series = kind == .rule ? nil : place
    mark.annotation = TextContent(runs: [TextRun("note")])
    return mark
  }

  /// A tree with a sample in all of its places, told apart by a number behind it.
  static func hostile(_ text: String, in tree: ViewTree) throws -> ViewTree {
    try HostileTree.replacing(in: tree) { text + String($0) }
  }
}
