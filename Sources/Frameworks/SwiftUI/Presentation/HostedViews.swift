package import ViewTree

/// A view that the host makes and draws, such as a report or an activity picker.
///
/// Where the host does not take events it makes none, and something else stands in the place.
package struct _HostedView<Fallback: View> {
  private let content: Content
  private let select: (@MainActor (TokenSelection) -> Void)?
  private let dismiss: (@MainActor () -> Void)?
  private let fallback: Fallback

  /// Makes a view of a node without children.
  ///
  /// - Parameters:
  ///   - content: The node.
  ///   - select: What happens when the user confirms a selection in it.
  ///   - dismiss: What happens when the user leaves it without one.
  ///   - fallback: What stands in its place where the host does not take events.
  package init(
    _ content: Content,
    select: (@MainActor (TokenSelection) -> Void)? = nil,
    dismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder fallback: () -> Fallback
  ) {
    self.content = content
    self.select = select
    self.dismiss = dismiss
    self.fallback = fallback()
  }
}

extension _HostedView: View {
  package typealias Body = Never

  package static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    guard resolver.graph.takesEvents else { return resolver.resolve(view.fallback) }
    let isEnabled = resolver.environment.isEnabled
    let action = isEnabled ? view.select.map { ControlAction.select($0) } : nil
    let extras = ControlExtras(dismiss: view.dismiss)
    resolver.marking(action ?? .host, extras: extras) {
      guard isEnabled else { return resolver.wrapping(.disabled) { resolver.leaf(view.content) } }
      resolver.leaf(view.content)
    }
  }
}

extension View {
  /// Shows a sheet of the host's over the view while a binding says so, where the host takes events.
  ///
  /// - Parameters:
  ///   - isPresented: The binding; it becomes false when a selection is confirmed or the sheet left.
  ///   - content: The sheet's node.
  ///   - select: What happens when the user confirms a selection.
  package nonisolated func hostedSheet(
    isPresented: Binding<Bool>,
    content: @escaping () -> Content,
    select: @escaping @MainActor (TokenSelection) -> Void
  ) -> some View {
    presenting(.sheet, isPresented: isPresented, onlyForEvents: true) {
      _HostedView(
        content(),
        select: {
          select($0)
          isPresented.wrappedValue = false
        },
        dismiss: { isPresented.wrappedValue = false },
        fallback: { EmptyView() }
      )
    }
  }
}
