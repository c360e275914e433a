import ViewTree

/// Controls with the sizes that they have on a phone.
enum PointControls {
  /// A button, whose words have the tint unless they have a colour of their own.
  static func button(_ button: ButtonContent, label: Piece) -> Piece {
    let shape = button.shape ?? .roundedRectangle(cornerRadius: 8)
    let isDestructive = button.role == .destructive
    let tint = button.tint ?? .color(.system(isDestructive ? .red : .accent))
    switch button.style {
    case .plain: return label
    case .automatic, .borderless, .link: return .tinted(tint, label)
    case .bordered:
      let surface = button.tint == nil && !isDestructive ? nil : tint.faded(0.15)
      return Piece.tinted(tint, label).padding(horizontal: 12, vertical: 7)
        .background(surface ?? .color(.system(.fill)), shape)
    case .borderedProminent:
      return Piece.tinted(.color(.system(.white)), label).padding(horizontal: 12, vertical: 7)
        .background(tint, shape)
    }
  }

  static func toggle(_ toggle: ToggleContent, label: Piece) -> Piece {
    let tint = toggle.tint ?? .color(.system(.green))
    let state = toggle.isOn.map { $0 ? "on" : "off" } ?? "mixed"
    switch toggle.style {
    case .automatic, .switch:
      return .row([label, .spacer, self.switch(toggle.isOn, tint).read(as: state)])
    case .checkbox:
      let name = toggle.isOn.map { $0 ? "checkmark.square.fill" : "square" } ?? "minus.square.fill"
      let mark = Piece.symbol(name, toggle.isOn == false ? .secondary : .accent)
      return .row([mark.read(as: state), label])
    case .button:
      let surface = toggle.isOn == true ? tint.faded(0.25) : .color(.system(.fill))
      return label.padding(horizontal: 12, vertical: 7)
        .background(surface, .roundedRectangle(cornerRadius: 8))
    }
  }

  private static func `switch`(_ isOn: Bool?, _ tint: Paint) -> Piece {
    let knob = Piece.shape(.circle, fill: .color(.system(.white)))
      .frame(width: 27, height: 27)
      .shadow(radius: 2, y: 1)
      .padding(horizontal: 2, vertical: 2)
    let side: Alignment = isOn.map { $0 ? .trailing : .leading } ?? .center
    let track = knob.frame(width: 51, height: 31, side)
      .background(isOn.map { $0 ? tint : .color(.system(.fill)) } ?? tint.faded(0.4), .capsule)
    // A row is not made higher than one of text by all of it.
    return track.frame(width: 51, height: 27)
  }

  static func slider(_ slider: SliderContent, _ parts: [Piece]) -> Piece {
    // The label is for assistive technology only.
    let ends = slider.hasLabel ? Array(parts.dropFirst()) : parts
    var row: [Piece] = []
    if slider.hasMinimumLabel, let low = ends.first { row.append(low) }
    let knob = mark(at: slider.fraction, .color(.system(.white)), width: 24)
      .shadow(radius: 3, y: 1, opacity: 0.3)
    let bar = Looks.bar(slider.fraction, slider.tint)
    row.append(Piece.made(.overlay(.center), [bar, knob]).frame(height: 28))
    if slider.hasMaximumLabel, let high = ends.last { row.append(high) }
    return .row(row)
  }

  /// A dot at a part of the width, as a very short line with round ends.
  static func mark(at fraction: Double, _ paint: Paint, width: Double) -> Piece {
    // The outline of a flat rectangle goes from the right along the bottom to the left and back.
    let place = (1 - min(max(fraction, 0), 1)) / 2
    let start = min(place, 0.4999)
    let stroke = Stroke(
      paint: paint,
      width: width,
      trimFrom: start,
      trimTo: start + 0.000_1,
      cap: .round
    )
    return Piece.shape(.rectangle, stroke: stroke).frame(height: 0.01)
      .padding(horizontal: width / 2)
  }

  static func stepper(label: Piece) -> Piece {
    func half(_ name: String) -> Piece {
      Piece.symbol(name, .primary).frame(width: 47, height: 32)
    }
    let line = Piece.shape(.rectangle, fill: .color(.system(.separator)))
      .frame(width: 1, height: 18)
    let buttons = Piece.row([half("minus"), line, half("plus")], spacing: 0)
      .background(.color(.system(.fill)), .roundedRectangle(cornerRadius: 8))
    return .row([label, .spacer, buttons.read(as: "")])
  }

  static func field(_ field: TextFieldContent, label: Piece) -> Piece {
    var plain = field
    plain.style = .plain
    return Looks.field(plain, label: label).padding(horizontal: 8, vertical: 7)
      .outlined(.roundedRectangle(cornerRadius: 7))
  }

  static func colorWell(_ color: ColorValue, label: Piece) -> Piece {
    let swatch = Piece.shape(.circle, fill: .color(color)).padding(horizontal: 4, vertical: 4)
      .frame(width: 28, height: 28)
      .outlined(.circle, .tertiary)
    return .row([label, .spacer, swatch])
  }

  static func disclosure(_ isExpanded: Bool, _ parts: [Piece]) -> Piece {
    guard let first = parts.first else { return .column([]) }
    let name = isExpanded ? "chevron.down" : "chevron.right"
    let mark = Piece.symbol(name, .accent, .footnote, weight: .semibold)
      .read(as: isExpanded ? "" : "folded")
    let head = Piece.row([first, .spacer, mark])
    guard isExpanded, parts.count > 1 else { return head }
    let insets = PaddingInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
    let rows = Piece.column(Array(parts.dropFirst()))
    return .column([head, .made(.padding(insets), [rows])])
  }

  static func presentation(_ presentation: Presentation, _ parts: [Piece]) -> Piece {
    guard let presented = parts.last, let content = parts.first,
      presentation.kind != .fullScreen
    else { return parts.last ?? .column([]) }
    var words: [Piece] = []
    if let title = presentation.title {
      words.append(.words(title, TextStyle(font: Font(size: .style(.headline)))))
    }
    let isAlert = presentation.kind == .alert || presentation.kind == .confirmation
    let card = Piece.column(words + [presented], alignment: isAlert ? .center : .topLeading)
      .padding(horizontal: 16, vertical: 16)
      .background(.color(.system(.secondaryBackground)), .roundedRectangle(cornerRadius: 14))
      .outlined(.roundedRectangle(cornerRadius: 14))
    return .column([content, card], alignment: .center, spacing: 16)
  }
}
