internal import ViewTree

/// A dialog of texts and buttons.
struct LegacyDialog {
  let title: Text
  let message: Text?
  let buttons: [Alert.Button]
}

extension Binding where Value == Bool {
  /// Whether there is an item; setting it to false takes the item away.
  init<Item>(isPresent item: Binding<Item?>) {
    self.init(
      get: { item.wrappedValue != nil },
      set: { if !$0 { item.wrappedValue = nil } }
    )
  }
}

extension View {
  /// Shows a dialog of texts and buttons while a binding says so.
  nonisolated func legacyDialog(
    _ kind: Presentation.Kind,
    isPresented: Binding<Bool>,
    content: @escaping () -> LegacyDialog?
  ) -> some View {
    modifier(
      _PresentationModifier<_LegacyDialog> { environment in
        guard isPresented.wrappedValue, let dialog = content() else { return nil }
        let dismiss: () -> Void = { isPresented.wrappedValue = false }
        return PresentedContent(
          presentation: Presentation(kind: kind, title: dialog.title.string(in: environment)),
          content: _LegacyDialog(dialog: dialog, dismiss: dismiss),
          dismiss: dismiss
        )
      }
    )
  }
}

/// A dialog of texts and buttons.
struct _LegacyDialog {
  let dialog: LegacyDialog
  let dismiss: () -> Void
}

extension _LegacyDialog: View {
  var body: some View {
    _Dialog(
      actions: ForEach(dialog.buttons.indices, id: \.self) { index in
        Button(role: dialog.buttons[index].role) {
          dialog.buttons[index].action?()
        } label: {
          dialog.buttons[index].label
        }
      },
      message: dialog.message,
      fallback: "OK",
      dismiss: dismiss
    )
  }
}
