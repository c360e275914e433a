public import Foundation
internal import ViewTree

/// Views in a row from leading to trailing.
public struct HStack<Content: View> {
  private let stack: Stack
  private let content: Content

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - alignment: Where the views stand across the row.
  ///   - spacing: The space between them; nil for the surface's default.
  ///   - content: The views.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = Stack(
      axis: .horizontal,
      alignment: Alignment(horizontal: .center, vertical: alignment).tree,
      spacing: spacing.map { Double($0) }
    )
    self.content = content()
  }
}

extension HStack: View {
  /// A row has no body of its own.
  public typealias Body = Never

  /// Adds the row.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.node(.stack(view.stack)) { resolver.resolve(view.content) }
  }
}

/// Views in a column from top to bottom.
public struct VStack<Content: View> {
  private let stack: Stack
  private let content: Content

  /// Makes a column.
  ///
  /// - Parameters:
  ///   - alignment: Where the views stand across the column.
  ///   - spacing: The space between them; nil for the surface's default.
  ///   - content: The views.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    stack = Stack(
      axis: .vertical,
      alignment: Alignment(horizontal: alignment, vertical: .center).tree,
      spacing: spacing.map { Double($0) }
    )
    self.content = content()
  }
}

extension VStack: View {
  /// A column has no body of its own.
  public typealias Body = Never

  /// Adds the column.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.node(.stack(view.stack)) { resolver.resolve(view.content) }
  }
}

/// Views on top of each other, the last in front.
public struct ZStack<Content: View> {
  private let alignment: Alignment
  private let content: Content

  /// Puts views on top of each other.
  ///
  /// - Parameters:
  ///   - alignment: Where smaller views stand in the space of the largest.
  ///   - content: The views, from back to front.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension ZStack: View {
  /// A stack has no body of its own.
  public typealias Body = Never

  /// Adds the stack.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.node(.depthStack(view.alignment.tree)) { resolver.resolve(view.content) }
  }
}
