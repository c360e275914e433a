internal import ViewTree

extension ViewTree {
  /// The node of the control that a mark is for.
  func control(markedBy mark: Int) -> Int? {
    var node = mark + 1
    for _ in 0..<16 where nodes.indices.contains(node) {
      if nodes[node].content.isControl { return node }
      guard nodes[node].childCount == 1 else { return nil }
      node += 1
    }
    return nil
  }

  /// What a control is, where its mark stands around one.
  func content(markedBy mark: Int) -> Content? {
    guard nodes.indices.contains(mark) else { return nil }
    return control(markedBy: mark).map { nodes[$0].content }
  }

  /// Which nodes cannot be used.
  var disabledNodes: DisabledNodes { DisabledNodes(self) }

  /// The mark of the field that is searched in: one that says so, or else the only one that there is.
  var searchField: UInt64? {
    var fields: [UInt64] = []
    var searchEnd = 0
    for (index, node) in nodes.enumerated() {
      switch node.content {
      case .accessibility(let words) where words.traits.contains(.isSearchField):
        searchEnd = max(searchEnd, index + 1 + node.descendantCount)
      case .control(let mark) where mark.role == .enter:
        if index < searchEnd { return mark.number }
        if isSearchField(markedBy: index) { return mark.number }
        fields.append(mark.number)
      default: break
      }
    }
    return fields.count == 1 ? fields.first : nil
  }

  private func isSearchField(markedBy mark: Int) -> Bool {
    guard let field = control(markedBy: mark) else { return false }
    for node in mark..<field {
      if case .accessibility(let words) = nodes[node].content,
        words.traits.contains(.isSearchField)
      {
        return true
      }
    }
    return false
  }

  /// The control that the app wants the focus on.
  ///
  /// A report's wishes are not followed: by taking the focus from the app's controls, and leaving it
  /// there, an extension could tell the app of activity.
  var wantedFocus: UInt64? {
    for node in nodes {
      if case .control(let mark) = node.content, mark.abilities.contains(.focus),
        mark.number < ControlMark.numberLimit
      {
        return mark.number
      }
    }
    return nil
  }

  /// Whether a list of the host's is in it, which alone is made for what is seen of it.
  var holdsHostList: Bool {
    nodes.contains { node in
      if case .control(let mark) = node.content { mark.isVirtual } else { false }
    }
  }

  /// The mark of a number.
  func mark(numbered number: UInt64) -> Int? {
    nodes.firstIndex { node in
      if case .control(let mark) = node.content { mark.number == number } else { false }
    }
  }
}

/// The nodes of a tree that cannot be used, since something around them says so.
struct DisabledNodes {
  private var flags: [Bool] = []

  init(_ tree: ViewTree) {
    var end = 0
    for (index, node) in tree.nodes.enumerated() {
      guard case .disabled = node.content, index >= end else { continue }
      if flags.isEmpty { flags = Array(repeating: false, count: tree.nodes.count) }
      end = index + 1 + node.descendantCount
      for disabled in index..<min(end, flags.count) { flags[disabled] = true }
    }
  }

  func contains(_ node: Int) -> Bool { flags.indices.contains(node) && flags[node] }
}

extension Content {
  /// Whether it is something to use, rather than what stands around it.
  var isControl: Bool {
    switch self {
    case .button, .toggle, .slider, .stepper, .textField, .picker, .menu, .tabs, .disclosure,
      .colorWell:
      true
    default: false
    }
  }

  var textField: TextFieldContent? {
    if case .textField(let field) = self { field } else { nil }
  }
}
