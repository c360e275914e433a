import JSON
import ViewTree

/// Charts as JSON.
enum ChartJSON {
  static func members(of chart: Chart) -> [String: JSONValue] {
    [
      "labels": .object([
        "angle": .optional(chart.labels.angle), "series": .optional(chart.labels.series),
        "x": .optional(chart.labels.x), "y": .optional(chart.labels.y),
      ]),
      "layers": .array(
        chart.layers.map {
          .object(["alignment": StyleJSON.alignment($0.alignment), "layer": .name($0.kind)])
        }
      ),
      "legend": .name(chart.legend),
      "marks": .items(chart.marks.count) { mark(chart.marks[$0]) },
      "seriesColors": .array(
        chart.seriesColors.map {
          .object(["paint": StyleJSON.paint($0.paint), "series": value($0.series)])
        }
      ),
      "xAxis": axis(chart.xAxis),
      "xDomain": chart.xDomain.map(domain) ?? .null,
      "yAxis": axis(chart.yAxis),
      "yDomain": chart.yDomain.map(domain) ?? .null,
    ]
  }

  /// A mark; dimensions that were not given are left out, since most of them are.
  private static func mark(_ mark: Chart.Mark) -> JSONValue {
    let dimensions: [(String, Chart.Value?)] = [
      ("angle", mark.angle), ("group", mark.group), ("position", mark.position),
      ("series", mark.series), ("x", mark.x),
      ("xEnd", mark.xEnd), ("xStart", mark.xStart), ("y", mark.y), ("yEnd", mark.yEnd),
      ("yStart", mark.yStart),
    ]
    var members: [String: JSONValue] = ["mark": .name(mark.kind)]
    for (key, dimension) in dimensions {
      if let dimension { members[key] = value(dimension) }
    }
    if let paint = mark.paint { members["paint"] = StyleJSON.paint(paint) }
    if let annotation = mark.annotation {
      members["annotation"] = .object(StyleJSON.text(annotation))
    }
    if let lineWidth = mark.lineWidth { members["lineWidth"] = .number(lineWidth) }
    if !mark.dash.isEmpty { members["dash"] = .array(mark.dash.map { .number($0) }) }
    if let thickness = mark.thickness { members["thickness"] = self.thickness(thickness) }
    if let symbol = mark.symbol { members["symbol"] = .name(symbol) }
    if let size = mark.symbolSize { members["symbolSize"] = .number(size) }
    if mark.annotation != nil { members["annotationSide"] = .name(mark.annotationSide) }
    members["stacking"] = .name(mark.stacking)
    members["outerRadius"] = .number(mark.outerRadius)
    members["cornerRadius"] = .number(mark.cornerRadius)
    members["innerRadius"] = .number(mark.innerRadius)
    members["inset"] = .number(mark.inset)
    members["interpolation"] = .name(mark.interpolation)
    members["opacity"] = .number(mark.opacity)
    return .object(members)
  }

  private static func thickness(_ thickness: Chart.Thickness) -> JSONValue {
    switch thickness {
    case .points(let points): .object(["points": .number(points)])
    case .ratio(let ratio): .object(["ratio": .number(ratio)])
    case .inset(let points): .object(["inset": .number(points)])
    }
  }

  private static func value(_ value: Chart.Value) -> JSONValue {
    switch value {
    case .number(let number): .object(["number": .number(number)])
    case .category(let name): .object(["category": .string(name)])
    case .time(let start, let end):
      .object(["end": .optional(end), "start": .number(start)])
    }
  }

  private static func axis(_ axis: Chart.Axis) -> JSONValue {
    let marks = axis.marks.map { marks in
      JSONValue.array(
        marks.map { mark in
          .object([
            "hasGridLine": .bool(mark.hasGridLine), "hasTick": .bool(mark.hasTick),
            "label": .optional(mark.label), "value": value(mark.value),
          ])
        }
      )
    }
    return .object([
      "isHidden": .bool(axis.isHidden), "isReversed": .bool(axis.isReversed),
      "marks": marks ?? .null, "scale": .name(axis.scale), "side": .name(axis.side),
      "title": .optional(axis.title),
    ])
  }

  private static func domain(_ domain: Chart.Domain) -> JSONValue {
    switch domain {
    case .range(let from, let to): .object(["from": .number(from), "to": .number(to)])
    case .categories(let names): .object(["categories": .array(names.map { .string($0) })])
    }
  }
}
