import ViewTree

/// Controls show their state: they are what they are for assistive technology, and cannot be used.
extension PageBuilder {
  mutating func writeControl(_ content: Content, _ index: Int, _ context: PageContext) {
    let parts = Array(tree.children(of: index))
    switch content {
    case .progress(let progress): write(progress, parts, index, context)
    case .gauge(let gauge): write(gauge, parts, index, context)
    case .slider(let slider): write(slider, parts, index, context)
    case .picker(let picker): write(picker, parts, index, context)
    default:
      guard let label = parts.first else { return }
      write(content, label: label, parts, index, context)
    }
  }

  private mutating func write(
    _ content: Content,
    label: Int,
    _ parts: [Int],
    _ index: Int,
    _ context: PageContext
  ) {
    switch content {
    case .button(let button): write(button, label, index, context)
    case .toggle(let toggle): write(toggle, label, index, context)
    case .stepper: writeStepper(label, index, context)
    case .textField(let field): write(field, label, index, context)
    case .menu: writeMenu(label, index, context)
    case .colorWell(let color): write(color, label, index, context)
    default: break
    }
  }

  /// The context of a label, in which only words and inline elements stand.
  func labelContext(_ context: PageContext) -> PageContext {
    var label = inner(context, .layers)
    label.isPhrasing = true
    label.hasWords = true
    label.height = nil
    return label
  }

  /// A row with a label, which names what follows; the `id` of the label.
  ///
  /// What follows is to be written when the label has been, by `.raw` and other steps pushed before.
  mutating func openRow(_ index: Int, _ context: PageContext, _ name: StaticString = "row") {
    openBox(index, context, name)
    page.raw(">")
  }

  mutating func writeLabelStart(_ name: StaticString = "lt") -> Int {
    page.raw("<span class=\"")
    page.raw(name)
    page.raw("\"")
    let id = writeID()
    page.raw(">")
    return id
  }

  // MARK: Buttons

  private mutating func write(
    _ button: ButtonContent,
    _ label: Int,
    _ index: Int,
    _ context: PageContext
  ) {
    // A button within another one is not allowed.
    page.raw(context.isPhrasing ? "<span" : "<button type=\"button\" disabled")
    writeClasses(index, context, name(of: button), [sheet.number(declarations(button))])
    page.raw(">")
    steps.append(.raw(context.isPhrasing ? "</span>" : "</button>\n"))
    steps.append(.node(label, labelContext(context)))
  }

  private func name(of button: ButtonContent) -> StaticString {
    let isRed = button.role == .destructive
    return switch button.style {
    case .plain: "z"
    case .bordered: isRed ? "z bb red" : "z bb tint"
    case .borderedProminent: "z bp"
    case .automatic, .borderless, .link: isRed ? "z red" : "z tint"
    }
  }

  private func declarations(_ button: ButtonContent) -> String {
    let tint = button.tint.map(CSSPaint.flat)
    var text = ""
    switch button.style {
    case .plain: return ""
    case .borderedProminent:
      let color = tint ?? .system(button.role == .destructive ? .red : .accent)
      // White words need the darker one of a colour.
      text += "background:\(CSSPaint.color(color));color:\(CSSPaint.ink(on: color));"
    case .bordered, .automatic, .borderless, .link:
      if let tint { text += "color:\(CSSPaint.color(tint, for: .text));" }
    }
    if let shape = button.shape, button.style == .bordered || button.style == .borderedProminent {
      text += CSSModifier.corners(shape)
    }
    return text
  }

  private mutating func writeMenu(_ label: Int, _ index: Int, _ context: PageContext) {
    page.raw(
      context.isPhrasing ? "<span" : "<button type=\"button\" disabled aria-haspopup=\"menu\""
    )
    writeClasses(index, context, "h tint mn")
    page.raw(">")
    steps.append(.raw(context.isPhrasing ? "</span>" : "</button>\n"))
    steps.append(.node(label, labelContext(context)))
  }

  // MARK: States

  private mutating func write(
    _ toggle: ToggleContent,
    _ label: Int,
    _ index: Int,
    _ context: PageContext
  ) {
    let isOn = toggle.isOn ?? false
    openRow(index, context, toggle.style == .checkbox ? "h" : "row")
    let id = writeLabelStart()
    pushEnd(context)
    var number = -1
    if isOn, let tint = toggle.tint {
      number = sheet.number("background:\(CSSPaint.background(tint));")
    }
    let state: MarkState = toggle.isOn.map { $0 ? .on : .off } ?? .mixed
    steps.append(.mark(toggle.style == .checkbox ? .checkbox : .switch, state, label: id, number))
    steps.append(.raw("</span>"))
    steps.append(.node(label, labelContext(context)))
  }

  /// What shows a state.
  enum MarkKind { case `switch`, checkbox }
  enum MarkState { case on, off, mixed }

  mutating func writeMark(_ kind: MarkKind, _ state: MarkState, label: Int, _ number: Int) {
    page.raw(
      kind == .switch && state != .mixed ? "<span role=\"switch\"" : "<span role=\"checkbox\""
    )
    page.raw(" aria-checked=\"")
    page.raw(state == .on ? "true" : state == .off ? "false" : "mixed")
    page.raw("\" aria-disabled=\"true\"")
    writeIDReference("aria-labelledby", label)
    page.raw(" class=\"")
    page.raw(kind == .switch ? "sw" : "ck")
    page.raw(state == .on ? " on" : state == .mixed ? " mx" : "")
    writeClass(number)
    page.raw("\"></span>")
  }

  private mutating func writeStepper(_ label: Int, _ index: Int, _ context: PageContext) {
    openRow(index, context)
    pushEnd(context)
    steps += [
      .raw(
        "<span class=\"step\" aria-hidden=\"true\"><span>−</span><span>+</span></span>"
      ), .node(label, labelContext(context)),
    ]
  }

  private mutating func write(
    _ field: TextFieldContent,
    _ label: Int,
    _ index: Int,
    _ context: PageContext
  ) {
    openRow(index, context, "v pw")
    let id = writeLabelStart("vh")
    pushEnd(context)
    steps.append(.field(field, label: id))
    steps.append(.raw("</span>"))
    steps.append(.node(label, labelContext(context)))
  }

  mutating func writeField(_ field: TextFieldContent, label: Int) {
    let shown = field.isSecure && !field.text.isEmpty ? "••••••••" : field.text
    page.raw(field.isMultiline ? "<textarea disabled" : "<input type=\"text\" disabled")
    page.raw(" class=\"fld")
    if field.style == .roundedBorder { page.raw(" rb") }
    writeClass(textLook(field.textStyle))
    page.raw("\"")
    writeIDReference("aria-labelledby", label)
    if !field.prompt.isEmpty { page.attribute("placeholder", field.prompt) }
    if field.isMultiline {
      page.raw(">")
      page.lines(shown)
      page.raw("</textarea>")
    } else {
      page.attribute("value", shown, limit: 10_000)
      page.raw(">")
    }
  }

  private mutating func write(
    _ color: ColorValue,
    _ label: Int,
    _ index: Int,
    _ context: PageContext
  ) {
    openRow(index, context)
    pushEnd(context)
    let number = sheet.number("background:\(CSSPaint.color(color));")
    steps += [
      .raw("</span>"), .layer("well", number, isPhrasing: true),
      .node(label, labelContext(context)),
    ]
  }
}
