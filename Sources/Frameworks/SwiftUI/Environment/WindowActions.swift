/// Opens a window; a report has none, and a terminal shows one window of an app at a time.
///
/// Accepted without effect.
public struct OpenWindowAction: Sendable {
  /// Opens nothing.
  ///
  /// Accepted without effect.
  public func callAsFunction(id: String) {}

  /// Opens nothing.
  ///
  /// Accepted without effect.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Opens nothing.
  ///
  /// Accepted without effect.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Closes a window; a report has none, and a terminal shows an app's window until the app ends.
///
/// Accepted without effect.
public struct DismissWindowAction: Sendable {
  /// Closes nothing.
  ///
  /// Accepted without effect.
  public func callAsFunction() {}

  /// Closes nothing.
  ///
  /// Accepted without effect.
  public func callAsFunction(id: String) {}

  /// Closes nothing.
  ///
  /// Accepted without effect.
  public func callAsFunction<D: Codable & Hashable>(value: D) {}

  /// Closes nothing.
  ///
  /// Accepted without effect.
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

/// Opens the settings; a report has none.
///
/// Accepted without effect.
public struct OpenSettingsAction: Sendable {
  /// Opens nothing.
  ///
  /// Accepted without effect.
  public func callAsFunction() {}
}

/// Gives the focus back; a report has none.
///
/// Accepted without effect.
public struct ResetFocusAction: Sendable {
  /// Does nothing.
  ///
  /// Accepted without effect.
  public func callAsFunction(in namespace: Namespace.ID) {}
}

extension EnvironmentValues {
  /// Opens windows.
  ///
  /// Accepted without effect: a report has none.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes windows.
  ///
  /// Accepted without effect: a report has none.
  public var dismissWindow: DismissWindowAction {
    DismissWindowAction()
  }
  /// Opens the settings.
  ///
  /// Accepted without effect: a report has none.
  public var openSettings: OpenSettingsAction { OpenSettingsAction() }
  /// Gives the focus back.
  ///
  /// Accepted without effect: a report has none.
  public var resetFocus: ResetFocusAction { ResetFocusAction() }
}
