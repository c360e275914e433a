public import Foundation

/// A place that notifications of Core Foundation are posted to.
public final class CFNotificationCenter: Sendable {
  fileprivate static let darwin = CFNotificationCenter()
  fileprivate static let local = CFNotificationCenter()

  fileprivate struct Observer {
    let pointer: UnsafeRawPointer?
    let name: CFNotificationName?
    let callback: CFNotificationCallback
  }

  fileprivate let observers = Guarded<[Observer]>([])

  private init() {}
}

/// The name of a notification of Core Foundation.
public struct CFNotificationName: RawRepresentable, Hashable, @unchecked Sendable {
  /// The name.
  public let rawValue: CFString

  /// Makes a name.
  public init(_ rawValue: CFString) {
    self.rawValue = rawValue
  }

  /// Makes a name.
  public init(rawValue: CFString) {
    self.rawValue = rawValue
  }
}

/// When notifications reach a program that is not in front.
public enum CFNotificationSuspensionBehavior: Int, Sendable {
  /// Never.
  case drop = 1
  /// The last one, later.
  case coalesce = 2
  /// All, later.
  case hold = 3
  /// At once.
  case deliverImmediately = 4
}

/// What is called at a notification: the center, the observer, the name, the object and details.
public typealias CFNotificationCallback = (
  CFNotificationCenter?, UnsafeMutableRawPointer?, CFNotificationName?, UnsafeRawPointer?,
  CFDictionary?
) -> Void

/// The center that other processes see on Apple's systems.
///
/// Here a notification reaches the observers in the extension itself; nothing leaves the process.
public func CFNotificationCenterGetDarwinNotifyCenter() -> CFNotificationCenter! { .darwin }

/// The center of the process.
public func CFNotificationCenterGetLocalCenter() -> CFNotificationCenter! { .local }

/// Calls a function at notifications.
public func CFNotificationCenterAddObserver(
  _ center: CFNotificationCenter!,
  _ observer: UnsafeRawPointer!,
  _ callBack: CFNotificationCallback!,
  _ name: CFString!,
  _ object: UnsafeRawPointer!,
  _ suspensionBehavior: CFNotificationSuspensionBehavior
) {
  guard let callBack else { return }
  let name = name.map(CFNotificationName.init(rawValue:))
  center?.observers.withLock {
    $0.append(.init(pointer: observer, name: name, callback: callBack))
  }
}

/// No longer calls an observer at a notification; at any where no name is given.
public func CFNotificationCenterRemoveObserver(
  _ center: CFNotificationCenter!,
  _ observer: UnsafeRawPointer!,
  _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!
) {
  let (pointer, name) = (observer, name)
  center?.observers.withLock { observers in
    observers.removeAll { $0.pointer == pointer && (name == nil || $0.name == name) }
  }
}

/// No longer calls an observer.
public func CFNotificationCenterRemoveEveryObserver(
  _ center: CFNotificationCenter!,
  _ observer: UnsafeRawPointer!
) {
  CFNotificationCenterRemoveObserver(center, observer, nil, nil)
}

/// Calls the observers of a notification in this process.
public func CFNotificationCenterPostNotification(
  _ center: CFNotificationCenter!,
  _ name: CFNotificationName!,
  _ object: UnsafeRawPointer!,
  _ userInfo: CFDictionary!,
  _ deliverImmediately: Bool
) {
  let name: CFNotificationName? = name
  let observers = center?.observers.withLock { observers in
    observers.filter { $0.name == nil || $0.name == name }
  }
  for observer in observers ?? [] {
    let pointer = observer.pointer.map { UnsafeMutableRawPointer(mutating: $0) }
    observer.callback(center, pointer, name, object, userInfo)
  }
}
