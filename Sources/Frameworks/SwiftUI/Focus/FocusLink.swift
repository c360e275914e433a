/// Ties the focus of the first control inside a view to a value of the author's.
///
/// Views and their actions live on the main thread.
final class FocusLink: @unchecked Sendable {
  /// Whether the value says that the control has the focus.
  let isFocused: Bool
  /// Writes that the control has the focus, or has lost it.
  let write: (Bool) -> Void
  /// Whether a control has been found that the focus goes to.
  private var isTaken = false

  init(isFocused: Bool, write: @escaping (Bool) -> Void) {
    self.isFocused = isFocused
    self.write = write
  }

  /// Ties the focus to a value of the author's.
  convenience init<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) {
    self.init(isFocused: binding.wrappedValue == value) { hasFocus in
      let isFocused = binding.wrappedValue == value
      if hasFocus != isFocused { binding.wrappedValue = hasFocus ? value : binding.off }
    }
  }

  /// Whether the focus goes to a control, which it does to the first that asks.
  func takeFocus() -> Bool {
    guard isFocused, !isTaken else { return false }
    isTaken = true
    return true
  }
}

extension ControlExtras {
  /// Ties the focus of the control to the values of the views around it.
  mutating func follow(_ links: [FocusLink]) {
    guard !links.isEmpty else { return }
    for link in links where link.takeFocus() { wantsFocus = true }
    let own = focus
    focus = { hasFocus in
      own?(hasFocus)
      for link in links { link.write(hasFocus) }
    }
  }
}

extension View {
  /// Ties the focus of the first control inside the view to a value.
  nonisolated func linkingFocus<Value: Hashable>(
    to binding: FocusState<Value>.Binding,
    equals value: Value
  ) -> some View {
    setting { environment in
      environment.controls.focusLinks.append(FocusLink(binding, equals: value))
    }
  }
}
