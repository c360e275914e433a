public import Foundation
internal import ViewTree

/// Flexible space along the axis of the stack around it.
public struct Spacer: Sendable {
  /// The least length; nil for the surface's default.
  public var minLength: CGFloat?

  /// Makes flexible space.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }
}

extension Spacer: View {
  /// A spacer has no body.
  public typealias Body = Never

  /// Adds the space.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.leaf(.spacer(minLength: view.minLength.map { Double($0) }))
  }
}

/// A thin line across the axis of the stack around it.
public struct Divider: Sendable {
  /// Makes a line.
  public init() {}
}

extension Divider: View {
  /// A divider has no body.
  public typealias Body = Never

  /// Adds the line.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.leaf(.divider)
  }
}
