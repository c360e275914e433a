import ViewTree

extension PageBuilder {
  mutating func writeContainer(_ content: Content, _ index: Int, _ context: PageContext) {
    switch content {
    case .stack(let stack): write(stack, index, context)
    case .depthStack(let alignment): writeLayers(alignment, index, context)
    case .list(let style): writeList(style, index, context)
    case .section(let header, let footer):
      writeSection(index, context, hasHeader: header, hasFooter: footer)
    case .scroll(let axes): writeScroll(axes, index, context)
    case .label(let style): writeLabel(style, index, context)
    case .grid(let grid): write(grid, index, context)
    case .gridRow: box(index, context, "h", children: inner(context, .row))
    case .lazyGrid(let grid): write(grid, index, context)
    case .geometry(let geometry): write(geometry, index, context)
    case .firstThatFits(let horizontal, _): writeFirstThatFits(horizontal, index, context)
    case .tabs(let tabs): write(tabs, index, context)
    case .table(let table): write(table, index, context)
    case .disclosure(let isExpanded): writeDisclosure(isExpanded, index, context)
    case .presentation(let presentation): write(presentation, index, context)
    default: push(index, inner(context, .column))
    }
  }

  private mutating func write(_ stack: Stack, _ index: Int, _ context: PageContext) {
    let isRow = stack.axis == .horizontal
    let number = classes[.stack(stack)] ?? sheet.number(declarations(stack))
    classes[.stack(stack)] = number
    let isOnBaseline = isRow && stack.alignment.vertical.isBaseline
    openBox(index, context, isOnBaseline ? "h hb" : isRow ? "h" : "v", [number])
    page.raw(">")
    pushEnd(context)
    var inner = inner(context, isRow ? .row : .column)
    inner.hasWords = context.hasWords || isRow && survey.traits[index].contains(.words)
    inner.height = isRow ? context.height : nil
    inner.width = isRow ? nil : context.width
    if !survey.traits[index].contains(.growsX) || !isRow { inner.told = nil }
    guard isRow else { return push(index, inner) }
    pushRow(index, inner, spacing: stack.spacing ?? 8)
  }

  /// Puts the children of a row on the stack: narrow ones keep their width as they do in SwiftUI, where
  /// the least flexible is served first, and those that grow share what is left.
  private mutating func pushRow(_ index: Int, _ context: PageContext, spacing: Double) {
    let widths = tree.children(of: index).map { child in
      survey.traits[child].contains(.growsX) ? 0 : Double(survey.widths[child])
    }
    let growing = max(tree.children(of: index).count { survey.traits[$0].contains(.growsX) }, 1)
    let fixed = widths.reduce(0, +) + Double(max(widths.count - 1, 0)) * spacing
    let widest = PageBuilder.widestKept(widths, fixed, context.narrow)
    let start = steps.count
    for (child, width) in zip(tree.children(of: index), widths) {
      var inner = context
      inner.keepsWidth = width > 0 && width <= widest
      inner.wide = max((context.wide - fixed) / Double(growing), 40)
      inner.narrow = max((context.narrow - fixed) / Double(growing), 40)
      steps.append(.node(child, inner))
    }
    steps[start...].reverse()
  }

  /// The width up to which children of a row keep theirs even on a narrow page, the others sharing at
  /// least two fifths of it.
  private static func widestKept(_ widths: [Double], _ fixed: Double, _ room: Double) -> Double {
    if fixed <= room - 40 { return .infinity }
    var left = room * 0.6
    var widest = 0.0
    var next = 0.0
    for width in widths.sorted() {
      left -= width
      // Those that are equally wide keep their width together or not at all.
      if width > next { widest = next }
      guard left >= 0 else { return widest }
      next = width
    }
    return next
  }

