public import Foundation
internal import ViewTree

extension View {
  /// Shows a sheet over the view while a binding says so.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      .sheet,
      isPresented: isPresented,
      onDismiss: onDismiss,
      content: content
    )
  }

  /// Shows a sheet over the view while there is an item.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.sheet, isPresented: Binding(isPresent: item), onDismiss: onDismiss) {
      if let value = item.wrappedValue { content(value).id(value.id) }
    }
  }
}

extension View {
  /// Shows a view over the whole surface while a binding says so.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      .fullScreen,
      isPresented: isPresented,
      onDismiss: onDismiss,
      content: content
    )
  }

  /// Shows a view over the whole surface while there is an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.fullScreen, isPresented: Binding(isPresent: item), onDismiss: onDismiss) {
      if let value = item.wrappedValue { content(value).id(value.id) }
    }
  }
}

extension View {
  /// Shows a view beside this one while a binding says so.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(
      .popover,
      isPresented: isPresented,
      content: content
    )
  }

  /// Shows a view beside this one while there is an item.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>,
    attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    presenting(.popover, isPresented: Binding(isPresent: item)) {
      if let value = item.wrappedValue { content(value).id(value.id) }
    }
  }
}

/// What a popover points at.
public enum PopoverAttachmentAnchor {
  /// A rectangle.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}
