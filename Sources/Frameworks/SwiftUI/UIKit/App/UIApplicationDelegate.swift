public import Foundation

/// What an app does when it starts and ends, by UIKit's name.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The app is about to have started; called before anything is shown.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has started; called before anything is shown.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is in use; called when it has started.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to leave use; a terminal's app never does.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app has left sight; a terminal's app never does.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to come into sight again; a terminal's app never does.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end; called when the host closes it.
  func applicationWillTerminate(_ application: UIApplication)
  /// Memory is short; nobody says so here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
  /// The device may get notifications from elsewhere; it never does here.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  /// The device gets no notifications from elsewhere; nobody asks for them here.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
}

extension UIApplicationDelegate {
  /// Does nothing.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  /// Does nothing.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
}
