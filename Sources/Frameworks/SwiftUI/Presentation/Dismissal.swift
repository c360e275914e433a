/// Closes what a view is shown in.
///
/// A report itself is closed by its reader.
public struct DismissAction {
  let action: (() -> Void)?

  init(action: (() -> Void)?) {
    self.action = action
  }

  /// Closes the sheet, popover or view of a navigation stack around the view.
  @MainActor
  public func callAsFunction() { action?() }
}

/// Whether a view is shown by another one, and how to close it.
public struct PresentationMode {
  let action: (() -> Void)?

  /// Whether the view is shown by another one.
  public var isPresented: Bool { action != nil }

  /// Closes what the view is shown in.
  @MainActor
  public mutating func dismiss() { action?() }
}

extension EnvironmentValues {
  /// Closes what the view is shown in.
  public var dismiss: DismissAction { DismissAction(action: builtIn.controls.dismiss) }

  /// Whether another view shows this one.
  public var isPresented: Bool { builtIn.controls.dismiss != nil }

  /// Whether another view shows this one, and how to close it.
  public var presentationMode: Binding<PresentationMode> {
    .constant(PresentationMode(action: builtIn.controls.dismiss))
  }
}
