import ViewTree

extension PageBuilder {
  mutating func writeModifier(_ content: Content, _ index: Int, _ context: PageContext) {
    switch content {
    case .background(let alignment): writeBehind(alignment, index, context)
    case .overlay(let alignment): writeInFront(alignment, index, context)
    case .mask: writeMask(index, context)
    case .accessibility(let words): write(words, index, context)
    case .hidden: writeHidden(index, context)
    case .layoutPriority, .gridCell: passThrough(content, index, context)
    case .position(let x, let y): writePosition(x, y, index, context)
    case .frame(let width, let height, _):
      var inner = inner(context, .layers)
      inner.width = width ?? context.width
      inner.height = height ?? context.height
      if let width {
        inner.wide = min(context.wide, max(width, 1))
        inner.narrow = min(context.narrow, max(width, 1))
      }
      if let share = share(of: content, index, context) {
        inner.width = nil
        inner.height = height ?? context.height
        return writeStyled(share, content, index, context, inner)
      }
      inner.told = nil
      if let width, let page = pageClass(width, content, context) {
        inner.width = nil
        inner.isInSidewaysScroll = false
        return writeStyled(page, content, index, context, inner)
      }
      writeStyled(content, index, context, inner)
    case .flexibleFrame(let frame):
      var inner = inner(context, .layers)
      if frame.maxHeight?.isFinite == true || frame.minHeight != nil { inner.height = nil }
      writeStyled(content, index, context, inner)
    case .padding(let insets):
      var inner = inner(context, .layers)
      let across = (insets.leading ?? 16) + (insets.trailing ?? 16)
      let along = (insets.top ?? 16) + (insets.bottom ?? 16)
      inner.wide = max(context.wide - across, 20)
      inner.narrow = max(context.narrow - across, 20)
      inner.width = context.width.map { max($0 - across, 0) }
      inner.height = context.height.map { max($0 - along, 0) }
      writeStyled(content, index, context, inner)
    case .fixedSize:
      var inner = inner(context, .layers)
      inner.fixedSizes += 1
      writeIntrinsic(content, inner.fixedSizes <= PageBuilder.fixedSizeDepth, index, context, inner)
    case .aspectRatio:
      var inner = inner(context, .layers)
      inner.ratios += 1
      writeIntrinsic(content, inner.ratios <= PageBuilder.ratioDepth, index, context, inner)
    default: writeStyled(content, index, context, inner(context, .layers))
    }
  }

  /// How many such boxes there are within each other; a browser's work grows exponentially with them.
  private static let fixedSizeDepth = 4
  private static let ratioDepth = 2

  /// A box whose size follows its content's; a plain one where there are too many around it.
  private mutating func writeIntrinsic(
    _ content: Content,
    _ isSized: Bool,
    _ index: Int,
    _ context: PageContext,
    _ inner: PageContext
  ) {
    guard !isSized else { return writeStyled(content, index, context, inner) }
    writeStyled(-1, content, index, context, inner)
  }

  /// A box around the only child whose look is a class.
  private mutating func writeStyled(
    _ content: Content,
    _ index: Int,
    _ context: PageContext,
    _ inner: PageContext
  ) {
    let key = styleKey(content, index, context)
    let number = classes[key] ?? sheet.number(CSSModifier.declarations(key))
    classes[key] = number
    writeStyled(number, content, index, context, inner)
  }

  private mutating func writeStyled(
    _ number: Int,
    _ content: Content,
    _ index: Int,
    _ context: PageContext,
    _ inner: PageContext
  ) {
    openBox(index, context, "z", [number])
    if case .disabled = content { page.raw(" aria-disabled=\"true\"") }
    page.raw(">")
    pushEnd(context)
    push(index, inner)
  }

  /// The modifier as it is drawn: a fixed height gives way to a chart, whose height follows its width.
  private func styleKey(_ content: Content, _ index: Int, _ context: PageContext) -> Content {
    guard case .frame(let width, let height?, let alignment) = content,
      survey.traits[index].contains(.chart)
    else { return content }
    let flexible = FlexibleFrame(
      minWidth: width,
      maxWidth: width,
      minHeight: height,
      alignment: alignment
    )
    return .flexibleFrame(flexible)
  }

  /// A node without an element of its own.
  private mutating func passThrough(_ content: Content, _ index: Int, _ context: PageContext) {
    var inner = context
    if case .layoutPriority(let priority) = content, context.surroundings == .row {
      inner.keepsWidth = priority > 0
      if priority < 0 { inner.secondClass = sheet.number("flex-shrink:100;") }
    }
    if case .gridCell(let cell) = content, let anchor = cell.anchor {
      inner.secondClass = sheet.number("place-self:\(place(anchor.y)) \(place(anchor.x));")
    }
    inner.depth += 1
    push(index, inner)
  }

