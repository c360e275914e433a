import ViewTree

/// How controls look in cells where they can be used: options, tabs and halves have marks of their
/// own, and what is chosen can be seen without colours too.
struct MarkedLooks {
  /// Whether the surface has no colours, so that brackets must do.
  let isColorless: Bool

  /// The parts that show a node with a mark around it; nil for one that looks as without.
  func piece(for content: Content, children: [Int], mark: ControlMark) -> Piece? {
    let parts = children.map(Piece.node)
    switch content {
    case .scroll(let axes) where axes.vertical && mark.role == .scroll:
      // Its bar stands at the edge, however narrow the content.
      let wide = axes.horizontal ? parts : parts.map { $0.wide() }
      return besideBar(.made(content, wide))
    case .list where mark.role == .scroll:
      return besideBar(.made(content, parts))
    case .tabs(let tabs): return self.tabs(tabs, parts, mark)
    case .slider(let slider): return self.slider(slider, parts, mark)
    default: break
    }
    guard let first = parts.first else { return nil }
    switch content {
    case .button(let button): return self.button(button, label: first)
    case .toggle(let toggle): return self.toggle(toggle, label: first)
    case .stepper:
      let halves = ["−", "+"].enumerated().map { index, sign in
        key(.words(sign)).read(as: "").part(index, of: mark)
      }
      return .row([first, .spacer] + halves)
    case .textField(let field): return self.field(field, label: first, mark)
    case .picker(let picker):
      return self.picker(picker, label: first, Array(parts.dropFirst()), mark)
    case .menu:
      return .row([
        Piece.tinted(.accent, first).onOneLine, Piece.words("▾", .secondary).read(as: ""),
      ])
    case .disclosure(let isExpanded): return disclosure(isExpanded, parts, mark)
    default: return nil
    }
  }

  /// What cannot be used is grey, and no fainter than can be read; nil for what can.
  static func disabled(_ content: Content, _ children: [Int]) -> Piece? {
    guard case .disabled = content, let first = children.first else { return nil }
    return .inheriting(WordLooks(isDisabled: true), .node(first))
  }

  /// Leaves a column free for a scroll bar.
  private func besideBar(_ piece: Piece) -> Piece {
    let insets = PaddingInsets(top: 0, leading: 0, bottom: 0, trailing: PlainTree.scrollBarWidth)
    return .made(.padding(insets), [piece])
  }

  /// Something small to be pressed.
  private func key(_ words: Piece) -> Piece {
    isColorless ? bracketed(words) : words.padding(horizontal: 8).background(.fill)
  }

  private func bracketed(_ piece: Piece) -> Piece {
    .row([Piece.words("[").read(as: ""), piece, Piece.words("]").read(as: "")], spacing: 0)
  }

  // MARK: Controls

  private func button(_ button: ButtonContent, label: Piece) -> Piece {
    let shape = button.shape ?? .roundedRectangle(cornerRadius: 6)
    let isDestructive = button.role == .destructive
    let tint = button.tint ?? .color(.system(isDestructive ? .red : .accent))
    switch button.style {
    case .plain: return label
    case .automatic, .borderless, .link:
      // Only a line tells it from other words then.
      return isColorless
        ? .inheriting(WordLooks(isUnderlined: true), label) : .tinted(tint, label)
    case .bordered, .borderedProminent:
      if isColorless { return bracketed(label) }
      guard button.style == .bordered else {
        return Piece.tinted(.color(.system(.white)), label).padding(horizontal: 12, vertical: 4)
          .background(tint, shape)
      }
      let surface = button.tint == nil && !isDestructive ? Paint.fill : tint.faded(0.2)
      return Piece.tinted(tint, label).padding(horizontal: 12, vertical: 4)
        .background(surface, shape)
    }
  }

  private func toggle(_ toggle: ToggleContent, label: Piece) -> Piece? {
    let state = toggle.isOn.map { $0 ? "on" : "off" } ?? "mixed"
    switch toggle.style {
    case .automatic, .switch:
      guard isColorless else { return .row([label, .spacer, track(toggle).read(as: state)]) }
      let words = toggle.isOn.map { $0 ? "[ ●]" : "[○ ]" } ?? "[◐ ]"
      return .row([label, .spacer, Piece.words(words).read(as: state)])
    case .button where isColorless:
      let sign = Piece.words(toggle.isOn == true ? "✓" : " ").read(as: state)
      return bracketed(.row([sign, label]))
    case .button, .checkbox: return nil
    }
  }

  /// A knob at one end of a body that can be seen in both states.
  private func track(_ toggle: ToggleContent) -> Piece {
    let isOn = toggle.isOn ?? false
    let body = isOn ? toggle.tint ?? .color(.system(.green)) : .off
    // A cell of the body at the knob's side, and two at the other.
    let (near, far) = (8.0, 16.0)
    let insets = PaddingInsets(
      top: 0,
      leading: isOn ? far : near,
      bottom: 0,
      trailing: isOn || toggle.isOn == nil ? near : far
    )
    let knob = Piece.words(toggle.isOn == nil ? "◐" : "●", .white)
    return Piece.made(.padding(insets), [knob]).background(body, .rectangle)
  }

  private func slider(_ slider: SliderContent, _ parts: [Piece], _ mark: ControlMark) -> Piece {
    // The label is for assistive technology only.
    let ends = slider.hasLabel ? Array(parts.dropFirst()) : parts
    var row: [Piece] = []
    if slider.hasMinimumLabel, let low = ends.first { row.append(low) }
    row.append(Looks.bar(slider.fraction, slider.tint).part(0, of: mark))
    if slider.hasMaximumLabel, let high = ends.last { row.append(high) }
    return .row(row)
  }

