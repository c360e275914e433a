/// What a background is drawn behind.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let number: Int

  /// Behind a widget.
  public static let widget = ContainerBackgroundPlacement(number: 0)
  /// Behind a view in a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(number: 1)
  /// Behind a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(number: 2)
  /// Behind a tab view.
  public static let tabView = ContainerBackgroundPlacement(number: 3)
  /// Behind a window.
  public static let window = ContainerBackgroundPlacement(number: 4)
  /// Behind a group of subscriptions in a store.
  public static let subscriptionStore = ContainerBackgroundPlacement(number: 5)
  /// Behind the header of subscriptions in a store.
  public static let subscriptionStoreHeader = ContainerBackgroundPlacement(number: 6)
  /// Behind the whole view of subscriptions in a store.
  public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(number: 7)
}

extension View {
  /// Draws a colour or pattern behind the container; here, behind the view itself.
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S,
    for container: ContainerBackgroundPlacement
  ) -> some View {
    background(style)
  }

  /// Draws a view behind the container; here, behind the view itself.
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement,
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    background(alignment: alignment, content: content)
  }
}
