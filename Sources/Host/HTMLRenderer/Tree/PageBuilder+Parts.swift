import ViewTree

extension PageBuilder {
  mutating func write(_ tabs: Tabs, _ index: Int, _ context: PageContext) {
    let children = Array(tree.children(of: index))
    let count = max(tabs.count, 0)
    let labels = children.prefix(count)
    openBox(index, context, "v")
    page.raw(">")
    pushEnd(context)
    if let content = children.dropFirst(count).first {
      steps.append(.node(content, inner(context, .column)))
    }
    guard tabs.style == .automatic, !labels.isEmpty else { return }
    var inner = inner(context, .row)
    inner.isPhrasing = true
    inner.hasWords = true
    var parts: [Step] = [
      .raw(
        context.isPhrasing
          ? "<span class=\"tabs\" role=\"tablist\">" : "<div class=\"tabs\" role=\"tablist\">"
      )
    ]
    for (position, label) in labels.enumerated() {
      parts += [
        .raw(
          position == tabs.selected
            ? "<span role=\"tab\" aria-selected=\"true\" aria-disabled=\"true\" class=\"sel\">"
            : "<span role=\"tab\" aria-selected=\"false\" aria-disabled=\"true\">"
        ), .node(label, inner), .raw("</span>"),
      ]
    }
    parts.append(.raw(context.isPhrasing ? "</span>" : "</div>"))
    steps += parts.reversed()
  }

  mutating func write(_ table: Table, _ index: Int, _ context: PageContext) {
    let columns = table.columns.count
    guard columns > 0 else { return }
    guard !context.isPhrasing else {
      let number = sheet.number("grid-template-columns:repeat(\(min(columns, 400)),auto);")
      return box(index, context, "g", number, children: inner(context, .grid))
    }
    page.raw("<div")
    writeClasses(index, context, "z")
    page.raw("><table>")
    writeHeader(table)
    page.raw("<tbody>")
    steps.append(.raw("</tbody></table></div>\n"))
    let start = steps.count
    var inner = inner(context, .layers)
    inner.wide = max(context.wide / Double(columns), 40)
    inner.narrow = max(context.narrow / Double(columns), 40)
    for (place, cell) in tree.children(of: index).enumerated() {
      let column = place % columns
      if column == 0 { steps.append(.raw("<tr>")) }
      let tag = PageBuilder.cell(table.columns[column].alignment, isFirst: column == 0)
      steps += [.raw(tag), .node(cell, inner), .raw(column == 0 ? "</th>" : "</td>")]
      if column == columns - 1 { steps.append(.raw("</tr>\n")) }
    }
    steps[start...].reverse()
  }

  /// The first cell of a row names it.
  private static func cell(_ alignment: HorizontalAlignment, isFirst: Bool) -> StaticString {
    switch (alignment, isFirst) {
    case (.leading, true): "<th scope=\"row\">"
    case (.center, true): "<th scope=\"row\" class=\"ac\">"
    case (.trailing, true): "<th scope=\"row\" class=\"ae\">"
    case (.leading, false): "<td>"
    case (.center, false): "<td class=\"ac\">"
    case (.trailing, false): "<td class=\"ae\">"
    }
  }

  /// The titles, which those who do not see the table hear in any case.
  private mutating func writeHeader(_ table: Table) {
    page.raw(table.hasHeader ? "<thead><tr>" : "<thead class=\"vh\"><tr>")
    for column in table.columns {
      page.raw("<th scope=\"col\" dir=\"auto\" class=\"")
      page.raw(
        column.alignment == .leading ? "as" : column.alignment == .center ? "ac" : "ae"
      )
      if let width = column.width {
        writeClass(sheet.number("width:\(CSSNumber.points(max(width, 0)));"))
      }
      page.raw("\">")
      page.text(column.title, limit: 200)
      page.raw("</th>")
    }
    page.raw("</tr></thead>\n")
  }

  mutating func writeDisclosure(_ isExpanded: Bool, _ index: Int, _ context: PageContext) {
    var children = Array(tree.children(of: index))[...]
    guard let label = children.popFirst() else { return }
    guard !context.isPhrasing else {
      openBox(index, context, "v")
      page.raw(">")
      pushEnd(context)
      let rows = inner(context, .column)
      let shown = isExpanded ? Array(children) : []
      for child in shown.reversed() + [label] { steps.append(.node(child, rows)) }
      return
    }
    page.raw("<details")
    writeClasses(index, context, "dc")
    page.raw(isExpanded ? " open><summary>" : "><summary>")
    var summary = inner(context, .layers)
    summary.isPhrasing = true
    let rows = inner(context, .column)
    var parts: [Step] = [.node(label, summary), .raw("</summary>")]
    if !children.isEmpty {
      parts.append(.layer("v", -1, isPhrasing: false))
      for child in children { parts.append(.node(child, rows)) }
      parts.append(.raw("</div>"))
    }
    parts.append(.raw("</details>\n"))
    steps += parts.reversed()
  }

  mutating func write(_ presentation: Presentation, _ index: Int, _ context: PageContext) {
    let children = Array(tree.children(of: index))
    guard children.count == 2 else { return }
    guard presentation.kind != .fullScreen else { return steps.append(.node(children[1], context)) }
    openBox(index, context, "v")
    page.raw(">")
    pushEnd(context)
    let isAlert = presentation.kind == .alert || presentation.kind == .confirmation
    steps.append(.raw(context.isPhrasing ? "</span>" : "</section>"))
    steps.append(.node(children[1], inner(context, .column)))
    steps.append(.dialog(presentation.title, isAlert: isAlert, isPhrasing: context.isPhrasing))
    steps.append(.node(children[0], inner(context, .column)))
  }

  mutating func writeDialog(_ title: String?, isAlert: Bool, isPhrasing: Bool) {
    page.raw(isPhrasing ? "<span" : "<section")
    page.raw(" class=\"v dlg\" role=\"")
    page.raw(isAlert ? "alertdialog\"" : "dialog\"")
    page.attribute("aria-label", title ?? (isAlert ? "Alert" : "Sheet"), limit: 200)
    page.raw(">")
    guard let title else { return }
    page.raw("<bdi class=\"lh\">")
    page.text(title, limit: 200)
    page.raw("</bdi>")
  }
}
