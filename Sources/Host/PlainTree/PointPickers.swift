import ViewTree

/// Pickers with the sizes that they have on a phone.
enum PointPickers {
  /// Nil for a style that looks as it does in cells.
  static func piece(_ picker: PickerContent, label: Piece, _ options: [Piece], isDark: Bool)
    -> Piece?
  {
    let selected = picker.selected.flatMap { options.indices.contains($0) ? $0 : nil }
    switch picker.style {
    case .automatic, .menu, .navigationLink:
      let value: [Piece] = selected.map { [options[$0]] } ?? []
      let isLink = picker.style == .navigationLink
      let mark = Piece.symbol(
        isLink ? "chevron.right" : "chevron.up.chevron.down",
        isLink ? .tertiary : .secondary,
        .footnote,
        weight: .semibold
      )
      return .row([label, .spacer] + value + [mark.read(as: "")], spacing: 6)
    case .segmented, .palette: return segments(options, selected, isDark: isDark)
    case .inline, .radioGroup: return list(label, options, selected)
    case .wheel: return nil
    }
  }

  private static func segments(_ options: [Piece], _ selected: Int?, isDark: Bool) -> Piece {
    let shape = ShapeKind.roundedRectangle(cornerRadius: 7)
    let surface = Paint.color(.system(isDark ? .gray : .white))
    let parts = options.enumerated().map { index, option in
      let looks = WordLooks(size: .style(.footnote), lineLimit: 1)
      let part = Piece.inheriting(looks, option).padding(horizontal: 8).wide().frame(height: 28)
      guard index == selected else { return part }
      let back = Piece.shape(shape, fill: isDark ? surface.faded(0.7) : surface)
        .shadow(radius: 3, y: 1)
      return Piece.made(.background(.center), [part, back]).readAsSelected()
    }
    return Piece.row(parts, spacing: 0).padding(horizontal: 2, vertical: 2)
      .background(.color(.system(.fill)), .roundedRectangle(cornerRadius: 9))
  }

  private static func list(_ label: Piece, _ options: [Piece], _ selected: Int?) -> Piece {
    let rows = options.enumerated().map { index, option in
      guard index == selected else { return Piece.row([option, .spacer]) }
      let mark = Piece.symbol("checkmark", .accent, .footnote, weight: .semibold)
      return Piece.row([option, .spacer, mark.read(as: "selected")])
    }
    return .column([label] + rows)
  }
}
