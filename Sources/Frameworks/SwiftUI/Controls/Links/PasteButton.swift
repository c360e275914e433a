/// A button that pastes what was copied; a report is given nothing, so that pressing it does nothing.
public struct PasteButton {
  /// Makes a button for values of a type.
  public nonisolated init<T>(
    payloadType: T.Type,
    onPaste: @escaping @Sendable ([T]) -> Void
  ) {}
}

extension PasteButton: View {
  /// The button.
  public var body: some View {
    Button("Paste", systemImage: "doc.on.clipboard") {}.buttonStyle(.borderedProminent)
  }
}
