/// Two gestures at once.
///
/// Accepted without effect: nobody touches a report.
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

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable where First.Value: Hashable, Second.Value: Hashable {}

/// Two gestures one after the other.
///
/// Accepted without effect: nobody touches a report.
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
///
/// Accepted without effect: nobody touches a report.
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

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
