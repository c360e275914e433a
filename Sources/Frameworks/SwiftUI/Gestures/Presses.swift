/// What pressing a view does, which is all that a surface with a keyboard knows of gestures.
///
/// Public in name only, since ``Gesture`` mentions it.
public struct _GesturePress<Value> {
  /// What is known of the gesture.
  let value: Value
  /// What follows, in order.
  var actions: [@MainActor () -> Void] = []

  /// The press with something that follows.
  @MainActor
  func then(_ action: @escaping (Value) -> Void) -> Self {
    var press = self
    let value = value
    press.actions.append { action(value) }
    return press
  }

  /// The press by what is made of its value.
  func map<Other>(_ transform: (Value) -> Other) -> _GesturePress<Other> {
    _GesturePress<Other>(value: transform(value), actions: actions)
  }
}

extension Gesture {
  /// What a press makes of the gesture that this one is made of.
  public static func _press(_ gesture: Self) -> _GesturePress<Value>? {
    guard Body.self != Never.self, let press = Body._press(gesture.body) else { return nil }
    guard let value = press.value as? Value else { return nil }
    return press.map { _ in value }
  }
}

/// A modifier that lets each view be pressed.
struct _PressModifier {
  let slot: ControlSlot
  let action: @MainActor () -> Void
}

extension _PressModifier: ViewModifier {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    resolver.marking(.press(modifier.action), slot: modifier.slot) { content(resolver) }
  }
}

/// A modifier that adds a gesture to each view.
struct _GestureModifier<Added> {
  let gesture: Added
  let isEnabled: Bool
}

extension _GestureModifier: ViewModifier where Added: Gesture {
  typealias Body = Never

  static func _resolve(
    _ modifier: Self,
    in resolver: _ViewResolver,
    content: @escaping @MainActor (_ViewResolver) -> Void
  ) {
    guard modifier.isEnabled, resolver.graph.takesEvents,
      let press = Added._press(modifier.gesture), !press.actions.isEmpty
    else { return content(resolver) }
    let action = ControlAction.press { for action in press.actions { action() } }
    resolver.marking(action, slot: .gesture) { content(resolver) }
  }
}
