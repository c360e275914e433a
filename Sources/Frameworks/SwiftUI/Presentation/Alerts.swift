public import Foundation
internal import ViewTree

extension View {
  /// Shows an alert while a binding says so.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      Text(titleKey),
      kind: .alert,
      isPresented: isPresented,
      titleVisibility: .visible,
      actions: actions(),
      message: EmptyView()
    )
  }

  /// Shows an alert while a binding says so, with a message.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      Text(titleKey),
      kind: .alert,
      isPresented: isPresented,
      titleVisibility: .visible,
      actions: actions(),
      message: message()
    )
  }

  /// Shows an alert while a binding says so and there is data.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      Text(titleKey),
      kind: .alert,
      isPresented: isPresented,
      titleVisibility: .visible,
      presenting: data,
      actions: actions,
      message: { _ in EmptyView() }
    )
  }

  /// Shows an alert while a binding says so and there is data, with a message.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      Text(titleKey),
      kind: .alert,
      isPresented: isPresented,
      titleVisibility: .visible,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Shows an alert while a binding says so.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      Text(title),
      kind: .alert,
      isPresented: isPresented,
      titleVisibility: .visible,
      actions: actions(),
      message: EmptyView()
    )
  }

  /// Shows an alert while a binding says so, with a message.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      Text(title),
      kind: .alert,
      isPresented: isPresented,
      titleVisibility: .visible,
      actions: actions(),
      message: message()
    )
  }

  /// Shows an alert while a binding says so and there is data.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      Text(title),
      kind: .alert,
      isPresented: isPresented,
      titleVisibility: .visible,
      presenting: data,
      actions: actions,
      message: { _ in EmptyView() }
    )
  }

  /// Shows an alert while a binding says so and there is data, with a message.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      Text(title),
      kind: .alert,
      isPresented: isPresented,
      titleVisibility: .visible,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Shows an alert while a binding says so.
  public nonisolated func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      title,
      kind: .alert,
      isPresented: isPresented,
      titleVisibility: .visible,
      actions: actions(),
      message: EmptyView()
    )
  }

  /// Shows an alert while a binding says so, with a message.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      title,
      kind: .alert,
      isPresented: isPresented,
      titleVisibility: .visible,
      actions: actions(),
      message: message()
    )
  }

  /// Shows an alert while a binding says so and there is data.
  public nonisolated func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      title,
      kind: .alert,
      isPresented: isPresented,
      titleVisibility: .visible,
      presenting: data,
      actions: actions,
      message: { _ in EmptyView() }
    )
  }

  /// Shows an alert while a binding says so and there is data, with a message.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      title,
      kind: .alert,
      isPresented: isPresented,
      titleVisibility: .visible,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Shows an alert about an error while a binding says so.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      Text(error?.errorDescription ?? ""),
      kind: .alert,
      isPresented: Binding(
        get: { isPresented.wrappedValue && error != nil },
        set: { isPresented.wrappedValue = $0 }
      ),
      titleVisibility: .visible,
      actions: actions(),
      message: EmptyView()
    )
  }

  /// Shows an alert about an error while a binding says so, with a message.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    dialog(
      Text(error?.errorDescription ?? ""),
      kind: .alert,
      isPresented: isPresented,
      titleVisibility: .visible,
      presenting: error,
      actions: actions,
      message: message
    )
  }
}