  private func declarations(_ stack: Stack) -> String {
    var text = ""
    if let spacing = stack.spacing, spacing != 8 {
      text += "gap:\(CSSNumber.points(max(spacing, 0)));"
    }
    switch (stack.axis, stack.alignment.horizontal, stack.alignment.vertical) {
    case (.vertical, .leading, _): text += "align-items:flex-start;"
    case (.vertical, .trailing, _): text += "align-items:flex-end;"
    case (.vertical, .center, _), (.horizontal, _, .center): break
    case (.horizontal, _, .top): text += "align-items:flex-start;"
    case (.horizontal, _, .bottom): text += "align-items:flex-end;"
    case (.horizontal, _, .firstTextBaseline): text += "align-items:baseline;"
    case (.horizontal, _, .lastTextBaseline): text += "align-items:last baseline;"
    }
    return text
  }

  /// The room where the width is not limited, in points.
  static let unlimited = 2000.0

  mutating func writeLayers(_ alignment: Alignment, _ index: Int, _ context: PageContext) {
    openBox(index, context, "z", [alignmentClass(alignment)])
    page.raw(">")
    pushEnd(context)
    var inner = inner(context, .layers)
    inner.hasWords = context.hasWords || survey.traits[index].contains(.words)
    push(index, inner)
  }

  /// The class that places what stands in layers; -1 for the middle.
  mutating func alignmentClass(_ alignment: Alignment) -> Int {
    alignment == .center ? -1 : sheet.number("place-items:\(CSSPlace.items(alignment));")
  }

  private mutating func writeScroll(_ axes: ScrollAxes, _ index: Int, _ context: PageContext) {
    var inner = inner(context, .layers)
    let isCut = axes.horizontal || context.height != nil
    guard isCut else {
      openBox(index, context, "z")
      page.raw(">")
      pushEnd(context)
      return push(index, inner)
    }
    let alignment = Alignment(
      horizontal: axes.horizontal ? .leading : .center,
      vertical: axes.vertical ? .top : .center
    )
    openBox(index, context, axes.horizontal ? "z sc sx" : "z sc", [alignmentClass(alignment)])
    // Those who do not use a pointer scroll with keys.
    page.raw(" tabindex=\"0\" role=\"group\" aria-label=\"Scrolls\">")
    pushEnd(context)
    inner.height = axes.vertical ? nil : context.height
    if axes.horizontal {
      // What scrolls sideways has the width that it needs, pages that of the view.
      inner.isInSidewaysScroll = true
      inner.width = nil
      inner.wide = PageBuilder.unlimited
      inner.narrow = PageBuilder.unlimited
    }
    push(index, inner)
  }

  private mutating func write(_ geometry: Geometry, _ index: Int, _ context: PageContext) {
    var declarations = ""
    if let width = geometry.width { declarations += "width:\(CSSNumber.points(max(width, 0)));" }
    if let height = geometry.height {
      declarations += "height:\(CSSNumber.points(max(height, 0)));"
    }
    openBox(index, context, "z", [alignmentClass(.topLeading), sheet.number(declarations)])
    page.raw(">")
    pushEnd(context)
    var inner = inner(context, .layers)
    inner.width = geometry.width ?? context.width
    inner.height = geometry.height ?? context.height
    inner.told = told[geometry.id].flatMap { $0.width >= 1 && $0.height >= 1 ? $0 : nil }
    push(index, inner)
  }

  /// A page has any width, and so shows the first alternative where there is room and the last where
  /// there is little.
  private mutating func writeFirstThatFits(
    _ horizontal: Bool,
    _ index: Int,
    _ context: PageContext
  ) {
    let children = Array(tree.children(of: index))
    guard let first = children.first, let last = children.last else { return }
    guard horizontal, first != last else { return steps.append(.node(first, context)) }
    openBox(index, context, "z")
    page.raw(">")
    pushEnd(context)
    let inner = inner(context, .layers)
    let close: StaticString = "</span>"
    var phrasing = inner
    phrasing.isPhrasing = context.isPhrasing
    steps += [
      .raw(context.isPhrasing ? close : "</div>"), .node(last, phrasing),
      .raw(context.isPhrasing ? "<span class=\"nar\">" : "<div class=\"nar\">"),
      .raw(context.isPhrasing ? close : "</div>"), .node(first, phrasing),
      .raw(context.isPhrasing ? "<span class=\"wid\">" : "<div class=\"wid\">"),
    ]
  }
}

extension VerticalAlignment {
  /// Whether words stand on one line; a picture among them would stand on it with its lower edge.
  fileprivate var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
