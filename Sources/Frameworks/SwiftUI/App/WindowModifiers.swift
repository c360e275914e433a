public import Foundation

/// How a window may be resized.
public struct WindowResizability: Sendable {
  /// As the system likes.
  public static let automatic = WindowResizability()
  /// To the content's size alone.
  public static let contentSize = WindowResizability()
  /// To the content's size or larger.
  public static let contentMinSize = WindowResizability()
}

/// How a window looks.
public protocol WindowStyle {}

/// The system's window.
public struct DefaultWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

/// A window without anything around its content.
public struct PlainWindowStyle: WindowStyle {
  /// Makes the style.
  public init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The system's window.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// A window without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// A window with a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}

extension WindowStyle where Self == PlainWindowStyle {
  /// A window without anything around its content.
  public static var plain: PlainWindowStyle { PlainWindowStyle() }
}

/// How the toolbar of a window looks.
public protocol WindowToolbarStyle {}

/// The system's toolbar.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

/// A toolbar in one line with the title.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init(showsTitle: Bool = true) {}
}

/// A low toolbar in one line with the title.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init(showsTitle: Bool = true) {}
}

/// A toolbar below the title.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Makes the style.
  public init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The system's toolbar.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// A toolbar in one line with the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// A low toolbar in one line with the title.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle()
  }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// A toolbar below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension Scene {
  /// Says how the window may be resized.
  ///
  /// Accepted without effect: a window is as large as the terminal.
  public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }

  /// Says how large the window is at first.
  ///
  /// Accepted without effect: a window is as large as the terminal.
  public func defaultSize(_ size: CGSize) -> some Scene { self }

  /// Says how large the window is at first.
  ///
  /// Accepted without effect: a window is as large as the terminal.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }

  /// Says where the window is at first.
  ///
  /// Accepted without effect: a window is as large as the terminal.
  public func defaultPosition(_ position: UnitPoint) -> some Scene { self }

  /// Says how the window looks.
  ///
  /// Accepted without effect: nothing is drawn around a window.
  public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }

  /// Says how the toolbar of the window looks.
  ///
  /// Accepted without effect: toolbars look alike.
  public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { self }

  /// Adds items to the menu bar.
  ///
  /// Accepted without effect: a terminal has no menu bar.
  public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
    self
  }

  /// Takes the system's items from the menu bar.
  ///
  /// Accepted without effect: a terminal has no menu bar.
  public func commandsRemoved() -> some Scene { self }

  /// Puts other items in place of all in the menu bar.
  ///
  /// Accepted without effect: a terminal has no menu bar.
  public func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }

  /// Says which outer events the window takes.
  ///
  /// Accepted without effect: none comes.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }

  /// Says whether the system's bars are seen.
  ///
  /// Accepted without effect: a terminal has none.
  public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
}
