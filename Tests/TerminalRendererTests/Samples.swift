import ViewTree

/// Trees like those of real reports, for snapshots.
enum Samples {
  /// 2026-11-02, a Monday, at 00:00 UTC.
  static let monday = 1_793_577_600.0

  static let all: [(name: String, tree: Tree)] = [
    ("dashboard", dashboard), ("hours", hours), ("pie", pie), ("donut", donut), ("apps", apps),
    ("lines", lines), ("dodged", dodged), ("sleep", sleep), ("storage", storage),
    ("negative", negative), ("areas", areas), ("heat", heat),
  ]

  static func text(
    _ string: String,
    _ role: TextRole = .body,
    _ color: SystemColor = .primary,
    weight: FontWeight? = nil
  ) -> Tree {
    let style = TextStyle(
      font: Font(size: .style(role), weight: weight),
      paint: .color(.system(color))
    )
    return .node(.text(TextContent(runs: [TextRun(string, style: style)])), [])
  }

  static func chart(_ marks: [Chart.Mark], _ change: (inout Chart) -> Void = { _ in }) -> Tree {
    var chart = Chart(marks: marks)
    change(&chart)
    return .node(.chart(chart), [])
  }

  static func bar(
    _ x: Chart.Value?,
    _ y: Chart.Value?,
    series: String? = nil,
    position: String? = nil
  ) -> Chart.Mark {
    var mark = Chart.Mark(kind: .bar)
    mark.x = x
    mark.y = y
    mark.series = series.map { .category($0) }
    mark.position = position.map { .category($0) }
    return mark
  }

  static func day(_ index: Int) -> Chart.Value {
    let start = monday + Double(index) * 86_400
    return .time(start: start, end: start + 86_400)
  }

  static func hour(_ index: Int) -> Chart.Value {
    let start = monday + Double(index) * 3600
    return .time(start: start, end: start + 3600)
  }

  private static let categories: [(String, [Double])] = [
    ("Social", [95, 120, 80, 132, 160, 210, 185]),
    ("Entertainment", [45, 30, 65, 40, 90, 150, 170]),
    ("Productivity & Finance", [120, 135, 110, 128, 95, 20, 15]),
    ("Other", [25, 32, 28, 41, 35, 50, 38]),
  ]

  static let week: Tree = chart(
    categories.flatMap { name, minutes in
      minutes.enumerated().map { bar(day($0), .number($1), series: name) }
    } + [average]
  ) { $0.labels.y = "Minutes" }

  private static var average: Chart.Mark {
    var rule = Chart.Mark(kind: .rule)
    rule.y = .number(344)
    rule.paint = .color(.system(.green))
    rule.annotation = TextContent(runs: [TextRun("avg")])
    return rule
  }

  static let hours: Tree = chart(
    [0, 0, 0, 0, 0, 0, 3, 12, 25, 8, 14, 20, 42, 18, 9, 22, 31, 48, 55, 60, 47, 33, 16, 2]
      .enumerated().map { bar(hour($0), .number($1 * 60)) }
  ) { $0.labels.y = "Seconds" }

  private static func sectors(_ values: [(String, Double)], innerRadius: Double, inset: Double)
    -> Tree
  {
    chart(
      values.map { name, value in
        var mark = Chart.Mark(kind: .sector)
        mark.angle = .number(value)
        mark.series = .category(name)
        mark.innerRadius = innerRadius
        mark.inset = inset
        return mark
      }
    ) { $0.labels.angle = "Minutes" }
  }

  private static let shares = [
    ("Social", 132.0), ("Entertainment", 90), ("Productivity & Finance", 75), ("Games", 41),
    ("Education", 22), ("Other", 2),
  ]

  static let pie = sectors(shares, innerRadius: 0, inset: 0)
  static let donut = sectors(shares, innerRadius: 0.618, inset: 1.5)

  static let apps: Tree = chart(
    [
      ("Instagram", 92.0), ("YouTube", 71), ("Safari", 44), ("Messages", 38.5), ("微信", 21),
      ("Duolingo 🦉", 12), ("A very long application name indeed", 4), ("Clock", 0.5),
    ].map { bar(.number($1), .category($0)) }
  ) { $0.labels.x = "Minutes" }

