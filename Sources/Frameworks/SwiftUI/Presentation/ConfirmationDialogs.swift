internal import ViewTree

extension View {
  /// Shows a question with choices while a binding says so.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      Text(titleKey),
      kind: .confirmation,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions(),
      message: EmptyView()
    )
  }

  /// Shows a question with choices while a binding says so, with a message.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      Text(titleKey),
      kind: .confirmation,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions(),
      message: message()
    )
  }

  /// Shows a question with choices while a binding says so and there is data.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      Text(titleKey),
      kind: .confirmation,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: { _ in EmptyView() }
    )
  }

  /// Shows a question with choices while a binding says so and there is data, with a message.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      Text(titleKey),
      kind: .confirmation,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Shows a question with choices while a binding says so.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      Text(title),
      kind: .confirmation,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions(),
      message: EmptyView()
    )
  }

  /// Shows a question with choices while a binding says so, with a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      Text(title),
      kind: .confirmation,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions(),
      message: message()
    )
  }

  /// Shows a question with choices while a binding says so and there is data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      Text(title),
      kind: .confirmation,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: { _ in EmptyView() }
    )
  }

  /// Shows a question with choices while a binding says so and there is data, with a message.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      Text(title),
      kind: .confirmation,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: message
    )
  }

  /// Shows a question with choices while a binding says so.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    dialog(
      title,
      kind: .confirmation,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions(),
      message: EmptyView()
    )
  }

  /// Shows a question with choices while a binding says so, with a message.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    dialog(
      title,
      kind: .confirmation,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      actions: actions(),
      message: message()
    )
  }

  /// Shows a question with choices while a binding says so and there is data.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    dialog(
      title,
      kind: .confirmation,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: { _ in EmptyView() }
    )
  }

  /// Shows a question with choices while a binding says so and there is data, with a message.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    dialog(
      title,
      kind: .confirmation,
      isPresented: isPresented,
      titleVisibility: titleVisibility,
      presenting: data,
      actions: actions,
      message: message
    )
  }
}
