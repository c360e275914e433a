import ViewTree

/// What the app draws: what only the host can fill, and nodes around it that are told their places.
struct WatchedContent {
  var context = "total"
  var reports = 1
  var selection = TokenSelection()
  var isPresenting = false
  /// Whether there is one report and nothing around it.
  var isAlone = false
  var labels: [[UInt8]] = []
  var padding = 0
  var depth = 0

  /// The numbers of controls.
  static let field: UInt64 = 1
  static let button: UInt64 = 2
  static let presenting: UInt64 = 3
  static let report: UInt64 = 100
  static let picker: UInt64 = 200

  private func report(_ index: Int = 0) -> TreePart {
    let filter = ReportFilter(segment: .daily, start: 1_795_996_800, end: 1_796_083_200)
    let content = ReportContent(context: context, filter: filter)
    return hosted(Self.report + UInt64(index), .report(content))
  }

  private func picker(_ index: UInt64 = 0) -> TreePart {
    let content = ActivityPickerContent(
      header: "Which?",
      footer: "They stay with the host.",
      selection: selection
    )
    return hosted(Self.picker + index, .activityPicker(content))
  }

  private func hosted(_ number: UInt64, _ content: Content) -> TreePart {
    .node(.control(ControlMark(number: number, role: .hosted)), [.leaf(content)])
  }

  private var tokens: [TreePart] {
    (selection.applications + labels).map {
      .leaf(.tokenLabel(TokenLabel(kind: .application, token: $0)))
    } + selection.categories.map { .leaf(.tokenLabel(TokenLabel(kind: .category, token: $0))) }
      + selection.webDomains.map { .leaf(.tokenLabel(TokenLabel(kind: .webDomain, token: $0))) }
  }

  private var controls: [TreePart] {
    let field = ControlMark(number: Self.field, role: .enter, abilities: [.submit, .focus])
    return [
      .node(.control(field), [.node(.textField(TextFieldContent(text: "")), [.text("Command")])]),
      .node(
        .control(ControlMark(number: Self.button, role: .press)),
        [.node(.button(ButtonContent()), [.text("Press")])]
      ),
    ]
  }

  /// Every arrangement in which the size of one thing moves another.
  var watching: ViewTree {
    var parts = controls
    if isPresenting { parts = [presented(over: .column(parts))] }
    for index in 0..<max(reports, 1) { parts += [report(index), .probe(10 + index)] }
    if !isAlone { parts += surroundings }
    parts += [TreePart](repeating: .leaf(.divider), count: padding)
    return TreePart.column(parts).wrapped(depth).tree
  }

  private var surroundings: [TreePart] {
    var parts = around(report(50), first: 100)
    parts += [picker(), .probe(1)] + around(picker(50), first: 200)
    for (index, label) in tokens.enumerated() {
      parts += [.row([label, .probe(400 + index)])] + around(label, first: 1000 + 100 * index)
    }
    return parts
  }

  private func around(_ part: TreePart, first: Int) -> [TreePart] {
    [
      // A probe of the size of what it stands behind, or in front of.
      .node(.overlay(.center), [part, .probe(first)]),
      .node(.background(.center), [part, .probe(first + 1)]),
      // The ideal size.
      .node(.geometry(Geometry(id: first + 2, wantsIdealSizes: true)), [part]),
      .node(.fixedSize(horizontal: true, vertical: true), [part]), .probe(first + 3),
      // What is left of a row, and its baseline.
      .row([part, .probe(first + 4)]),
      .node(
        .stack(
          Stack(
            axis: .horizontal,
            alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline)
          )
        ),
        [part, .probe(first + 5)]
      ),
      // Whether it fits.
      .node(
        .firstThatFits(horizontal: true, vertical: true),
        [.node(.fixedSize(horizontal: true, vertical: true), [part]), .text("too large")]
      ),
      .probe(first + 6),
      // Below it, where it may be as high as it likes.
      .node(
        .scroll(ScrollAxes(horizontal: false, vertical: true)),
        [.column([part, .probe(first + 7)])]
      ),
      .node(.list(.plain), [part, .probe(first + 8)]),
      .node(.grid(Grid()), [.node(.gridRow(nil), [part, .probe(first + 9)])]),
    ]
  }

  private func presented(over content: TreePart) -> TreePart {
    let mark = ControlMark(number: Self.presenting, role: .dismiss)
    return .node(
      .control(mark),
      [.node(.presentation(Presentation(kind: .sheet, title: "Choose")), [content, picker(90)])]
    )
  }

  /// What looks like the host's question, with what a terminal might obey.
  var imitating: ViewTree {
    let escapes = [
      "\u{1B}[2J\u{1B}[H\u{1B}[?1049l", "\u{1B}]0;report-host\u{7}", "\u{9B}5;5H",
      "\u{202E}drawrof",
      "\u{1B}]52;c;cm0gLXJm\u{7}", "\u{7}\u{8}\u{D}",
    ]
    let mark = ControlMark(number: Self.presenting, role: .dismiss)
    let question = TreePart.column(
      escapes.map { .text($0) } + [.text("report-host: May CuriousApp see everything? yes/no")]
    )
    return TreePart.node(
      .control(mark),
      [
        .node(
          .presentation(Presentation(kind: .alert, title: "report-host\u{1B}[1;1H")),
          [.column(controls + [.node(.offset(x: -4000, y: -4000), [.text("OUTSIDE")])]), question]
        )
      ]
    ).tree
  }

  /// A picker with what the app draws in front of it.
  var covering: ViewTree {
    let decoy = TreePart.node(
      .control(ControlMark(number: Self.button, role: .press)),
      [.text("DECOY DECOY DECOY DECOY DECOY")]
    )
    let content = TreePart.node(.depthStack(.center), [.column(controls), decoy])
    let sheet = isPresenting ? presented(over: content) : content
    return TreePart.node(.overlay(.center), [sheet, decoy]).tree
  }
}
