import ViewTree

extension PageBuilder {
  /// Rows in groups: rows that follow each other are one, and each section is one.
  mutating func writeList(_ style: ListStyle, _ index: Int, _ context: PageContext) {
    // In a button there are no lists.
    guard !context.isPhrasing else {
      return box(index, context, "v", children: inner(context, .column))
    }
    openBox(index, context, style == .plain || style == .sidebar ? "l pl" : "l")
    page.raw(">")
    pushEnd(context)
    let row = rowContext(context)
    var parts: [Step] = []
    var isInGroup = false
    for child in tree.children(of: index) {
      let isSection = isSection(child)
      if isInGroup, isSection { parts.append(.raw("</ul>\n")) }
      if !isInGroup, !isSection { parts.append(.raw("<ul role=\"list\">")) }
      isInGroup = !isSection
      parts +=
        isSection
        ? [.node(child, row)] : [.raw(PageBuilder.rowStart), .node(child, row), .raw("</li>\n")]
    }
    if isInGroup { parts.append(.raw("</ul>\n")) }
    steps += parts.reversed()
  }

  private static let rowStart: StaticString = "<li class=\"li\">"

  private func rowContext(_ context: PageContext) -> PageContext {
    var row = inner(context, .layers)
    row.isInList = true
    row.height = nil
    if !context.isInList {
      row.wide = max(context.wide - 32, 40)
      row.narrow = max(context.narrow - 32, 40)
    }
    return row
  }

  private func isSection(_ index: Int) -> Bool {
    if case .section = tree.nodes[index].content { true } else { false }
  }

  /// A heading, rows and a note below them; outside of lists the rows stand in a column.
  mutating func writeSection(
    _ index: Int,
    _ context: PageContext,
    hasHeader: Bool,
    hasFooter: Bool
  ) {
    var rows = Array(tree.children(of: index))[...]
    let header = hasHeader ? rows.popFirst() : nil
    let footer = hasFooter ? rows.popFirst() : nil
    let isList = context.isInList && !context.isPhrasing
    page.raw(isList ? "<section" : context.isPhrasing ? "<span" : "<section")
    writeClasses(index, context, isList ? "ls" : "v sec")
    page.raw(">")
    steps.append(.raw(context.isPhrasing ? "</span>" : "</section>\n"))
    if let footer { push(part: footer, "lf", context) }
    if isList {
      var parts: [Step] = [.raw("<ul role=\"list\">")]
      let row = rowContext(context)
      for child in rows {
        parts += [.raw(PageBuilder.rowStart), .node(child, row), .raw("</li>\n")]
      }
      parts.append(.raw("</ul>"))
      if !rows.isEmpty { steps += parts.reversed() }
    } else {
      for child in rows.reversed() { steps.append(.node(child, inner(context, .column))) }
    }
    if let header { pushHeader(header, context) }
  }

  private mutating func push(part: Int, _ name: StaticString, _ context: PageContext) {
    steps.append(.raw(context.isPhrasing ? "</span>" : "</div>"))
    steps.append(.node(part, inner(context, .layers)))
    steps.append(.layer(name, -1, isPhrasing: context.isPhrasing))
  }

  /// A section's header, as a heading where it is nothing but words.
  private mutating func pushHeader(_ header: Int, _ context: PageContext) {
    let traits = survey.traits[header]
    guard traits.contains(.words), traits.isDisjoint(with: [.structure, .chart]),
      !context.isPhrasing
    else { return push(part: header, "lh", context) }
    let level = headings.level(rank: 5)
    var inner = inner(context, .layers)
    inner.isPhrasing = true
    steps += [.raw(PageBuilder.headingEnd(level)), .node(header, inner)]
    steps.append(.raw(PageBuilder.headingStart(level)))
  }

  private static func headingStart(_ level: Int) -> StaticString {
    switch level {
    case 2: "<h2 class=\"lh\">"
    case 3: "<h3 class=\"lh\">"
    case 4: "<h4 class=\"lh\">"
    case 5: "<h5 class=\"lh\">"
    default: "<h6 class=\"lh\">"
    }
  }

  private static func headingEnd(_ level: Int) -> StaticString {
    switch level {
    case 2: "</h2>"
    case 3: "</h3>"
    case 4: "</h4>"
    case 5: "</h5>"
    default: "</h6>"
    }
  }

  /// A title and an icon, the icon first.
  mutating func writeLabel(_ style: LabelStyle, _ index: Int, _ context: PageContext) {
    let children = Array(tree.children(of: index))
    guard children.count == 2 else { return }
    openBox(index, context, "h")
    page.raw(">")
    pushEnd(context)
    var inner = inner(context, .row)
    switch style {
    case .titleOnly: steps.append(.node(children[0], inner))
    case .iconOnly:
      // The title is the icon's name for those who do not see it.
      inner.hasWords = true
      let phrasing = context.isPhrasing
      steps += [
        .node(children[1], inner), .raw(phrasing ? "</span>" : "</div>"), .node(children[0], inner),
        .layer("vh", -1, isPhrasing: phrasing),
      ]
    case .automatic, .titleAndIcon:
      inner.hasWords = true
      steps += [.node(children[0], inner), .node(children[1], inner)]
    }
  }
}
