/// The label of a button that is named after its role.
public struct DefaultButtonLabel {
  let role: ButtonRole
}

extension DefaultButtonLabel: View {
  /// The words or the symbol of the role.
  public var body: some View {
    if role == .close {
      Label("Close", systemImage: "xmark")
    } else if role == .confirm {
      Label("Done", systemImage: "checkmark")
    } else if role == .destructive {
      Label("Delete", systemImage: "trash")
    } else {
      Text("Cancel")
    }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Makes a button that is named after its role.
  public nonisolated init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}
