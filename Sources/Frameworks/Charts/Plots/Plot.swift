/// Marks that belong together.
public struct Plot<Content: ChartContent> {
  private let content: Content

  /// Puts marks together.
  public init(@ChartContentBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Plot: ChartContent {
  /// Marks that belong together have no body of their own.
  public typealias Body = Never

  /// Adds the marks.
  public static func _resolve(_ content: Self, in resolver: _ChartResolver) {
    resolver.resolve(content.content)
  }
}
