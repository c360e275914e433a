internal import CellWidth
internal import Sanitizer
internal import TerminalInput
internal import TerminalRenderer
internal import Theme
internal import ViewTree

// What the host says itself: its row at the bottom, its help and its questions. No tree is drawn over
// any of it.
extension FullScreenInterface {
  /// Who asks; an app may write this too, but not on the last row.
  static let asker = "report-host asks"

  /// The last row.
  func drawStatus(in buffer: inout CellBuffer) {
    guard rows > 1 else { return }
    let row = CellRect(x: 0, y: rows - 1, width: columns, height: 1)
    // Where there are colours its ground is not the focus's, which exchanges the terminal's own.
    let isGrey = options.colorDepth != .none && dialog == nil
    let front = isGrey ? Ink(options.theme.rgb(.primary)) : .terminal
    let plain: CellAttributes = isGrey ? [] : .reverse
    let back = isGrey ? Ink(options.theme.rgb(.fill)) : .terminal
    buffer.clear(row, Cell(background: back, attributes: plain))
    let words =
      dialog != nil
      ? "\(FullScreenInterface.asker); no app writes here" : notice.map(withWayOut) ?? hints
    let used = buffer.write(
      words,
      at: 1,
      row.y,
      width: columns - 2,
      attributes: dialog != nil || notice != nil ? plain.union(.bold) : plain,
      foreground: front
    )
    // The remark before the name, where there is no room for both.
    let labels = remark.isEmpty ? [quotedTitle] : ["\(quotedTitle), \(remark)", remark]
    let fitting = labels.first { used + CellWidth.of($0) + 4 <= columns }
    guard dialog == nil, let name = fitting else { return }
    let width = CellWidth.of(name)
    buffer.write(
      name,
      at: columns - 1 - width,
      row.y,
      width: width,
      attributes: plain,
      foreground: front
    )
  }

  /// The app's name in quotes, and no more of it than a name needs: it is the app's own choice, which
  /// must not pass for words of the host.
  private var quotedTitle: String {
    let name = Sanitizer.sanitized(title, limit: 400)
    let short = name.count > 20 ? name.prefix(19) + (options.isASCII ? "~" : "…") : name[...]
    return options.isASCII ? "\"\(short)\"" : "“\(short)”"
  }

  /// What the host has to say, and how to leave where there is room for that.
  private func withWayOut(_ notice: String) -> String {
    let whole = notice + (options.isASCII ? " - " : " · ") + "q quit"
    return isEditing || CellWidth.of(whole) > columns - 2 ? notice : whole
  }

  /// What can be done now.
  private var hints: String {
    if helpRow != nil { return "Any key closes this" }
    let dot = options.isASCII ? " - " : " · "
    let arrows = options.isASCII ? "arrows" : "↑↓"
    let sides = options.isASCII ? "left/right" : "←→"
    if !menus.isEmpty {
      return ["\(arrows) choose", "Enter take", "Esc close"].joined(separator: dot)
    }
    var parts: [String] = []
    switch focusedStop?.mark.role {
    case .enter? where isEditing:
      parts = ["Type", isEditingLines ? nil : "Enter done", "Tab next", "Esc leave the field"]
        .compactMap(\.self)
    case .enter?: parts = ["Enter edit"]
    case .slide?, .step?: parts = ["\(sides) change"]
    case .press?: parts = ["Enter press"]
    case .turn? where focusedStop?.companion != nil:
      parts = ["Space choose", "Enter open or close"]
    case .turn?: parts = ["Enter turn on or off"]
    case .choose?: parts = ["Enter choose"]
    case .scroll?, .dismiss?, .hosted?, nil: parts = ["Tab first control"]
    }
    if focusedStop?.mark.abilities.contains(.delete) ?? false { parts.append("Del delete") }
    if canGoBack, !isEditing { parts.append("Esc back") }
    if focusedStop != nil, !canGoBack, !isEditing { parts.append("Tab next") }
    return fitting(parts, isEditing ? [] : ["? help", "q quit"], dot)
  }

  /// As many hints as there is room for, and none of them cut: help and the first one go last.
  private func fitting(_ hints: [String], _ ends: [String], _ dot: String) -> String {
    var (hints, ends) = (hints, ends)
    while CellWidth.of((hints + ends).joined(separator: dot)) > columns - 2 {
      if hints.count > 1 {
        hints.removeLast()
      } else if ends.count > 1 {
        ends.removeLast()
      } else {
        return ends.first ?? hints.first ?? ""
      }
    }
    return (hints + ends).joined(separator: dot)
  }

  /// Whether what is typed may have several lines, so that Enter begins another.
  private var isEditingLines: Bool {
    focusedStop.flatMap { top?.tree.content(markedBy: $0.node)?.textField }?.isMultiline ?? false
  }

  private var canGoBack: Bool {
    top.map { $0.innerDismissal != nil || $0.presentation != nil } ?? false
  }
}
