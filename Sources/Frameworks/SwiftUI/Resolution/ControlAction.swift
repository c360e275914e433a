internal import ViewTree

/// What happens when a control is used, kept by where the control stands.
package enum ControlAction {
  /// A button, link or row was pressed.
  case press(@MainActor () -> Void)
  /// A switch or disclosure was turned.
  case turn(@MainActor (Bool) -> Void)
  /// A slider was moved to a fraction of its range, 0…1.
  case slide(@MainActor (Double) -> Void)
  /// A stepper was pressed: up, or down.
  case step(@MainActor (_ isUp: Bool) -> Void)
  /// The option or tab at a position was chosen.
  case choose(@MainActor (Int) -> Void)
  /// Words were entered.
  case enter(@MainActor (String) -> Void)
}

extension _ViewResolver {
  /// Keeps what happens when the control that is being added is used.
  func note(_ action: ControlAction) {
    guard environment.isEnabled else { return }
    actions[path] = action
  }

  /// Adds the node of a control, inside one that says so where it cannot be used.
  func control(_ content: Content, children: () -> Void) {
    guard !environment.isEnabled else { return node(content, children: children) }
    wrapping(.disabled) { node(content, children: children) }
  }
}
