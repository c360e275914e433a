internal import Sanitizer
internal import ViewTree

extension ViewTree {
  /// What a control is, in a word or two, and what of it would not be read otherwise.
  func words(for mark: ControlMark, at index: Int) -> String {
    let content = content(markedBy: index)
    switch (mark.role, content) {
    case (.press, .menu?): return "menu" + symbolWords(below: index)
    case (.press, _): return "button" + symbolWords(below: index)
    case (.turn, .disclosure(let isExpanded)?): return isExpanded ? "group, open" : "group"
    case (.turn, .toggle(let toggle)?) where toggle.style == .button:
      return "switch, \(toggle.isOn.map { $0 ? "on" : "off" } ?? "mixed")"
    case (.turn, _): return "switch"
    case (.slide, .slider(let slider)?) where slider.fraction.isFinite:
      return "slider at \(Int((min(max(slider.fraction, 0), 1) * 100).rounded())) percent"
    case (.slide, _): return "slider"
    case (.step, _): return "stepper"
    case (.choose, .tabs(let tabs)?):
      let labels = labels(at: index).prefix(max(tabs.count, 0)).joined(separator: ", ")
      let place = ViewTree.position(tabs.selected, of: tabs.count)
      return "tabs\(place)" + (labels.isEmpty ? "" : ": " + labels)
    case (.choose, .picker(let picker)?): return words(for: picker, at: index)
    case (.choose, _): return "choice"
    case (.enter, .textField(let field)?):
      return (field.isSecure ? "secret field" : "text field")
        + (field.text.isEmpty ? ", empty" : "")
    case (.enter, _): return "text field"
    default: return "list"
    }
  }

  private func words(for picker: PickerContent, at index: Int) -> String {
    let labels = labels(at: index)
    let place = ViewTree.position(picker.selected, of: labels.count - 1)
    switch picker.style {
    case .automatic, .menu, .navigationLink, .inline, .radioGroup: return "choice\(place)"
    case .segmented, .palette, .wheel:
      // Neither its label nor what is chosen is among the words that are drawn.
      let name = labels.first.map { $0.isEmpty ? "" : " " + $0 } ?? ""
      let chosen = picker.selected.map { $0 + 1 }.flatMap { position in
        labels.indices.contains(position) ? labels[position] : nil
      }
      return "choice\(name)\(place)" + (chosen.map { ": " + $0 } ?? "")
    }
  }

  /// Which of several is chosen, counted from 1.
  private static func position(_ selected: Int?, of count: Int) -> String {
    guard let selected, selected >= 0, selected < count else { return ", none of \(count)" }
    return ", \(selected + 1) of \(count)"
  }

  // MARK: Words of views

  /// The most nodes that are looked at for the words of one view.
  private static let wordLimit = 64

  /// The words of a control's children: its label and options.
  private func labels(at mark: Int) -> [String] {
    guard let node = control(markedBy: mark) else { return [] }
    return children(of: node).map { words(below: $0).joined(separator: " ") }
  }

  private func words(below node: Int) -> [String] {
    let end = min(node + 1 + nodes[node].descendantCount, node + ViewTree.wordLimit)
    var words: [String] = []
    var index = node
    while index < end {
      switch nodes[index].content {
      case .text(let text): words.append(Sanitizer.sanitized(text.string, limit: 200))
      case .accessibility(let spoken):
        guard let label = spoken.label else { break }
        if !label.isEmpty { words.append(Sanitizer.sanitized(label, limit: 200)) }
        index += nodes[index].descendantCount
      default: break
      }
      index += 1
    }
    return words.filter { !$0.isEmpty }
  }

  /// The name of the symbol in what has no words.
  private func symbolWords(below node: Int) -> String {
    let end = node + 1 + nodes[node].descendantCount
    var name: String?
    for index in node..<min(end, node + ViewTree.wordLimit) {
      switch nodes[index].content {
      case .text(let text) where !text.string.isEmpty: return ""
      case .tokenLabel, .chart, .placeholder, .progress: return ""
      case .accessibility(let spoken) where spoken.label?.isEmpty == false: return ""
      case .symbol(let symbol): name = name ?? symbol.name
      default: break
      }
    }
    guard let name else { return "" }
    let words = name.split(separator: ".").joined(separator: " ")
    return ", " + Sanitizer.sanitized(words, limit: 100)
  }
}
