public import Foundation

/// One or more taps, which a press stands for.
public struct TapGesture: Gesture {
  /// Nothing is known but that it was made.
  public typealias Value = Void
  /// It is made of nothing else.
  public typealias Body = Never

  /// How many taps.
  public var count: Int

  /// Makes the gesture.
  public nonisolated init(count: Int = 1) {
    self.count = count
  }

  /// What a press makes of the gesture.
  public static func _press(_ gesture: Self) -> _GesturePress<Void>? { _GesturePress(value: ()) }
}

/// One or more taps at a place, which a press stands for; the place is the view's corner.
public struct SpatialTapGesture: Gesture {
  /// It is made of nothing else.
  public typealias Body = Never

  /// What is known of the taps.
  public struct Value: Equatable, Sendable {
    /// The place.
    public var location: CGPoint
  }

  /// How many taps.
  public var count: Int
  /// What the place is reckoned from.
  public var coordinateSpace: CoordinateSpace

  /// Makes the gesture.
  @_disfavoredOverload
  public nonisolated init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// Makes the gesture.
  public nonisolated init(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// What a press makes of the gesture.
  public static func _press(_ gesture: Self) -> _GesturePress<Value>? {
    _GesturePress(value: Value(location: .zero))
  }
}

/// A long press, which any press stands for.
public struct LongPressGesture: Gesture {
  /// Whether it was held long enough.
  public typealias Value = Bool
  /// It is made of nothing else.
  public typealias Body = Never

  /// How long it is held, in seconds.
  public var minimumDuration: Double
  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Makes the gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }

  /// What a press makes of the gesture.
  public static func _press(_ gesture: Self) -> _GesturePress<Bool>? { _GesturePress(value: true) }
}

extension View {
  /// Runs an action when the view is tapped or pressed.
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    pressing(.tap) { action() }
  }

  /// Runs an action when the view is tapped or pressed, with the view's corner as the place.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    pressing(.tap) { action(.zero) }
  }

  /// Runs an action when the view is tapped or pressed, with the view's corner as the place.
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    pressing(.tap) { action(.zero) }
  }

  /// Runs an action when the view is pressed, for however long.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    holding(onPressingChanged, action)
  }

  /// Runs an action when the view is pressed, for however long.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    holding(pressing, action)
  }

  /// Runs an action when the view is pressed, for however long.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    holding(onPressingChanged, action)
  }

  private nonisolated func holding(
    _ onPressingChanged: ((Bool) -> Void)?,
    _ action: @escaping () -> Void
  ) -> some View {
    pressing(.longPress) {
      onPressingChanged?(true)
      action()
      onPressingChanged?(false)
    }
  }

  private nonisolated func pressing(
    _ slot: ControlSlot,
    _ action: @escaping () -> Void
  ) -> some View {
    // Used on the main actor alone, as all that resolves views.
    nonisolated(unsafe) let action = action
    return modifier(_PressModifier(slot: slot) { action() })
  }
}
