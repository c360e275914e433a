/// Whether the rows of a list are being changed.
public enum EditMode: Hashable, Sendable {
  /// They are not.
  case inactive
  /// They are until something else is touched.
  case transient
  /// They are.
  case active

  /// Whether rows are being changed.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  /// Whether the rows of lists are being changed.
  public var editMode: Binding<EditMode>? {
    get { builtIn.controls.editMode }
    set { builtIn.controls.editMode = newValue }
  }
}

/// A button that begins and ends changing the rows of a list.
public struct EditButton {
  /// Makes a button.
  public nonisolated init() {}
}

extension EditButton: View {
  /// The button.
  public var body: some View { _EditModeButton() }
}

/// A button named after what it does to the edit mode of the environment.
struct _EditModeButton: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing ?? false
    Button(isEditing ? "Done" : "Edit") {
      editMode?.wrappedValue = isEditing ? .inactive : .active
    }
  }
}
