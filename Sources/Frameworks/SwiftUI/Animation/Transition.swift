public import Foundation

/// How a view comes and goes; a report shows what is there.
public struct AnyTransition: Sendable {
  /// Not at all.
  public static let identity = AnyTransition()
  /// By fading.
  public static let opacity = AnyTransition()
  /// By growing.
  public static let scale = AnyTransition()
  /// From the leading to the trailing edge.
  public static let slide = AnyTransition()

  /// By growing from a size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    .scale
  }

  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { .slide }

  /// From a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .slide }

  /// Pushing from an edge.
  public static func push(from edge: Edge) -> AnyTransition { .slide }

  /// Comes in one way and goes in another.
  public static func asymmetric(
    insertion: AnyTransition,
    removal: AnyTransition
  ) -> AnyTransition {
    insertion
  }

  /// In two ways at once.
  public func combined(with other: AnyTransition) -> AnyTransition { self }

  /// At a speed of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How text and symbols change; a report shows what is there.
public struct ContentTransition: Hashable, Sendable {
  /// Not at all.
  public static let identity = ContentTransition()
  /// By fading.
  public static let opacity = ContentTransition()
  /// By blending.
  public static let interpolate = ContentTransition()

  /// By rolling digits.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { .interpolate }

  /// By rolling digits.
  public static func numericText(value: Double) -> ContentTransition { .interpolate }
}