  private func place(_ fraction: Double) -> String {
    fraction < 0.34 ? "start" : fraction > 0.66 ? "end" : "center"
  }

  /// What is behind comes first, so that it is painted first, at the content's size.
  private mutating func writeBehind(_ alignment: Alignment, _ index: Int, _ context: PageContext) {
    let children = Array(tree.children(of: index))
    guard children.count == 2 else { return }
    openBox(index, context, "z iso")
    page.raw(">")
    var content = inner(context, .layers)
    content.hasWords = context.hasWords
    pushEnd(context)
    steps.append(.node(children[0], content))
    pushLayer(children[1], of: children[0], alignment, "z bg", context)
  }

  private mutating func writeInFront(_ alignment: Alignment, _ index: Int, _ context: PageContext) {
    let children = Array(tree.children(of: index))
    guard children.count == 2 else { return }
    openBox(index, context, "z")
    page.raw(">")
    pushEnd(context)
    pushLayer(children[1], of: children[0], alignment, "z ov", context)
    steps.append(.node(children[0], inner(context, .layers)))
  }

  /// A layer at the size of what it belongs to.
  private mutating func pushLayer(
    _ child: Int,
    of content: Int,
    _ alignment: Alignment,
    _ name: StaticString,
    _ context: PageContext
  ) {
    steps.append(.raw(context.isPhrasing ? "</span>" : "</div>"))
    var inner = inner(context, .layers)
    let size = fixedSize(of: content)
    inner.width = size.width ?? context.width
    inner.height = size.height ?? context.height
    steps.append(.node(child, inner))
    let layer = alignmentClass(alignment)
    steps.append(.layer(name, layer, isPhrasing: context.isPhrasing))
  }

  /// The size of what stands in a frame of one, as far as it is fixed.
  private func fixedSize(of content: Int) -> (width: Double?, height: Double?) {
    var size: (width: Double?, height: Double?)
    var (across, along) = (0.0, 0.0)
    var node = content
    for _ in 0..<16 where size.width == nil || size.height == nil {
      switch tree.nodes[node].content {
      case .frame(let width, let height, _):
        size.width = size.width ?? width.map { $0 + across }
        size.height = size.height ?? height.map { $0 + along }
      case .padding(let insets):
        across += (insets.leading ?? 16) + (insets.trailing ?? 16)
        along += (insets.top ?? 16) + (insets.bottom ?? 16)
      case .background, .overlay, .clip, .opacity, .shadow, .filter, .accessibility, .border,
        .blendMode, .zIndex, .disabled:
        break
      default: return size
      }
      guard tree.nodes[node].childCount > 0 else { return size }
      node += 1
    }
    return size
  }

  private mutating func writeHidden(_ index: Int, _ context: PageContext) {
    openBox(index, context, "z hid")
    page.raw(" aria-hidden=\"true\">")
    pushEnd(context)
    var inner = inner(context, .layers)
    inner.isHidden = true
    push(index, inner)
  }

  private mutating func writePosition(
    _ x: Double,
    _ y: Double,
    _ index: Int,
    _ context: PageContext
  ) {
    guard let child = tree.children(of: index).first(where: { _ in true }) else { return }
    openBox(index, context, "z")
    page.raw(">")
    pushEnd(context)
    steps.append(.raw(context.isPhrasing ? "</span>" : "</div>"))
    steps.append(.node(child, inner(context, .layers)))
    // A place that an extension has found from a size is the same part of what the size is here.
    let left = context.told.map { CSSNumber.percent(x / $0.width) } ?? CSSNumber.points(x)
    let top = context.told.map { CSSNumber.percent(y / $0.height) } ?? CSSNumber.points(y)
    let place = "left:\(left);top:\(top);width:max-content;"
    let number = sheet.number("position:absolute;\(place)translate:-50% -50%;max-width:none;")
    steps.append(.layer("z", number, isPhrasing: context.isPhrasing))
  }

  /// A mask that is a shape cuts its outline, and a gradient fades; another one shows all.
  private mutating func writeMask(_ index: Int, _ context: PageContext) {
    let children = Array(tree.children(of: index))
    guard children.count == 2 else { return }
    var declarations = ""
    if case .shape(let shape) = tree.nodes[children[1]].content {
      declarations = CSSModifier.clip(shape.kind)
      if let fill = shape.fill, case .color = fill {
      } else if let fill = shape.fill {
        declarations += "mask-image:\(CSSPaint.image(fill));"
      }
    }
    openBox(index, context, "z", [sheet.number(declarations)])
    page.raw(">")
    pushEnd(context)
    steps.append(.node(children[0], inner(context, .layers)))
  }
}
