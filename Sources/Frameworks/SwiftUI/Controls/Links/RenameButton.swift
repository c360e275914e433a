/// A button that renames what is around it; without an action to do so it cannot be used.
public struct RenameButton<Label: View> {
  /// Makes a button.
  public nonisolated init() where Label == SwiftUI.Label<Text, Image> {}
}

extension RenameButton: View {
  /// The button.
  public var body: some View { _RenameActionButton() }
}

/// A button that runs the rename action of the environment.
struct _RenameActionButton: View {
  @Environment(\.rename) private var rename

  var body: some View {
    Button {
      rename?()
    } label: {
      Label("Rename", systemImage: "pencil")
    }
    .disabled(rename == nil)
  }
}

/// Begins renaming something.
public struct RenameAction {
  let action: @MainActor () -> Void

  /// Runs the action.
  @MainActor
  public func callAsFunction() { action() }
}

extension EnvironmentValues {
  /// Begins renaming what is around the view, where that can be.
  public var rename: RenameAction? { builtIn.controls.rename }
}

extension View {
  /// Says how the view is renamed.
  public nonisolated func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
    setting { $0.controls.rename = RenameAction(action: action) }
  }

  /// Says which field the view is renamed in.
  ///
  /// Accepted without effect: nothing is edited.
  public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    self
  }
}
