package import ViewTree

/// A content of each kind with none of its fields at the default, so that no field can be lost
/// unseen.
package enum Samples {
  package static let gradient = Paint.linearGradient(
    stops: [
      GradientStop(color: .rgb(1, 0.5, 0), location: 0.25),
      GradientStop(color: .system(.blue, opacity: 0.5), location: 1),
    ],
    start: UnitPoint(x: 0, y: 0.25),
    end: UnitPoint(x: 1, y: 0.75)
  )
  package static let style = TextStyle(
    font: Font(
      size: .points(17.5),
      weight: .heavy,
      design: .rounded,
      isItalic: true,
      hasMonospacedDigits: true
    ),
    paint: gradient,
    isUnderlined: true,
    isStruckThrough: true,
    tracking: 1.5,
    baselineOffset: -2
  )
  package static let text = TextContent(
    runs: [TextRun("2 h", style: style), TextRun(" 5 min 🎉")],
    lineLimit: 2,
    alignment: .trailing,
    truncation: .middle,
    isHeading: true,
    lineSpacing: 4,
    minimumScale: 0.5
  )
  package static let topLeading = Alignment.topLeading
  /// An alignment by lines of the author's own.
  package static let ownAlignment = Alignment(
    horizontal: .leading,
    vertical: .bottom,
    lines: [
      AlignmentLine(axis: .horizontal, id: 1, fraction: 0.25, offset: -3),
      AlignmentLine(axis: .vertical, id: 2, fraction: 1, offset: 4),
    ]
  )

  package static var mark: Chart.Mark {
    var mark = Chart.Mark(kind: .sector)
    mark.x = .number(1.5)
    mark.xStart = .category("Mon")
    mark.xEnd = .time(start: 1_767_225_600, end: 1_767_229_200)
    mark.y = .time(start: 0, end: nil)
    mark.yStart = .number(-2)
    mark.yEnd = .number(1e12)
    mark.angle = .number(90)
    mark.series = .category("Games")
    mark.paint = gradient
    mark.position = .category("left")
    mark.innerRadius = 0.5
    mark.inset = 1
    mark.cornerRadius = 4
    mark.lineWidth = 2.5
    mark.dash = [4, 2]
    mark.opacity = 0.75
    mark.interpolation = .catmullRom
    mark.annotation = text
    mark.group = .category("left")
    mark.stacking = .normalized
    mark.thickness = .ratio(0.5)
    mark.outerRadius = 0.75
    mark.symbol = .diamond
    mark.symbolSize = 9
    mark.annotationSide = .overlay
    return mark
  }

  package static let chart = Chart(
    marks: [mark, Chart.Mark(kind: .bar)],
    xAxis: Chart.Axis(
      isHidden: true,
      title: "Hour",
      marks: [],
      side: .top,
      scale: .symmetricLogarithmic,
      isReversed: true
    ),
    yAxis: Chart.Axis(marks: [
      Chart.AxisMark(value: .number(60), label: "1 h", hasGridLine: false, hasTick: false),
      Chart.AxisMark(value: .category("x")),
    ]),
    legend: .bottom,
    labels: Chart.Labels(x: "Hour", y: "Minutes", angle: "Share", series: "Category"),
    xDomain: .categories(["a", "b"]),
    yDomain: .range(0, 90.5),
    seriesColors: [Chart.SeriesColor(series: .category("Games"), paint: .color(.system(.red)))],
    layers: [
      Chart.Layer(kind: .background), Chart.Layer(kind: .legend, alignment: topLeading),
    ]
  )

  package static let leaves: [Content] = [
    .text(text),
    .symbol(Symbol(name: "hourglass", style: style, isResizable: true, variableValue: 0.5)),
    .shape(
      ShapeContent(
        kind: .roundedRectangle(cornerRadius: 8),
        fill: gradient,
        stroke: Stroke(
          paint: .color(.system(.separator)),
          width: 2,
          isInside: true,
          trimFrom: 0.25,
          trimTo: 0.75,
          cap: .round,
          join: .bevel,
          miterLimit: 4,
          dash: [6, 2],
          dashPhase: 1
        ),
        trimFrom: 0.1,
        trimTo: 0.9
      )
    ),
    .spacer(minLength: 12),
    .divider,
    .chart(chart),
    .tokenLabel(
      TokenLabel(kind: .webDomain, token: [1, 2, 255], labelStyle: .iconOnly, style: style)
    ),
    .placeholder("a map"),
  ]

  package static let containers: [Content] = [
    .stack(Stack(axis: .vertical, alignment: topLeading, spacing: 4)),
    .depthStack(topLeading),
    .list(.insetGrouped),
    .section(hasHeader: true, hasFooter: true),
    .scroll(ScrollAxes(horizontal: true, vertical: true, anchor: UnitPoint(x: 0, y: 1))),
    .label(.titleOnly),
    .progress(
      Progress(
        fraction: 0.25,
        style: .circular,
        tint: gradient,
        hasLabel: true,
        hasValueLabel: true
      )
    ),
    .grid(Grid(alignment: topLeading, horizontalSpacing: 4, verticalSpacing: 2)),
    .gridRow(.bottom),
    .lazyGrid(
      LazyGrid(
        axis: .horizontal,
        tracks: [
          GridTrack(size: .fixed(40), spacing: 3, alignment: topLeading),
          GridTrack(size: .adaptive(minimum: 20, maximum: 60)),
          GridTrack(size: .flexible(minimum: 10, maximum: .infinity)),
        ],
        alignment: topLeading,
        spacing: 5
      )
    ),
    .geometry(Geometry(id: 7, width: 100, height: 50, wantsIdealSizes: true)),
    .firstThatFits(horizontal: true, vertical: true),
    .tabs(Tabs(count: 2, selected: 1, style: .page)),
    .table(
      Table(
        columns: [Table.Column("Name"), Table.Column("Time", alignment: .trailing, width: 80)],
        hasHeader: false
      )
    ),
    .disclosure(isExpanded: true),
    .presentation(Presentation(kind: .alert, title: "Limit")),
  ]

  package static let controls: [Content] = [
    .button(
      ButtonContent(role: .destructive, style: .bordered, tint: gradient, shape: .capsule)
    ),
    .toggle(ToggleContent(isOn: true, style: .button, tint: gradient)),
    .slider(
      SliderContent(
        fraction: 0.25,
        tint: gradient,
        hasLabel: true,
        hasMinimumLabel: true,
        hasMaximumLabel: true
      )
    ),
    .stepper,
    .textField(
      TextFieldContent(
        text: "Ada",
        prompt: "Name",
        isSecure: true,
        isMultiline: true,
        style: .roundedBorder,
        textStyle: style
      )
    ),
    .picker(PickerContent(selected: 1, style: .segmented)),
    .menu,
    .gauge(
      Gauge(
        fraction: 0.75,
        style: .accessoryCircular,
        tint: gradient,
        hasLabel: true,
        hasValueLabel: true,
        hasMinimumLabel: true,
        hasMaximumLabel: true
      )
    ),
    .colorWell(.rgb(0, 0.5, 1)),
  ]

  package static let tokens = TokenSelection(
    applications: [[1, 2], [3]],
    categories: [[4]],
    webDomains: [[255]]
  )

  /// What an app leaves to the host.
  package static let hosted: [Content] = [
    .report(
      ReportContent(
        context: "Total Activity",
        filter: ReportFilter(
          segment: .daily,
          start: 1_767_225_600,
          end: 1_767_830_400,
          users: .children,
          models: [.iPad, .mac],
          tokens: tokens
        )
      )
    ),
    .activityPicker(
      ActivityPickerContent(
        title: "Limits",
        header: "What counts",
        footer: "Chosen by you",
        includesEntireCategory: true,
        selection: tokens
      )
    ),
  ]

  package static let path = Path(
    [
      .move(Path.Point(x: 0, y: 1)),
      .line(Path.Point(x: 10, y: -2.5)),
      .quad(Path.Point(x: 20, y: 4), control: Path.Point(x: 15, y: 3)),
      .curve(
        Path.Point(x: 30, y: 6),
        control1: Path.Point(x: 22, y: 5),
        control2: Path.Point(x: 28, y: 7)
      ),
      .close,
    ],
    isEvenOdd: true
  )

  package static let modifiers: [Content] = [
    .padding(PaddingInsets(top: 0, leading: 1, bottom: nil, trailing: 2.5)),
    .frame(width: 10, height: 20, alignment: topLeading),
    .flexibleFrame(
      FlexibleFrame(
        minWidth: 1,
        idealWidth: 2,
        maxWidth: .infinity,
        minHeight: 3,
        idealHeight: 4,
        maxHeight: .infinity,
        alignment: topLeading
      )
    ),
    .background(topLeading),
    .overlay(topLeading),
    .opacity(0.5),
    .offset(x: -3, y: 4),
    .clip(.capsule),
    .border(gradient, width: 3),
    .shadow(color: .system(.gray, opacity: 0.25), radius: 3, x: 1, y: 2),
    .rotation(degrees: -90, anchor: UnitPoint(x: 0, y: 1)),
    .scale(x: 2, y: 0.5, anchor: UnitPoint(x: 1, y: 0)),
    .fixedSize(horizontal: true, vertical: true),
    .layoutPriority(-1),
    .aspectRatio(1.5, .fill),
    .hidden,
    .accessibility(
      Accessibility(
        label: "Total",
        value: "2 hours",
        hint: "Opens the week",
        identifier: "total",
        isHidden: true,
        traits: [.isButton, .isTabBar],
        children: .combine
      )
    ),
    .mask(topLeading),
    .position(x: 3, y: -4),
    .filter(.colorMultiply(.system(.red, opacity: 0.5))),
    .blendMode(.plusLighter),
    .zIndex(-2),
    .gridCell(
      GridCell(
        columns: 2,
        anchor: UnitPoint(x: 0, y: 1),
        columnAlignment: .trailing,
        isUnsizedHorizontally: true,
        isUnsizedVertically: true
      )
    ),
    .disabled,
    .control(ControlMark(number: 7, role: .enter, abilities: [.submit, .focus])),
    .alignmentGuide(AlignmentGuide(.own(.vertical, id: 3), place: -2.5)),
    .alignmentGuide(AlignmentGuide(.horizontal(.trailing), place: 4)),
    .frame(width: 10, height: 20, alignment: ownAlignment),
  ]

  package static let all = leaves + containers + modifiers + controls + hosted

  /// A tree with one node of the content and as few children as it takes.
  package static func tree(_ content: Content) -> ViewTree {
    var builder = ViewTreeBuilder()
    builder.open(content)
    for _ in 0..<content.allowedChildren.lowerBound { builder.leaf(.divider) }
    builder.close()
    return builder.finish()
  }
}
