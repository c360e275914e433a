public import Foundation

/// A finger that moves.
///
/// Accepted without effect: presses are the only gestures.
public struct DragGesture: Gesture {
  /// It is made of nothing else.
  public typealias Body = Never

  /// What is known of the movement.
  public struct Value: Equatable, Sendable {
    /// The moment.
    public var time: Date
    /// Where the finger is.
    public var location: CGPoint
    /// Where the finger was at first.
    public var startLocation: CGPoint
    /// How far the finger has moved.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// How fast the finger moves, in points each second.
    public var velocity: CGSize
    /// Where the finger will come to rest.
    public var predictedEndLocation: CGPoint
    /// How far the finger will have moved.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y
      )
    }
  }

  /// How far the finger must move, in points.
  public var minimumDistance: CGFloat
  /// What places are reckoned from.
  public var coordinateSpace: CoordinateSpace

  /// Makes the gesture.
  @_disfavoredOverload
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: CoordinateSpace = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// Makes the gesture.
  public nonisolated init(
    minimumDistance: CGFloat = 10,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

/// Two fingers that move apart.
///
/// Accepted without effect: presses are the only gestures.
public struct MagnifyGesture: Gesture {
  /// It is made of nothing else.
  public typealias Body = Never

  /// What is known of the movement.
  public struct Value: Equatable, Sendable {
    /// The moment.
    public var time: Date
    /// How many times as far apart the fingers are.
    public var magnification: CGFloat
    /// How fast they move apart.
    public var velocity: CGFloat
    /// Where the movement began, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where the movement began.
    public var startLocation: CGPoint
  }

  /// How far the fingers must move apart.
  public var minimumScaleDelta: CGFloat

  /// Makes the gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// Two fingers that move apart, by its older name.
///
/// Accepted without effect: presses are the only gestures.
public struct MagnificationGesture: Gesture {
  /// How many times as far apart the fingers are.
  public typealias Value = CGFloat
  /// It is made of nothing else.
  public typealias Body = Never

  /// How far the fingers must move apart.
  public var minimumScaleDelta: CGFloat

  /// Makes the gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

/// Two fingers that turn.
///
/// Accepted without effect: presses are the only gestures.
public struct RotateGesture: Gesture {
  /// It is made of nothing else.
  public typealias Body = Never

  /// What is known of the movement.
  public struct Value: Equatable, Sendable {
    /// The moment.
    public var time: Date
    /// How far the fingers have turned.
    public var rotation: Angle
    /// How fast they turn.
    public var velocity: Angle
    /// Where the movement began, as a part of the view.
    public var startAnchor: UnitPoint
    /// Where the movement began.
    public var startLocation: CGPoint
  }

  /// How far the fingers must turn.
  public var minimumAngleDelta: Angle

  /// Makes the gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

/// Two fingers that turn, by its older name.
///
/// Accepted without effect: presses are the only gestures.
public struct RotationGesture: Gesture {
  /// How far the fingers have turned.
  public typealias Value = Angle
  /// It is made of nothing else.
  public typealias Body = Never

  /// How far the fingers must turn.
  public var minimumAngleDelta: Angle

  /// Makes the gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}
