import ViewTree

extension PageBuilder {
  /// How deep boxes are laid out; browsers flatten what is deeper, and are slow with deep boxes.
  static let layoutDepth = 200

  /// Writes one node: its element, and on the stack its children and its end.
  mutating func write(_ index: Int, _ context: PageContext) {
    let content = tree.nodes[index].content
    guard context.depth < PageBuilder.layoutDepth else { return writeDeep(index, context) }
    switch content {
    case .text(let text): write(text, index, context)
    case .symbol(let symbol): write(symbol, index, context)
    case .shape(let shape): write(shape, index, context)
    case .spacer(let length): writeSpacer(length, index, context)
    case .divider:
      openBox(index, context, survey.traits[index].contains(.upright) ? "dv up" : "dv")
      page.raw(">")
      writeEnd(context)
    case .chart(let chart): write(chart, index, context)
    case .tokenLabel(let token): write(token, index, context)
    case .placeholder(let kind): writePlaceholder(kind, index, context)
    case .report(let report): writePlaceholder(report.name, index, context)
    case .activityPicker(let picker): writePlaceholder(picker.name, index, context)
    case .stack, .depthStack, .list, .section, .scroll, .label, .grid, .gridRow, .lazyGrid,
      .geometry,
      .firstThatFits, .tabs, .table, .disclosure, .presentation:
      writeContainer(content, index, context)
    case .progress, .button, .toggle, .slider, .stepper, .textField, .picker, .menu, .gauge,
      .colorWell:
      writeControl(content, index, context)
    default: writeModifier(content, index, context)
    }
  }

  /// A node beyond the depth that is laid out: its words.
  private mutating func writeDeep(_ index: Int, _ context: PageContext) {
    switch tree.nodes[index].content {
    case .text(let text): write(text, index, context)
    case .tokenLabel(let token): write(token, index, context)
    case .hidden: break
    case .accessibility(let words) where words.isHidden: break
    default: push(index, context)
    }
  }

  private mutating func writeSpacer(_ length: Double?, _ index: Int, _ context: PageContext) {
    let number = length.map { sheet.number("flex-basis:\(CSSNumber.points(max($0, 0)))") } ?? -1
    openBox(index, context, "sp", [number])
    page.raw(">")
    writeEnd(context)
  }

  private mutating func writePlaceholder(_ kind: String, _ index: Int, _ context: PageContext) {
    openBox(index, context, "ph")
    page.raw("><bdi>")
    page.text(kind, limit: 100)
    page.raw("</bdi>")
    writeEnd(context)
  }
}
