public import Foundation
internal import ViewTree

extension View {
  /// Adds commands to a row of a list, which stand in a menu at its end; other views have none.
  public nonisolated func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    rowMenu(AnyView(menuItems()))
  }

  /// Adds commands to a row of a list, which stand in a menu at its end, and a preview, which is not
  /// shown; other views have none.
  public nonisolated func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M,
    @ViewBuilder preview: () -> P
  ) -> some View {
    rowMenu(AnyView(menuItems()))
  }

  /// Adds commands to a row of a list, which stand in a menu at its end; other views have none.
  public nonisolated func contextMenu<MenuItems: View>(
    _ contextMenu: ContextMenu<MenuItems>?
  ) -> some View {
    rowMenu(contextMenu.map { AnyView($0.items) })
  }

  /// Adds commands for chosen rows.
  ///
  /// Accepted without effect.
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
  fileprivate let items: MenuItems

  /// Makes a menu.
  public init(@ViewBuilder menuItems: () -> MenuItems) {
    items = menuItems()
  }
}