  static let lines: Tree = chart(
    ["Anna", "Ben"].enumerated().flatMap { index, name in
      (0..<14).map { day in
        var mark = Chart.Mark(kind: .line)
        mark.x = .time(start: monday + Double(day) * 86_400, end: nil)
        mark.y = .number(Double((day * 37 + index * 53) % 90 + 60 + 20 * index))
        mark.series = .category(name)
        return mark
      }
    }
  ) { $0.labels.y = "Minutes" }

  static let areas: Tree = chart(
    (0..<24).map { hour in
      var mark = Chart.Mark(kind: .area)
      mark.x = .number(Double(hour))
      mark.y = .number(Double((hour * 31) % 50 + 10))
      return mark
    }
  )

  static let dodged: Tree = chart(
    ["Mon", "Tue", "Wed", "Thu"].enumerated().flatMap { index, day in
      ["iPhone", "iPad"].enumerated().map { device, name in
        bar(
          .category(day),
          .number(Double((index + 2) * (3 + device * 2) % 11 + 1)),
          series: name,
          position: name
        )
      }
    }
  )

  static let sleep: Tree = chart(
    ["Anna", "Ben", "Home iPad"].enumerated().flatMap { index, name in
      [(22.5, 31.0), (33.0, 34.5), (40, 42)].map { from, to in
        var mark = Chart.Mark(kind: .bar)
        mark.y = .category(name)
        mark.xStart = .time(start: monday + (from + Double(index)) * 3600, end: nil)
        mark.xEnd = .time(start: monday + (to + Double(index)) * 3600, end: nil)
        return mark
      }
    }
  )

  /// An hour in each column, a weekday in each row.
  static let heat: Tree = chart(
    ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].enumerated().flatMap { day, name in
      (0..<24).map { hour in
        var mark = Chart.Mark(kind: .rectangle)
        mark.xStart = .number(Double(hour))
        mark.xEnd = .number(Double(hour + 1))
        mark.y = .category(name)
        let strength = hour < 7 ? 0.08 : Double((hour * 5 + day * 3) % 13) / 13 + 0.08
        mark.paint = .color(.system(.blue, opacity: min(strength, 1)))
        return mark
      }
    }
  ) { chart in
    chart.yAxis.side = .leading
    chart.xAxis.marks = [0, 6, 12, 18].map { hour in
      Chart.AxisMark(value: .number(Double(hour)), label: "\(hour):00")
    }
  }

  static let storage: Tree = chart(
    categories.map { name, minutes in
      bar(.number(minutes[0]), nil, series: name)
    }
  ) { $0.labels.x = "Minutes" }

  static let negative: Tree = chart(
    [3.0, -2, 5, -4.5, 0, 1].enumerated().map { bar(.category("W\($0)"), .number($1)) }
  )

  static let dashboard: Tree = .column(
    alignment: .leading,
    spacing: 16,
    .column(
      alignment: .leading,
      text("Daily Average", .subheadline, .secondary),
      .row(
        alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline),
        text("5h 44m", .largeTitle),
        .spacer,
        .node(
          .label(.automatic),
          [
            text("12% from last week", .footnote, .secondary),
            .node(
              .symbol(
                Symbol(
                  name: "arrow.up.circle.fill",
                  style: TextStyle(paint: .color(.system(.red)))
                )
              ),
              []
            ),
          ]
        )
      )
    ),
    week,
    .node(
      .list(.insetGrouped),
      [
        .node(
          .section(hasHeader: true, hasFooter: false),
          [
            text("MOST USED", .footnote, .secondary), app("Instagram", "1h 32m", 0.9, .pink),
            app("YouTube", "1h 11m", 0.7, .red), app("Safari", "44m", 0.43, .blue),
          ]
        )
      ]
    )
  )

  private static func app(_ name: String, _ time: String, _ share: Double, _ color: SystemColor)
    -> Tree
  {
    .column(
      alignment: .leading,
      .row(
        .node(.shape(ShapeContent(kind: .circle, fill: .color(.system(color)))), [])
          .modified(.frame(width: 10, height: 10, alignment: .center)),
        text(name),
        .spacer,
        text(time, .body, .secondary)
      ),
      .node(.progress(Progress(fraction: share, tint: .color(.system(color)))), [])
    )
  }
}
