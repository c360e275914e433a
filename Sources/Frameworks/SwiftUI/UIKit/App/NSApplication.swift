public import Foundation

/// The app, by AppKit's name; only what its delegates mention.
@MainActor @preconcurrency
public final class NSApplication: NSObject {
  /// The one app.
  public static let shared = NSApplication()

  /// The app is about to have started.
  public nonisolated static let willFinishLaunchingNotification = Notification.Name(
    "NSApplicationWillFinishLaunchingNotification"
  )
  /// The app has started.
  public nonisolated static let didFinishLaunchingNotification = Notification.Name(
    "NSApplicationDidFinishLaunchingNotification"
  )
  /// The app is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification"
  )
}

/// What an app does when it starts and ends, by AppKit's name.
@MainActor @preconcurrency
public protocol NSApplicationDelegate: NSObjectProtocol {
  /// The app is about to have started; called before anything is shown.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// The app has started; called before anything is shown.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// Whether the app ends with its last window; a terminal's app has one window to the end.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// The app is about to end; called when the host closes it.
  func applicationWillTerminate(_ notification: Notification)
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// Says no.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
}
