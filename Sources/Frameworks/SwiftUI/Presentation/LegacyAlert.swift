internal import ViewTree

/// An alert, as it was described before iOS 15.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  /// Makes an alert with two buttons.
  public init(
    title: Text,
    message: Text? = nil,
    primaryButton: Button,
    secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// A button that leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A button that leaves everything as it is, named by the surface.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

/// Choices about something, as they were described before iOS 15.
public struct ActionSheet {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes a sheet.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// A choice.
  public typealias Button = Alert.Button
}

extension Alert {
  fileprivate var dialog: LegacyDialog {
    LegacyDialog(title: title, message: message, buttons: buttons)
  }
}

extension ActionSheet {
  fileprivate var dialog: LegacyDialog {
    LegacyDialog(title: title, message: message, buttons: buttons)
  }
}

extension View {
  /// Shows an alert while a binding says so.
  public nonisolated func alert(
    isPresented: Binding<Bool>,
    content: @escaping () -> Alert
  ) -> some View {
    legacyDialog(.alert, isPresented: isPresented) { content().dialog }
  }

  /// Shows an alert while there is an item.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> Alert
  ) -> some View {
    legacyDialog(.alert, isPresented: Binding(isPresent: item)) {
      item.wrappedValue.map { content($0).dialog }
    }
  }

  /// Shows choices while a binding says so.
  public nonisolated func actionSheet(
    isPresented: Binding<Bool>,
    content: @escaping () -> ActionSheet
  ) -> some View {
    legacyDialog(.confirmation, isPresented: isPresented) { content().dialog }
  }

  /// Shows choices while there is an item.
  public nonisolated func actionSheet<Item: Identifiable>(
    item: Binding<Item?>,
    content: @escaping (Item) -> ActionSheet
  ) -> some View {
    legacyDialog(.confirmation, isPresented: Binding(isPresent: item)) {
      item.wrappedValue.map { content($0).dialog }
    }
  }
}
