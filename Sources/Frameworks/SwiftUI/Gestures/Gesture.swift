/// What a hand does, and what follows from it.
///
/// Taps and long presses are made by pressing the view; other gestures are not made.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known of the gesture while it is made.
  associatedtype Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture
  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Self.Body { get }

  /// What a press makes of the gesture; nil where it takes more than that.
  ///
  /// Public in name only; gestures with a body inherit it.
  static func _press(_ gesture: Self) -> _GesturePress<Value>?
}

extension Never: Gesture {
  /// Nothing is known.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// A gesture of this module is made of nothing else.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A gesture with an action on it.
public struct _EndedGesture<Content: Gesture>: Gesture {
  /// What is known of the gesture.
  public typealias Value = Content.Value
  /// It is made of nothing else.
  public typealias Body = Never

  fileprivate nonisolated(unsafe) let content: Content
  fileprivate nonisolated(unsafe) let action: (Value) -> Void

  fileprivate nonisolated init(_ content: Content, _ action: @escaping (Value) -> Void) {
    self.content = content
    self.action = action
  }

  /// What a press does: the action follows.
  public static func _press(_ gesture: Self) -> _GesturePress<Value>? {
    Content._press(gesture.content)?.then(gesture.action)
  }
}

/// A gesture with an action on it.
public struct _ChangedGesture<Content: Gesture>: Gesture {
  /// What is known of the gesture.
  public typealias Value = Content.Value
  /// It is made of nothing else.
  public typealias Body = Never

  fileprivate nonisolated(unsafe) let content: Content
  fileprivate nonisolated(unsafe) let action: (Value) -> Void

  fileprivate nonisolated init(_ content: Content, _ action: @escaping (Value) -> Void) {
    self.content = content
    self.action = action
  }

  /// What a press does: the action follows.
  public static func _press(_ gesture: Self) -> _GesturePress<Value>? {
    Content._press(gesture.content)?.then(gesture.action)
  }
}

/// A gesture whose value is changed.
public struct _MapGesture<Content: Gesture, Value>: Gesture {
  /// It is made of nothing else.
  public typealias Body = Never

  fileprivate nonisolated(unsafe) let content: Content
  fileprivate nonisolated(unsafe) let transform: (Content.Value) -> Value

  fileprivate nonisolated init(
    _ content: Content,
    _ transform: @escaping (Content.Value) -> Value
  ) {
    self.content = content
    self.transform = transform
  }

  /// What a press makes of the gesture, with the changed value.
  public static func _press(_ gesture: Self) -> _GesturePress<Value>? {
    Content._press(gesture.content)?.map(gesture.transform)
  }
}

/// A gesture that keeps a state while it is made; a press takes no time.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  /// What is known of the gesture.
  public typealias Value = Base.Value
  /// It is made of nothing else.
  public typealias Body = Never

  fileprivate nonisolated(unsafe) let base: Base

  fileprivate nonisolated init(_ base: Base) {
    self.base = base
  }

  /// What a press makes of the gesture.
  public static func _press(_ gesture: Self) -> _GesturePress<Value>? {
    Base._press(gesture.base)
  }
}

extension Gesture {
  /// Runs an action when the gesture has ended.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(self, action)
  }

  /// Changes what is known of the gesture.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(self, body)
  }

  /// Keeps a state while the gesture is made.
  ///
  /// Accepted without effect: a press takes no time.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(self)
  }

  /// Makes this gesture and another at once.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Makes this gesture, then another.
  ///
  /// Accepted without effect.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Makes this gesture, or another where it fails.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }

  /// Asks for modifier keys.
  ///
  /// Accepted without effect.
  public nonisolated func modifiers(_ modifiers: EventModifiers) -> some Gesture<Value> { self }
}

extension Gesture where Value: Equatable {
  /// Runs an action whenever what is known of the gesture changes.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(self, action)
  }
}

/// A gesture of any kind.
public struct AnyGesture<Value>: Gesture {
  /// It is made of nothing else.
  public typealias Body = Never

  private let press: @MainActor () -> _GesturePress<Value>?

  /// Hides the type of a gesture.
  public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value {
    nonisolated(unsafe) let gesture = gesture
    press = { T._press(gesture) }
  }

  /// What a press makes of the gesture.
  public static func _press(_ gesture: Self) -> _GesturePress<Value>? { gesture.press() }
}

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
  /// The gestures as bits.
  public let rawValue: UInt32

  /// Makes a mask from bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// None.
  public static let none = GestureMask([])
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all = GestureMask(rawValue: 3)
}

/// Modifier keys.
public struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int

  /// Makes keys from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Caps lock.
  public static let capsLock = EventModifiers(rawValue: 1)
  /// Shift.
  public static let shift = EventModifiers(rawValue: 2)
  /// Control.
  public static let control = EventModifiers(rawValue: 4)
  /// Option.
  public static let option = EventModifiers(rawValue: 8)
  /// Command.
  public static let command = EventModifiers(rawValue: 16)
  /// A key of the number pad.
  public static let numericPad = EventModifiers(rawValue: 32)
  /// All of them.
  public static let all = EventModifiers(rawValue: 63)
}
