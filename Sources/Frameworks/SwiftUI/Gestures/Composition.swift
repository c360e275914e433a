/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// It is made of nothing else.
  public typealias Body = Never

  /// What is known of the gestures.
  public struct Value {
    /// What is known of the first gesture.
    public var first: First.Value?
    /// What is known of the second gesture.
    public var second: Second.Value?
  }

  /// The first gesture.
  public nonisolated(unsafe) var first: First
  /// The second gesture.
  public nonisolated(unsafe) var second: Second

  /// Puts two gestures together.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture {
  /// What a press does: what either gesture does.
  public static func _press(_ gesture: Self) -> _GesturePress<Value>? {
    let (first, second) = (First._press(gesture.first), Second._press(gesture.second))
    guard first != nil || second != nil else { return nil }
    return _GesturePress(
      value: Value(first: first?.value, second: second?.value),
      actions: (first?.actions ?? []) + (second?.actions ?? [])
    )
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// Two gestures one after the other.
///
/// Accepted without effect: only a press is made.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// It is made of nothing else.
  public typealias Body = Never

  /// What is known of the gestures.
  public enum Value {
    /// The first gesture is made.
    case first(First.Value)
    /// The first gesture has ended.
    case second(First.Value, Second.Value?)
  }

  /// The first gesture.
  public nonisolated(unsafe) var first: First
  /// The second gesture.
  public nonisolated(unsafe) var second: Second

  /// Puts two gestures together.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// One of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// It is made of nothing else.
  public typealias Body = Never

  /// What is known of the gesture.
  public enum Value {
    /// The first gesture is made.
    case first(First.Value)
    /// The second gesture is made.
    case second(Second.Value)
  }

  /// The first gesture.
  public nonisolated(unsafe) var first: First
  /// The second gesture.
  public nonisolated(unsafe) var second: Second

  /// Puts two gestures together.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture {
  /// What a press does: what the first gesture that is one does.
  public static func _press(_ gesture: Self) -> _GesturePress<Value>? {
    First._press(gesture.first)?.map { .first($0) }
      ?? Second._press(gesture.second)?.map { .second($0) }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
