internal import ExtensionProtocol
package import ViewTree

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
  /// Nothing of its own: the surface scrolls it.
  case scroll
  /// A presentation was dismissed without any of its controls.
  case dismiss(@MainActor () -> Void)
  /// Nothing of its own: the host draws it.
  case host
  /// A selection was confirmed in an activity picker, which the host draws.
  case select(@MainActor (TokenSelection) -> Void)
}

extension ControlAction {
  /// The role that surfaces know such a control by.
  var role: ControlMark.Role {
    switch self {
    case .press: .press
    case .turn: .turn
    case .slide: .slide
    case .step: .step
    case .choose: .choose
    case .enter: .enter
    case .scroll: .scroll
    case .dismiss: .dismiss
    case .host, .select: .hosted
    }
  }

  /// Whether it works where controls are disabled.
  var isAlwaysEnabled: Bool {
    switch self {
    case .scroll, .host, .dismiss: true
    default: false
    }
  }

  /// Whether the focus of the keyboard can be on it.
  var takesFocus: Bool {
    switch self {
    case .press, .turn, .slide, .step, .choose, .enter: true
    case .scroll, .dismiss, .host, .select: false
    }
  }
}

/// What may be done with a control besides its own action.
struct ControlExtras {
  /// The return key was pressed in a text field.
  var submit: (@MainActor () -> Void)?
  /// The control has the focus now, or has lost it.
  var focus: (@MainActor (Bool) -> Void)?
  /// The row was deleted.
  var delete: (@MainActor () -> Void)?
  /// What was presented by the control was dismissed.
  var dismiss: (@MainActor () -> Void)?
  /// The row that the control fills was chosen by pressing it.
  var choose: (@MainActor () -> Void)?
  /// Whether the focus goes to the control when it appears.
  var wantsFocus = false
  /// The key that the author gave to the control.
  var shortcut: KeyboardShortcut?
}

extension ControlExtras {
  /// What surfaces are told of it.
  var abilities: ControlMark.Abilities {
    var abilities: ControlMark.Abilities = []
    if submit != nil { abilities.insert(.submit) }
    if wantsFocus { abilities.insert(.focus) }
    if delete != nil { abilities.insert(.delete) }
    if shortcut == .defaultAction { abilities.insert(.defaultAction) }
    if shortcut == .cancelAction { abilities.insert(.cancelAction) }
    return abilities
  }

  /// Adds what may be done with a row to a control that fills it.
  mutating func merge(row: LiveControl) {
    delete = row.extras.delete ?? delete
    choose = row.extras.choose
  }
}

/// A control of the last render.
struct LiveControl {
  var action: ControlAction
  var extras: ControlExtras

  /// Does what a surface asks for; false where it does not fit the control.
  @MainActor
  func perform(_ value: ControlValue) -> Bool {
    switch (value, action) {
    case (.press, .press(let press)):
      press()
      extras.choose?()
    case (.turn(let isOn), .turn(let turn)): turn(isOn)
    case (.slide(let fraction), .slide(let slide)): slide(fraction)
    case (.step(let isUp), .step(let step)): step(isUp)
    case (.choose(let position), .choose(let choose)): choose(position)
    case (.enter(let words), .enter(let enter)): enter(words)
    case (.dismiss, .dismiss(let dismiss)): dismiss()
    case (.select(let selection), .select(let select)): select(selection)
    default: return performExtra(value)
    }
    return true
  }

  @MainActor
  private func performExtra(_ value: ControlValue) -> Bool {
    let action: (@MainActor () -> Void)?
    switch value {
    case .submit: action = extras.submit
    case .delete: action = extras.delete
    case .dismiss: action = extras.dismiss
    case .focus(let hasFocus):
      extras.focus?(hasFocus)
      return extras.focus != nil
    default: action = nil
    }
    action?()
    return action != nil
  }
}

extension _ViewResolver {
  /// Keeps what happens when the control that is being added is used.
  func note(_ action: ControlAction) {
    guard environment.isEnabled else { return }
    actions[path] = action
  }

  /// Adds the node of a control, inside one that says so where it cannot be used.
  ///
  /// - Parameters:
  ///   - content: The control's node.
  ///   - action: What happens when it is used; nil for what cannot be used at all.
  ///   - extras: What may be done with it besides.
  ///   - children: Adds what is below the node.
  func control(
    _ content: Content,
    _ action: ControlAction?,
    extras: ControlExtras = ControlExtras(),
    children: () -> Void
  ) {
    guard environment.isEnabled else {
      return wrapping(.disabled) { node(content, children: children) }
    }
    guard let action else { return node(content, children: children) }
    actions[path] = action
    marking(action, extras: extras) { node(content, children: children) }
  }

  /// Marks each node that a closure adds as a control, where the host takes events.
  ///
  /// A disabled control is not marked, since it cannot be used.
  ///
  /// - Parameters:
  ///   - action: What happens when it is used, which gives its role too.
  ///   - slot: Tells the controls of one view apart.
  ///   - extras: What may be done with it besides.
  ///   - body: Adds the nodes.
  func marking(
    _ action: ControlAction,
    slot: ControlSlot = .own,
    extras: ControlExtras = ControlExtras(),
    _ body: () -> Void
  ) {
    guard graph.takesEvents, environment.takes(action) else { return body() }
    var control = LiveControl(action: action, extras: extras)
    if action.takesFocus { control.extras.follow(environment.builtIn.controls.focusLinks) }
    if case .press = action { control.extras.shortcut = environment.keyboardShortcut }
    marking(with: control, slot: slot, body)
  }
}

/// Tells the controls around one node apart.
enum ControlSlot: Int {
  /// The control that the node itself is.
  case own
  case tap, longPress, gesture, row, presentation, screen
}

extension EnvironmentValues {
  /// Whether a control here can be used.
  fileprivate func takes(_ action: ControlAction) -> Bool {
    guard isEnabled || action.isAlwaysEnabled else { return false }
    switch action {
    case .dismiss, .host, .select: return true
    default: return !builtIn.controls.ignoresTouches
    }
  }
}
