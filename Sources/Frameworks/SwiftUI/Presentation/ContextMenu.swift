public import Foundation
internal import ViewTree

extension View {
  /// Adds commands for when the view is held.
  ///
  /// Accepted without effect: a report is not held.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    self
  }

  /// Adds commands and a preview for when the view is held.
  ///
  /// Accepted without effect: a report is not held.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View {
    self
  }

  /// Adds commands for when the view is held.
  ///
  /// Accepted without effect: a report is not held.
  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    self
  }

  /// Adds commands for chosen rows.
  ///
  /// Accepted without effect: a report is not held.
  public nonisolated func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    self
  }

  /// Shows a view of tools beside this one while a binding says so.
  public nonisolated func inspector<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder content: () -> V
  ) -> some View {
    let tools = content()
    return presenting(.popover, isPresented: isPresented) { tools }
  }

  /// Sets the width of a view of tools.
  ///
  /// Accepted without effect.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View { self }

  /// Sets the widths of a view of tools.
  ///
  /// Accepted without effect.
  public nonisolated func inspectorColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> some View {
    self
  }
}

/// Commands for when a view is held, as they were described before iOS 15.
public struct ContextMenu<MenuItems: View> {
  /// Makes a menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
