import ViewTree

/// Values of a range: progress, gauges and sliders.
extension PageBuilder {
  static func percent(_ fraction: Double) -> Int {
    Int((min(max(fraction.isNaN ? 0 : fraction, 0), 1) * 100).rounded())
  }

  mutating func write(
    _ progress: Progress,
    _ parts: [Int],
    _ index: Int,
    _ context: PageContext
  ) {
    let label = progress.hasLabel ? parts.first : nil
    let value = progress.hasValueLabel ? parts.last : nil
    let form = ValueForm(
      role: "progressbar",
      fraction: progress.fraction,
      tint: progress.tint,
      isRing: progress.style == .circular
    )
    write(form, label: label, value: value, ends: (nil, nil), index, context)
  }

  mutating func write(_ gauge: Gauge, _ parts: [Int], _ index: Int, _ context: PageContext) {
    var rest = parts[...]
    let label = gauge.hasLabel ? rest.popFirst() : nil
    let value = gauge.hasValueLabel ? rest.popFirst() : nil
    let low = gauge.hasMinimumLabel ? rest.popFirst() : nil
    let high = gauge.hasMaximumLabel ? rest.popFirst() : nil
    let isRing = gauge.style == .accessoryCircular || gauge.style == .accessoryCircularCapacity
    let form = ValueForm(
      role: "meter",
      fraction: gauge.fraction,
      tint: gauge.tint ?? .color(.system(.accent)),
      isRing: isRing
    )
    write(form, label: label, value: value, ends: (low, high), index, context)
  }

  /// How a value is shown.
  struct ValueForm {
    var role: StaticString
    /// Nil where it is not known.
    var fraction: Double?
    var tint: Paint
    var isRing: Bool
  }

  private mutating func write(
    _ form: ValueForm,
    label: Int?,
    value: Int?,
    ends: (low: Int?, high: Int?),
    _ index: Int,
    _ context: PageContext
  ) {
    openRow(index, context, form.isRing ? "h" : "v pw")
    pushEnd(context)
    let words = labelContext(context)
    if form.isRing {
      nextID += 1
      let id = nextID
      if let label { steps += [.raw("</span>"), .node(label, words), .label(id, "lt")] }
      if let value {
        steps += [.raw("</span>"), .node(value, words), .raw("<span class=\"sub\">")]
      }
      return steps.append(.value(form, label: label.map { _ in id }))
    }
    nextID += 1
    let id = nextID
    if let value { steps += [.raw("</span>"), .node(value, words), .raw("<span class=\"sub\">")] }
    if ends.low != nil || ends.high != nil {
      steps.append(.raw("</span>"))
      if let high = ends.high { steps.append(.node(high, words)) }
      steps.append(.value(form, label: label.map { _ in id }))
      if let low = ends.low { steps.append(.node(low, words)) }
      steps.append(.raw("<span class=\"h\">"))
    } else {
      steps.append(.value(form, label: label.map { _ in id }))
    }
    if let label { steps += [.raw("</span>"), .node(label, words), .label(id, "lt")] }
  }

  /// The bar or ring itself.
  mutating func writeValue(_ form: ValueForm, label: Int?) {
    page.raw("<span role=\"")
    page.raw(form.role)
    page.raw("\" class=\"")
    page.raw(form.isRing ? "ring" : "bar")
    page.raw("\" aria-valuemin=\"0\" aria-valuemax=\"100\"")
    let percent = form.fraction.map(PageBuilder.percent)
    if let percent {
      page.raw(" aria-valuenow=\"")
      page.number(percent)
      page.raw("\"")
    }
    if let label {
      writeIDReference("aria-labelledby", label)
    } else {
      page.raw(" aria-label=\"Progress\"")
    }
    page.raw(">")
    form.isRing ? writeRing(form) : writeBar(form)
    page.raw("</span>")
  }

  private mutating func writeBar(_ form: ValueForm) {
    let width = form.fraction.map { min(max($0.isNaN ? 0 : $0, 0), 1) } ?? 0.3
    page.raw("<span class=\"bf")
    writeClass(sheet.number("width:\(CSSNumber.percent(width));"))
    if form.tint != .color(.system(.accent)) {
      writeClass(sheet.number("background:\(CSSPaint.background(form.tint));"))
    }
    page.raw("\"></span>")
  }

  private mutating func writeRing(_ form: ValueForm) {
    let part = form.fraction.map { min(max($0.isNaN ? 0 : $0, 0), 1) } ?? 0.3
    page.raw(
      "<svg viewBox=\"0 0 60 60\" aria-hidden=\"true\"><circle cx=\"30\" cy=\"30\" r=\"26\" "
    )
    page.raw("class=\"rt\"/><circle cx=\"30\" cy=\"30\" r=\"26\" pathLength=\"1\" class=\"rv")
    let color = CSSPaint.color(CSSPaint.flat(form.tint))
    writeClass(sheet.number("stroke:\(color);stroke-dasharray:\(CSSNumber.text(part)) 2;"))
    page.raw("\"/></svg>")
    guard form.fraction != nil else { return }
    page.raw("<span class=\"rn\" aria-hidden=\"true\">")
    page.number(PageBuilder.percent(part))
    page.raw("%</span>")
  }

  mutating func write(
    _ slider: SliderContent,
    _ parts: [Int],
    _ index: Int,
    _ context: PageContext
  ) {
    var rest = parts[...]
    let label = slider.hasLabel ? rest.popFirst() : nil
    let low = slider.hasMinimumLabel ? rest.popFirst() : nil
    let high = slider.hasMaximumLabel ? rest.popFirst() : nil
    openRow(index, context, "h")
    pushEnd(context)
    nextID += 1
    let id = nextID
    let words = labelContext(context)
    if let high { steps.append(.node(high, words)) }
    steps.append(.slider(slider.fraction, label: label.map { _ in id }, slider.tint))
    if let low { steps.append(.node(low, words)) }
    if let label { steps += [.raw("</span>"), .node(label, words), .label(id, "vh")] }
  }

  mutating func writeSlider(_ fraction: Double, label: Int?, _ tint: Paint?) {
    page.raw("<span role=\"slider\" aria-disabled=\"true\" class=\"sl\" aria-valuemin=\"0\" ")
    page.raw("aria-valuemax=\"100\" aria-valuenow=\"")
    page.number(PageBuilder.percent(fraction))
    page.raw("\"")
    if let label {
      writeIDReference("aria-labelledby", label)
    } else {
      page.raw(" aria-label=\"Value\"")
    }
    page.raw("><span class=\"bf")
    let part = min(max(fraction.isNaN ? 0 : fraction, 0), 1)
    writeClass(sheet.number("width:\(CSSNumber.percent(part * 0.95));"))
    if let tint { writeClass(sheet.number("background:\(CSSPaint.background(tint));")) }
    page.raw("\"></span><span class=\"th\"></span><span></span></span>")
  }
}
