package import ViewTree

/// Whole reports as extensions make them, to be looked at.
package enum SampleReports {
  /// A day of screen time: a title, a total, a chart by hour and category, and a list of apps.
  package static var day: ViewTree {
    var builder = ViewTreeBuilder()
    builder.node(.padding(.all(16))) { builder in
      builder.node(.stack(Stack(axis: .vertical, alignment: .topLeading, spacing: 16))) { builder in
        builder.words("Screen Time", .largeTitle, .bold, isHeading: true)
        builder.words("Sunday, November 8", .subheadline, color: .secondary)
        builder.node(.stack(Stack(axis: .horizontal, alignment: .baseline))) { builder in
          builder.words("4h 12m", .largeTitle, .bold)
          builder.words("18% less than last week", .subheadline, color: .green)
        }
        builder.node(.frame(width: nil, height: 220, alignment: .center)) { builder in
          builder.leaf(.chart(hours))
        }
        apps(&builder)
      }
    }
    return builder.finish()
  }

  /// Bars by hour, one on top of the other by category, and the average as a line.
  package static var hours: Chart {
    let values: [(String, [Double])] = [
      (
        "Social", [0, 0, 0, 0, 0, 0, 0, 12, 8, 3, 0, 10, 14, 6, 2, 4, 18, 22, 16, 20, 25, 18, 6, 0]
      ),
      ("Games", [0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 35, 15, 0, 0, 0, 10, 0, 20, 30, 10, 0, 0, 0, 0]),
      ("Reading", [0, 0, 0, 0, 0, 0, 5, 8, 0, 0, 0, 0, 10, 0, 0, 0, 0, 0, 0, 6, 12, 20, 10, 0]),
    ]
    var chart = Chart(labels: Chart.Labels(x: "Hour", y: "Minutes", series: "Category"))
    for (name, minutes) in values {
      for (hour, minutes) in minutes.enumerated() {
        var mark = Chart.Mark(kind: .bar)
        // From four in the morning of November 8, 2026, on.
        let start = 1_794_110_400 + Double(hour) * 3600
        mark.x = .time(start: start, end: start + 3600)
        mark.y = .number(minutes)
        mark.series = .category(name)
        mark.cornerRadius = 2
        chart.marks.append(mark)
      }
    }
    var average = Chart.Mark(kind: .rule)
    average.y = .number(21)
    average.paint = .color(.system(.green))
    average.dash = [4, 3]
    average.annotation = TextContent(runs: [
      TextRun("avg", style: .plain(.caption, color: .green))
    ])
    chart.marks.append(average)
    return chart
  }

  private static func apps(_ builder: inout ViewTreeBuilder) {
    let used: [(String, String, Double, String)] = [
      ("Instagram", "1h 32m", 1, "camera.fill"), ("Minecraft", "58m", 0.63, "gamecontroller.fill"),
      ("Kindle", "41m", 0.44, "book.fill"), ("Safari", "23m", 0.25, "safari"),
      ("Supercalifragilistic Word Puzzles for Children and Parents", "9m", 0.1, "puzzlepiece"),
    ]
    builder.node(.list(.insetGrouped)) { builder in
      builder.node(.section(hasHeader: true, hasFooter: true)) { builder in
        builder.words("Most Used", .footnote, color: .secondary)
        builder.words("Times include all devices.", .footnote, color: .secondary)
        for app in used {
          builder.node(.stack(Stack(axis: .horizontal, spacing: 12))) { builder in
            builder.leaf(.symbol(Symbol(name: app.3, style: .plain(.title3, color: .indigo))))
            builder.node(.stack(Stack(axis: .vertical, alignment: .topLeading, spacing: 4))) {
              builder in
              builder.words(app.0, .body, lineLimit: 1)
              builder.leaf(.progress(Progress(fraction: app.2, style: .linear)))
            }
            builder.leaf(.spacer(minLength: nil))
            builder.words(app.1, .body, color: .secondary)
          }
        }
      }
    }
  }

  /// A child's week beside the family's: cards in a grid, rings, a donut, a table and a heat map.
  package static var week: ViewTree {
    var builder = ViewTreeBuilder()
    builder.node(.stack(Stack(axis: .vertical, spacing: 20))) { builder in
      builder.words("This Week", .title, .bold, isHeading: true)
      cards(&builder)
      rings(&builder)
      builder.node(.frame(width: nil, height: 240, alignment: .center)) { builder in
        builder.node(.chart(donut)) { builder in
          builder.node(.stack(Stack(axis: .vertical, spacing: 0))) { builder in
            builder.words("29h", .title2, .bold)
            builder.words("this week", .caption, color: .secondary)
          }
        }
      }
      table(&builder)
      heat(&builder)
      words(&builder)
    }
    return builder.finish()
  }

  private static func cards(_ builder: inout ViewTreeBuilder) {
    let cards: [(String, String, SystemColor, String)] = [
      ("Total", "29h 4m", .blue, "hourglass"), ("Pickups", "412", .orange, "hand.tap.fill"),
      ("Notifications", "1,038", .red, "bell.fill"),
      ("Longest Break", "7h 20m", .green, "moon.fill"),
    ]
    let track = GridTrack(size: .adaptive(minimum: 150, maximum: .infinity), spacing: 12)
    builder.node(.lazyGrid(LazyGrid(axis: .vertical, tracks: [track], spacing: 12))) { builder in
      for card in cards {
        builder.node(.background(.center)) { builder in
          builder.node(.flexibleFrame(FlexibleFrame(maxWidth: .infinity, alignment: .leading))) {
            builder in
            builder.node(.padding(.all(14))) { builder in
              builder.node(.stack(Stack(axis: .vertical, alignment: .topLeading, spacing: 6))) {
                builder in
                builder.leaf(.symbol(Symbol(name: card.3, style: .plain(.title3, color: card.2))))
                builder.words(card.1, .title2, .bold)
                builder.words(card.0, .footnote, color: .secondary)
              }
            }
          }
          builder.leaf(
            .shape(
              ShapeContent(
                kind: .roundedRectangle(cornerRadius: 14),
                fill: .color(.system(.secondaryBackground))
              )
            )
          )
        }
      }
    }
  }

  private static func rings(_ builder: inout ViewTreeBuilder) {
    builder.node(.stack(Stack(axis: .horizontal, spacing: 20))) { builder in
      for (name, part, color) in [
        ("Mia", 0.72, SystemColor.pink), ("Noah", 0.4, .teal), ("Robin", 0.95, .orange),
      ] {
        builder.node(.stack(Stack(axis: .vertical))) { builder in
          builder.node(.frame(width: 72, height: 72, alignment: .center)) { builder in
            builder.node(.depthStack(.center)) { builder in
              builder.leaf(ring(1, .system(color, opacity: 0.2)))
              builder.node(.rotation(degrees: -90, anchor: .center)) { builder in
                builder.leaf(ring(part, .system(color)))
              }
              builder.words("\(Int(part * 100))%", .footnote, .semibold)
            }
          }
          builder.words(name, .caption, color: .secondary)
        }
      }
    }
  }

  private static func ring(_ part: Double, _ color: ColorValue) -> Content {
    let stroke = Stroke(paint: .color(color), width: 9, isInside: true, trimTo: part, cap: .round)
    return .shape(ShapeContent(kind: .circle, stroke: stroke))
  }

  /// Shares of the week by category.
  package static var donut: Chart {
    var chart = Chart(
      labels: Chart.Labels(angle: "Hours", series: "Category"),
      layers: [Chart.Layer(kind: .overlay)]
    )
    for (name, hours) in [("Social", 11.5), ("Games", 8), ("Education", 5), ("Other", 4.5)] {
      var mark = Chart.Mark(kind: .sector)
      mark.angle = .number(hours)
      mark.series = .category(name)
      mark.innerRadius = 0.6
      mark.inset = 1.5
      mark.cornerRadius = 4
      chart.marks.append(mark)
    }
    return chart
  }

  private static func table(_ builder: inout ViewTreeBuilder) {
    let columns = [
      Table.Column("Device"), Table.Column("Time", alignment: .trailing),
      Table.Column("Pickups", alignment: .trailing),
    ]
    builder.node(.table(Table(columns: columns))) { builder in
      for cell in ["iPhone", "18h 2m", "356", "iPad", "8h 31m", "44", "Laptop", "2h 31m", "12"] {
        builder.words(cell, .body)
      }
    }
  }

  private static func heat(_ builder: inout ViewTreeBuilder) {
    let days = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    let grid = Grid(alignment: .center, horizontalSpacing: 3, verticalSpacing: 3)
    builder.node(.grid(grid)) { builder in
      for (day, name) in days.enumerated() {
        builder.node(.gridRow(nil)) { builder in
          builder.words(name, .caption2, color: .secondary)
          for part in 0..<12 {
            let strength = Double((day * 7 + part * part) % 10) / 10 + 0.05
            builder.node(.frame(width: nil, height: 18, alignment: .center)) { builder in
              builder.leaf(
                .shape(
                  ShapeContent(
                    kind: .roundedRectangle(cornerRadius: 3),
                    fill: .color(.system(.purple, opacity: strength))
                  )
                )
              )
            }
          }
        }
      }
    }
  }

  private static func words(_ builder: inout ViewTreeBuilder) {
    builder.node(.accessibility(Accessibility(label: "Battery", value: "80 percent"))) { builder in
      builder.leaf(.symbol(Symbol(name: "battery.75")))
    }
    for text in ["שלום, זה דוח זמן מסך", "今週のスクリーンタイムは先週より少ないです。", "Emoji 👩‍👩‍👧‍👦 🎉"] {
      builder.words(text, .body)
    }
  }

  /// A screen of controls, as an app shows them.
  package static var controls: ViewTree {
    var builder = ViewTreeBuilder()
    builder.node(.list(.insetGrouped)) { builder in
      builder.node(.section(hasHeader: true, hasFooter: false)) { builder in
        builder.words("Limits", .footnote, color: .secondary)
        for state in [true, false, nil] {
          builder.node(.toggle(ToggleContent(isOn: state))) { $0.words("Downtime", .body) }
        }
        builder.node(.stepper) { $0.words("2 hours a day", .body) }
        builder.node(.slider(SliderContent(fraction: 0.4, hasLabel: true))) {
          $0.words("Volume", .body)
        }
        builder.node(.picker(PickerContent(selected: 1))) { builder in
          for word in ["Device", "Phone", "Tablet"] { builder.words(word, .body) }
        }
        builder.node(.picker(PickerContent(selected: 0, style: .segmented))) { builder in
          for word in ["Range", "Day", "Week", "Month"] { builder.words(word, .body) }
        }
        builder.node(.picker(PickerContent(selected: 1, style: .inline))) { builder in
          for word in ["Child", "Mia", "Noah"] { builder.words(word, .body) }
        }
        builder.node(.textField(TextFieldContent(text: "", prompt: "Name"))) {
          $0.words("Name", .body)
        }
        builder.node(.textField(TextFieldContent(text: "Ada", style: .roundedBorder))) {
          $0.words("Name", .body)
        }
        builder.node(.colorWell(.rgb(0.2, 0.6, 0.4))) { $0.words("Colour", .body) }
      }
      builder.node(.section(hasHeader: true, hasFooter: false)) { builder in
        builder.words("Values", .footnote, color: .secondary)
        builder.node(
          .progress(Progress(fraction: 0.3, hasLabel: true, hasValueLabel: true))
        ) { builder in
          builder.words("Today", .body)
          builder.words("18 of 60 minutes", .caption, color: .secondary)
        }
        builder.node(
          .gauge(Gauge(fraction: 0.7, hasLabel: true, hasMinimumLabel: true, hasMaximumLabel: true))
        ) { builder in
          builder.words("Battery", .body)
          builder.words("0", .caption)
          builder.words("100", .caption)
        }
        builder.node(.gauge(Gauge(fraction: 0.7, style: .accessoryCircular, hasLabel: true))) {
          $0.words("Battery", .body)
        }
        builder.node(.disclosure(isExpanded: true)) { builder in
          builder.words("More", .body)
          builder.words("What is inside", .body)
        }
        builder.node(.label(.automatic)) { builder in
          builder.words("A label with an icon", .body)
          builder.leaf(.symbol(Symbol(name: "clock")))
        }
      }
    }
    let list = builder.finish()
    builder = ViewTreeBuilder()
    builder.node(.stack(Stack(axis: .vertical, spacing: 16))) { builder in
      builder.node(.tabs(Tabs(count: 2, selected: 0))) { builder in
        builder.words("Limits", .body)
        builder.words("Reports", .body)
        builder.append(list)
      }
      builder.node(.stack(Stack(axis: .horizontal, spacing: 12))) { builder in
        for style in [ButtonContent.Style.borderedProminent, .bordered, .automatic] {
          builder.node(.button(ButtonContent(style: style))) { $0.words("Ask For More", .body) }
        }
      }
      builder.node(.button(ButtonContent(role: .destructive, style: .bordered))) {
        $0.words("Delete", .body)
      }
      builder.node(.menu) { $0.words("Actions", .body) }
      builder.node(.presentation(Presentation(kind: .alert, title: "Limit reached"))) { builder in
        builder.words("Behind it", .body)
        builder.words("Instagram is used up for today.", .body)
      }
    }
    return builder.finish()
  }
}

extension ViewTreeBuilder {
  /// Adds a node with what is below it.
  package mutating func node(_ content: Content, _ children: (inout ViewTreeBuilder) -> Void) {
    open(content)
    children(&self)
    close()
  }

  /// Adds text.
  package mutating func words(
    _ string: String,
    _ role: TextRole,
    _ weight: FontWeight? = nil,
    color: SystemColor = .primary,
    isHeading: Bool = false,
    lineLimit: Int? = nil
  ) {
    let run = TextRun(string, style: .plain(role, weight, color: color))
    leaf(.text(TextContent(runs: [run], lineLimit: lineLimit, isHeading: isHeading)))
  }
}

extension TextStyle {
  package static func plain(
    _ role: TextRole,
    _ weight: FontWeight? = nil,
    color: SystemColor = .primary
  ) -> TextStyle {
    TextStyle(font: Font(size: .style(role), weight: weight), paint: .color(.system(color)))
  }
}

extension PaddingInsets {
  package static func all(_ length: Double) -> PaddingInsets {
    PaddingInsets(top: length, leading: length, bottom: length, trailing: length)
  }
}

extension Alignment {
  fileprivate static let baseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
}
