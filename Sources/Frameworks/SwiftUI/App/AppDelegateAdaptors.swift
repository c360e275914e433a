public import Combine
public import Foundation

/// The app's delegate, by UIKit's name.
@propertyWrapper @MainActor @preconcurrency
public struct UIApplicationDelegateAdaptor<DelegateType: NSObject & UIApplicationDelegate>:
  DynamicProperty
{
  /// Makes a delegate of a type when the app starts.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate.
  public var wrappedValue: DelegateType { AppDelegates.delegate(DelegateType.self) }

  /// Tells the delegate, once, that the app has started.
  public static func _connect(_ property: inout Self, to connection: _DynamicConnection) {
    AppDelegates.launch(property.wrappedValue, connection)
  }
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(object: wrappedValue) }
}

/// The app's delegate, by AppKit's name.
@propertyWrapper @MainActor @preconcurrency
public struct NSApplicationDelegateAdaptor<DelegateType: NSObject & NSApplicationDelegate>:
  DynamicProperty
{
  /// Makes a delegate of a type when the app starts.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The delegate.
  public var wrappedValue: DelegateType { AppDelegates.delegate(DelegateType.self) }

  /// Tells the delegate, once, that the app has started.
  public static func _connect(_ property: inout Self, to connection: _DynamicConnection) {
    AppDelegates.launch(property.wrappedValue, connection)
  }
}

extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper { .init(object: wrappedValue) }
}

/// The delegates of the app, one of each type.
@MainActor
enum AppDelegates {
  private static var all: [ObjectIdentifier: (object: NSObject, hasLaunched: Bool)] = [:]

  static func delegate<Delegate: NSObject>(_ type: Delegate.Type) -> Delegate {
    let key = ObjectIdentifier(type)
    if let delegate = all[key]?.object as? Delegate { return delegate }
    let delegate = ObjectMaker.make(type)
    all[key] = (delegate, false)
    return delegate
  }

  /// Tells a delegate that the app has started, and lets views see it where it can be observed.
  static func launch<Delegate: NSObject>(_ delegate: Delegate, _ connection: _DynamicConnection) {
    let key = ObjectIdentifier(Delegate.self)
    if let observable = delegate as? any ObservableObject {
      connection.resolver.environment[object: key] = delegate
      observable.observe(for: connection)
    }
    guard all[key]?.hasLaunched == false else { return }
    all[key]?.hasLaunched = true
    if let delegate = delegate as? any UIApplicationDelegate {
      UIApplication.shared.delegate = delegate
      _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
      _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
      delegate.applicationDidBecomeActive(.shared)
    }
    if let delegate = delegate as? any NSApplicationDelegate { delegate.launch() }
  }

  /// Tells all delegates that the app ends.
  static func terminate() {
    for (delegate, hasLaunched) in all.values where hasLaunched {
      if let delegate = delegate as? any UIApplicationDelegate {
        delegate.applicationWillTerminate(.shared)
      }
      if let delegate = delegate as? any NSApplicationDelegate {
        delegate.applicationWillTerminate(
          Notification(name: NSApplication.willTerminateNotification)
        )
      }
    }
    all = [:]
  }
}

extension NSApplicationDelegate {
  fileprivate func launch() {
    applicationWillFinishLaunching(
      Notification(name: NSApplication.willFinishLaunchingNotification)
    )
    applicationDidFinishLaunching(Notification(name: NSApplication.didFinishLaunchingNotification))
  }
}
