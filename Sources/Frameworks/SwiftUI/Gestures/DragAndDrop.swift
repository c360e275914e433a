public import Foundation
public import FoundationShims

extension View {
  /// Lets the view be dragged.
  ///
  /// Accepted without effect: presses are the only gestures.
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { self }

  /// Lets the view be dragged as another view.
  ///
  /// Accepted without effect: presses are the only gestures.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider,
    @ViewBuilder preview: () -> V
  ) -> some View {
    self
  }

  /// Lets the view be dragged.
  ///
  /// Accepted without effect: presses are the only gestures.
  public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View {
    self
  }

  /// Lets the view be dragged as another view.
  ///
  /// Accepted without effect: presses are the only gestures.
  public nonisolated func draggable<V: View, T>(
    _ payload: @autoclosure @escaping () -> T,
    @ViewBuilder preview: () -> V
  ) -> some View {
    self
  }

  /// Takes what is dropped on the view.
  ///
  /// Accepted without effect: presses are the only gestures.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    self
  }

  /// Gives a control a key.
  ///
  /// The return key without others presses a button wherever the focus is, and so does the escape key;
  /// other keys have no effect.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }

  /// Gives a control a key.
  ///
  /// Only the keys of the default and the cancelling action have an effect.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Gives a control a key.
  ///
  /// Only the keys of the default and the cancelling action have an effect.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    environment(\.keyboardShortcut, shortcut)
  }

  /// Gives a control a key.
  ///
  /// Only the keys of the default and the cancelling action have an effect.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }

  /// Runs an action when a key is pressed.
  ///
  /// Accepted without effect: keys are not told apart.
  public nonisolated func onKeyPress(
    _ key: KeyEquivalent,
    action: @escaping () -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Runs an action when a key is pressed.
  ///
  /// Accepted without effect: keys are not told apart.
  public nonisolated func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }

  /// Runs an action when one of some keys is pressed.
  ///
  /// Accepted without effect: keys are not told apart.
  public nonisolated func onKeyPress(
    keys: Set<KeyEquivalent>,
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    self
  }
}

/// A key.
public struct KeyEquivalent: Hashable, ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
  /// What the key writes.
  public var character: Character

  /// Makes a key from what it writes.
  public init(_ character: Character) {
    self.character = character
  }

  /// Makes a key from what it writes.
  public init(extendedGraphemeClusterLiteral: Character) {
    character = extendedGraphemeClusterLiteral
  }

  /// The arrow up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// The arrow down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// The arrow to the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// The arrow to the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Backspace.
  public static let delete = KeyEquivalent("\u{8}")
  /// Delete forward.
  public static let deleteForward = KeyEquivalent("\u{F728}")
  /// Home.
  public static let home = KeyEquivalent("\u{F729}")
  /// End.
  public static let end = KeyEquivalent("\u{F72B}")
  /// Page up.
  public static let pageUp = KeyEquivalent("\u{F72C}")
  /// Page down.
  public static let pageDown = KeyEquivalent("\u{F72D}")
  /// Clear.
  public static let clear = KeyEquivalent("\u{F739}")
  /// Tab.
  public static let tab = KeyEquivalent("\u{9}")
  /// Space.
  public static let space = KeyEquivalent(" ")
  /// Return.
  public static let `return` = KeyEquivalent("\r")
}

/// A key with modifier keys.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a key is changed for other keyboards.
  public struct Localization: Hashable, Sendable {
    private let number: Int

    /// As the system sees fit.
    public static let automatic = Localization(number: 0)
    /// Not mirrored.
    public static let withoutMirroring = Localization(number: 1)
    /// Not at all.
    public static let custom = Localization(number: 2)
  }

  /// The key.
  public var key: KeyEquivalent
  /// The modifier keys.
  public var modifiers: EventModifiers
  /// How the key is changed for other keyboards.
  public var localization: Localization

  /// Makes a shortcut.
  public init(
    _ key: KeyEquivalent,
    modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// The key of the default button.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The key of the cancel button.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether two shortcuts are the same.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.key == rhs.key && lhs.modifiers.rawValue == rhs.modifiers.rawValue
  }

  /// Feeds the shortcut into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(modifiers.rawValue)
  }
}

/// A key that is pressed.
public struct KeyPress: Sendable {
  /// What is done with it.
  public enum Result: Sendable {
    /// It has been handled.
    case handled
    /// It is for others.
    case ignored
  }

  /// The parts of a press.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// The parts as bits.
    public let rawValue: Int

    /// Makes parts from bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The key goes down.
    public static let down = Phases(rawValue: 1)
    /// The key is held.
    public static let `repeat` = Phases(rawValue: 2)
    /// The key goes up.
    public static let up = Phases(rawValue: 4)
    /// All of them.
    public static let all = Phases(rawValue: 7)
  }

  /// The part of the press.
  public let phase: Phases
  /// The key.
  public let key: KeyEquivalent
  /// What the key writes.
  public let characters: String
  /// The modifier keys.
  public let modifiers: EventModifiers
}
