public import Foundation

/// One or more taps.
///
/// Accepted without effect: nobody touches a report.
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
}

/// One or more taps at a place.
///
/// Accepted without effect: nobody touches a report.
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
}

/// A long press.
///
/// Accepted without effect: nobody touches a report.
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
}

extension View {
  /// Runs an action when the view is tapped.
  ///
  /// Accepted without effect: nobody touches a report.
  public nonisolated func onTapGesture(
    count: Int = 1,
    perform action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Runs an action when the view is tapped, with the place.
  ///
  /// Accepted without effect: nobody touches a report.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    self
  }

  /// Runs an action when the view is tapped, with the place.
  ///
  /// Accepted without effect: nobody touches a report.
  public nonisolated func onTapGesture(
    count: Int = 1,
    coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    self
  }

  /// Runs an action when the view is pressed for long.
  ///
  /// Accepted without effect: nobody touches a report.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }

  /// Runs an action when the view is pressed for long.
  ///
  /// Accepted without effect: nobody touches a report.
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    maximumDistance: CGFloat = 10,
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    self
  }

  /// Runs an action when the view is pressed for long.
  ///
  /// Accepted without effect: nobody touches a report.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5,
    perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }
}
