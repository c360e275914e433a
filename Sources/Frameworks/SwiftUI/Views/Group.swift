/// Several views that are treated as one where a view builder takes no more.
///
/// A modifier on a group applies to each of its members.
public struct Group<Content> {
  let content: Content

  nonisolated init(members content: Content) {
    self.content = content
  }
}

extension Group: View where Content: View {
  /// A group has no body of its own.
  public typealias Body = Never

  /// Makes a group of views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(members: content())
  }

  /// Adds the members.
  public static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    resolver.resolve(view.content)
  }
}
