import ViewTree

/// How each control looks.
enum Looks {
  /// How many nodes a control makes of each child, about.
  static func growth(of content: Content) -> Int {
    switch content {
    case .picker(let picker) where picker.style == .inline || picker.style == .radioGroup: 6
    case .picker, .tabs, .table: 4
    default: 1
    }
  }

  /// The parts that show a node; nil for one that stays as it is.
  ///
  /// - Parameter children: The children of the node, as many as its kind takes.
  static func piece(for content: Content, children: [Int]) -> Piece? {
    let parts = children.map(Piece.node)
    guard let first = parts.first else { return empty(content) }
    switch content {
    case .button(let button): return self.button(button, label: first)
    case .toggle(let toggle): return self.toggle(toggle, label: first)
    case .slider(let slider): return self.slider(slider, parts)
    case .stepper:
      let buttons = Piece.words("−  +").padding(horizontal: 8).background(.color(.system(.fill)))
      return .row([first, .spacer, buttons.read(as: "")])
    case .textField(let field): return self.field(field, label: first)
    case .picker(let picker):
      return PickerLooks.piece(picker, label: first, Array(parts.dropFirst()))
    case .menu: return first
    case .gauge(let gauge): return self.gauge(gauge, parts)
    case .colorWell(let color):
      let swatch = Piece.made(.shape(ShapeContent(kind: .circle, fill: .color(color))), [])
      return .row([
        first, .spacer, .made(.frame(width: 16, height: 16, alignment: .center), [swatch]),
      ])
    case .tabs(let tabs): return ContainerLooks.tabs(tabs, parts)
    case .table(let table): return ContainerLooks.table(table, parts)
    case .disclosure(let isExpanded): return ContainerLooks.disclosure(isExpanded, parts)
    case .presentation(let presentation):
      return ContainerLooks.presentation(presentation, parts)
    case .disabled: return first.opacity(0.5)
    default: return nil
    }
  }

  /// A control that has no labels.
  private static func empty(_ content: Content) -> Piece? {
    switch content {
    case .report(let report): .unresolved(report.name)
    case .activityPicker(let picker): .unresolved(picker.name)
    case .slider(let slider): self.slider(slider, [])
    case .gauge(let gauge): self.gauge(gauge, [])
    case .table(let table): ContainerLooks.table(table, [])
    case .tabs: .column([])
    default: nil
    }
  }

  private static func button(_ button: ButtonContent, label: Piece) -> Piece {
    let shape = button.shape ?? .roundedRectangle(cornerRadius: 6)
    switch button.style {
    case .automatic, .borderless, .plain, .link: return label
    case .bordered:
      return label.padding(horizontal: 12, vertical: 4)
        .background(button.tint.map { $0.faded(0.2) } ?? .color(.system(.fill)), shape)
    case .borderedProminent:
      let color: SystemColor = button.role == .destructive ? .red : .accent
      return label.padding(horizontal: 12, vertical: 4)
        .background(button.tint ?? .color(.system(color)), shape)
    }
  }

  private static func toggle(_ toggle: ToggleContent, label: Piece) -> Piece {
    let tint = toggle.tint ?? .color(.system(.green))
    let isOn = toggle.isOn ?? false
    let state = toggle.isOn.map { $0 ? "on" : "off" } ?? "mixed"
    switch toggle.style {
    case .automatic, .switch:
      let knob = Piece.words(
        isOn ? "  ●" : toggle.isOn == nil ? " ◐ " : "○  ",
        TextStyle(paint: .color(.system(isOn ? .white : .secondary)))
      )
      let track = knob.padding(horizontal: 4)
        .background(isOn ? tint : .color(.system(.fill)), .capsule)
      return .row([label, .spacer, track.read(as: state)])
    case .checkbox:
      let mark = isOn ? "☑" : toggle.isOn == nil ? "☒" : "☐"
      return .row([.words(mark, isOn ? .accent : .secondary).read(as: state), label])
    case .button:
      let surface = isOn ? tint.faded(0.3) : .color(.system(.fill))
      return label.padding(horizontal: 12, vertical: 4).background(surface)
    }
  }

  private static func slider(_ slider: SliderContent, _ parts: [Piece]) -> Piece {
    // The label is for assistive technology only.
    let ends = slider.hasLabel ? Array(parts.dropFirst()) : parts
    var row: [Piece] = []
    if slider.hasMinimumLabel, let low = ends.first { row.append(low) }
    row.append(bar(slider.fraction, slider.tint))
    if slider.hasMaximumLabel, let high = ends.last { row.append(high) }
    return .row(row)
  }

  static func bar(_ fraction: Double, _ tint: Paint?) -> Piece {
    let progress = Progress(
      fraction: fraction,
      style: .linear,
      tint: tint ?? .color(.system(.accent))
    )
    return .made(.progress(progress), [])
  }

  static func field(
    _ field: TextFieldContent,
    label: Piece,
    prompt: SystemColor = .tertiary
  ) -> Piece {
    var style = field.textStyle
    let isEmpty = field.text.isEmpty
    if isEmpty { style.paint = .color(.system(prompt)) }
    let shown = isEmpty ? field.prompt : field.isSecure ? "••••••••" : field.text
    let limit = field.isMultiline ? nil : 1
    let text = TextContent(runs: [TextRun(shown, style: style)], lineLimit: limit)
    let words: Piece = shown.isEmpty && isEmpty ? label : .made(.text(text), [])
    let line = words.wide(field.isMultiline ? .topLeading : .leading)
    return field.style == .roundedBorder ? line.border(.separator) : line
  }

  private static func gauge(_ gauge: Gauge, _ parts: [Piece]) -> Piece {
    var rest = parts[...]
    let label = gauge.hasLabel ? rest.popFirst() : nil
    let value = gauge.hasValueLabel ? rest.popFirst() : nil
    let low = gauge.hasMinimumLabel ? rest.popFirst() : nil
    let high = gauge.hasMaximumLabel ? rest.popFirst() : nil
    switch gauge.style {
    case .accessoryCircular, .accessoryCircularCapacity:
      let progress = Progress(
        fraction: gauge.fraction,
        style: .circular,
        tint: gauge.tint ?? .color(.system(.accent))
      )
      return .row([.made(.progress(progress), []), value, label].compactMap { $0 })
    case .automatic, .linearCapacity, .accessoryLinear, .accessoryLinearCapacity:
      let line = Piece.row([low, bar(gauge.fraction, gauge.tint), high].compactMap { $0 })
      return .column([label, line, value].compactMap { $0 }, alignment: .center)
    }
  }
}

extension Paint {
  func faded(_ opacity: Double) -> Paint {
    mapColors { ColorValue(base: $0.base, opacity: $0.opacity * opacity) }
  }
}
