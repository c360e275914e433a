import ViewTree

/// How pickers look.
enum PickerLooks {
  static func piece(_ picker: PickerContent, label: Piece, _ options: [Piece]) -> Piece {
    let selected = picker.selected.flatMap { options.indices.contains($0) ? $0 : nil }
    switch picker.style {
    case .automatic, .menu, .navigationLink:
      let value: [Piece] = selected.map { [options[$0]] } ?? []
      let mark = Piece.words(picker.style == .navigationLink ? "›" : "▾", .secondary).read(as: "")
      return .row([label, .spacer] + value + [mark])
    case .segmented, .palette:
      return segments(options, selected)
    case .inline, .radioGroup:
      return list(label, options, selected)
    case .wheel:
      return wheel(options, selected)
    }
  }

  private static func segments(_ options: [Piece], _ selected: Int?) -> Piece {
    let parts = options.enumerated().map { index, option in
      let part = option.padding(horizontal: 8).wide()
      guard index == selected else { return part }
      // It stands out from what is around it on a dark surface and on a light one.
      return part.background(.color(ColorValue(base: .system(.gray), opacity: 0.6)))
        .readAsSelected()
    }
    return Piece.row(parts, spacing: 0).background(.color(.system(.fill)))
  }

  private static func list(_ label: Piece, _ options: [Piece], _ selected: Int?) -> Piece {
    let rows = options.enumerated().map { index, option in
      let mark = Piece.words(index == selected ? "✓" : " ", .accent)
        .read(as: index == selected ? "selected" : "")
      return Piece.row([option, .spacer, mark])
    }
    return .column([label] + rows)
  }

  /// The options around the selected one, as many as a wheel shows.
  private static func wheel(_ options: [Piece], _ selected: Int?) -> Piece {
    let middle = selected ?? 0
    let shown = max(middle - 2, 0)..<min(middle + 3, options.count)
    guard middle < options.count, !shown.isEmpty else { return .column([]) }
    let rows = shown.map { index in
      index == selected
        ? options[index].padding(horizontal: 8).background(.color(.system(.fill)))
        : options[index].opacity(0.5)
    }
    return Piece.column(rows, alignment: .center).wide()
  }
}

extension Piece {
  func readAsSelected() -> Piece {
    .made(.accessibility(Accessibility(traits: .isSelected)), [self])
  }
}