  private func field(_ field: TextFieldContent, label: Piece, _ mark: ControlMark) -> Piece {
    var plain = field
    plain.style = .plain
    if field.isSecure { plain.text = String(repeating: "•", count: field.text.prefix(1000).count) }
    plain.isSecure = false
    var words = Looks.field(plain, label: label, prompt: .secondary)
    if field.isMultiline {
      let rows = FlexibleFrame(maxWidth: .infinity, minHeight: 48, alignment: .topLeading)
      words = .made(.flexibleFrame(rows), [words])
    }
    let line = words.part(0, of: mark)
    if field.style == .roundedBorder || isColorless && field.isMultiline {
      return line.border(.separator)
    }
    return isColorless ? bracketed(line) : line.background(.fill, .rectangle)
  }

  private func disclosure(_ isExpanded: Bool, _ parts: [Piece], _ mark: ControlMark) -> Piece {
    let arrow = Piece.words(isExpanded ? "▾" : "▸", .accent).read(as: isExpanded ? "" : "folded")
    let head = Piece.row([arrow, parts[0]]).wide(.leading).part(0, of: mark)
    guard isExpanded, parts.count > 1 else { return head }
    let insets = PaddingInsets(top: 0, leading: 16, bottom: 0, trailing: 0)
    return .column([head, .made(.padding(insets), [.column(Array(parts.dropFirst()))])])
  }

  // MARK: Choices

  private func tabs(_ tabs: Tabs, _ parts: [Piece], _ mark: ControlMark) -> Piece {
    let labels = Array(parts.prefix(tabs.count))
    let content = Array(parts.dropFirst(tabs.count))
    guard tabs.style == .automatic else {
      let dots = labels.indices.map { index in
        Piece.words(index == tabs.selected ? "●" : "○", .secondary).read(as: "")
          .part(index, of: mark)
      }
      return .column(content + (dots.count > 1 ? [Piece.row(dots).wide()] : []))
    }
    let bar = labels.enumerated().map { index, label in
      choice(label.onOneLine, isChosen: index == tabs.selected).wide().part(index, of: mark)
    }
    return .column(content + (bar.isEmpty ? [] : [.divider, .row(bar, spacing: 0)]))
  }

  /// One of several options side by side.
  private func choice(_ option: Piece, isChosen: Bool) -> Piece {
    guard isChosen else { return option.padding(horizontal: 8) }
    let words = Piece.inheriting(WordLooks(weight: .bold), option)
    if isColorless { return bracketed(words).readAsSelected() }
    return words.padding(horizontal: 8).background(.off).readAsSelected()
  }

  private func picker(
    _ picker: PickerContent,
    label: Piece,
    _ options: [Piece],
    _ mark: ControlMark
  ) -> Piece? {
    let selected = picker.selected.flatMap { options.indices.contains($0) ? $0 : nil }
    switch picker.style {
    case .automatic, .menu, .navigationLink:
      let value: [Piece] = selected.map { [.tinted(.accent, options[$0]).onOneLine] } ?? []
      let arrow = picker.style == .navigationLink ? "›" : "▾"
      return .row([label, .spacer] + value + [Piece.words(arrow, .secondary).read(as: "")])
    case .segmented, .palette:
      let parts = options.enumerated().map { index, option in
        choice(option.onOneLine, isChosen: index == selected).wide().part(index, of: mark)
      }
      let row = Piece.row(parts, spacing: 0)
      return isColorless ? row : row.background(.fill)
    case .inline, .radioGroup:
      let rows = options.enumerated().map { index, option in
        Piece.row([sign(index == selected), option]).wide(.leading).part(index, of: mark)
      }
      return .column([label] + rows)
    case .wheel: return wheel(options, selected, mark)
    }
  }

  private func sign(_ isChosen: Bool) -> Piece {
    Piece.words(isChosen ? "◉" : "○", isChosen ? .accent : .secondary)
      .read(as: isChosen ? "selected" : "")
  }

  /// The options around the selected one, as many as a wheel shows.
  private func wheel(_ options: [Piece], _ selected: Int?, _ mark: ControlMark) -> Piece? {
    let middle = selected ?? 0
    let shown = max(middle - 2, 0)..<min(middle + 3, max(options.count, middle))
    guard middle < options.count, !shown.isEmpty else { return nil }
    let rows = shown.map { index in
      let row =
        index == selected
        ? choice(options[index], isChosen: true) : options[index].opacity(0.5)
      return row.part(index, of: mark)
    }
    return Piece.column(rows, alignment: .center).wide()
  }
}

extension Piece {
  /// What is cut rather than broken into lines where there is little room.
  fileprivate var onOneLine: Piece { .inheriting(WordLooks(lineLimit: 1), self) }

  /// A part of a control that can be used by itself.
  fileprivate func part(_ index: Int, of mark: ControlMark) -> Piece {
    var mark = mark
    mark.part = index
    return .made(.control(mark), [self])
  }
}

extension Paint {
  fileprivate static let fill = Paint.color(.system(.fill))
  fileprivate static let accent = Paint.color(.system(.accent))
  /// A grey that stands out from dark surfaces and light ones.
  fileprivate static let off = Paint.color(ColorValue(base: .system(.gray), opacity: 0.6))
}
