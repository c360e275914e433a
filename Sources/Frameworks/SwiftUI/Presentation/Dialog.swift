internal import ViewTree

extension View {
  /// Shows a dialog with actions and a message.
  nonisolated func dialog<A: View, M: View>(
    _ title: Text,
    kind: Presentation.Kind,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility,
    actions: A,
    message: M
  ) -> some View {
    presenting(
      kind,
      title: titleVisibility == .hidden ? nil : title,
      isPresented: isPresented
    ) {
      _Dialog(
        actions: actions,
        message: message,
        fallback: kind == .alert ? "OK" : "Cancel",
        dismiss: { isPresented.wrappedValue = false }
      )
    }
  }

  /// Shows a dialog about data while there is some.
  nonisolated func dialog<A: View, M: View, T>(
    _ title: Text,
    kind: Presentation.Kind,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility,
    presenting data: T?,
    actions: @escaping (T) -> A,
    message: @escaping (T) -> M
  ) -> some View {
    dialog(
      title,
      kind: kind,
      isPresented: Binding(
        get: { isPresented.wrappedValue && data != nil },
        set: { isPresented.wrappedValue = $0 }
      ),
      titleVisibility: titleVisibility,
      actions: _Deferred { data.map(actions) },
      message: _Deferred { data.map(message) }
    )
  }
}

/// The message of a dialog above its actions.
///
/// Pressing an action dismisses the dialog. Without any there is a button that does nothing else.
struct _Dialog<Actions: View, Message: View> {
  let actions: Actions
  let message: Message
  let fallback: LocalizedStringKey
  let dismiss: () -> Void
}

extension _Dialog: View {
  typealias Body = Never

  static func _resolve(_ view: Self, in resolver: _ViewResolver) {
    let dismiss = view.dismiss
    resolver.node(.stack(Stack(axis: .vertical))) {
      resolver.descend(.part(0)) { resolver.resolve(view.message) }
      let before = resolver.builder.count
      let style = _DialogButtonStyle(
        dismiss: dismiss,
        presentation: resolver.environment.builtIn.controls.presentation
      )
      resolver.descend(.part(1)) { resolver.resolve(view.actions.buttonStyle(style)) }
      if resolver.builder.count == before {
        resolver.descend(.part(2)) {
          resolver.resolve(Button(view.fallback, role: .cancel, action: { dismiss() }))
        }
      }
    }
  }
}

/// A button that also dismisses the dialog it stands in.
struct _DialogButtonStyle: PrimitiveButtonStyle {
  let dismiss: () -> Void
  let presentation: PresentationState?

  func makeBody(configuration: Configuration) -> some View {
    let action: @MainActor () -> Void = {
      dismiss()
      configuration.action()
    }
    // Leaving the dialog is pressing the button that is for it.
    if configuration.role == .cancel { presentation?.cancel = action }
    return _BuiltInButton(
      configuration: PrimitiveButtonStyleConfiguration(
        role: configuration.role,
        label: configuration.label,
        action: action
      )
    )
  }
}
