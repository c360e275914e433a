internal import Foundation
internal import FoundationShims

/// Asks for a new render when a setting gets another value.
@MainActor
final class SettingWatch {
  private let invalidation: Invalidation
  private var defaults: FoundationShims::UserDefaults?
  private var key = ""
  private var value: AnyHashable?
  private var observation: Observation?

  init(_ invalidation: Invalidation) {
    self.invalidation = invalidation
  }

  /// Watches the setting of a key, in place of the one before.
  func watch(_ defaults: FoundationShims::UserDefaults, key: String) {
    (self.defaults, self.key) = (defaults, key)
    value = defaults.object(forKey: key) as? AnyHashable
    guard observation == nil else { return }
    observation = Observation { [weak self] in
      // All work of an extension is done on the main thread.
      MainActor.assumeIsolated { self?.compare() }
    }
  }

  private func compare() {
    let stored = defaults?.object(forKey: key)
    let next = stored as? AnyHashable
    // A value that cannot be compared may be another one.
    guard next != value || (next == nil && stored != nil) else { return }
    value = next
    invalidation.set()
  }
}

/// What is told of changed settings, for as long as it is there.
private final class Observation {
  private let token: any NSObjectProtocol

  init(_ body: @escaping @Sendable () -> Void) {
    let name = FoundationShims::UserDefaults.didChangeNotification
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
      body()
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}

/// Reads numbers of other types than the one that was stored, as long as nothing is lost.
///
/// Apple keeps all of them as `NSNumber`, which may be read as any type that has its value.
enum StoredNumber {
  static func value<Value>(of stored: Any) -> Value? {
    if let value = stored as? Value { return value }
    guard let number = number(stored) else { return nil }
    switch Value.self {
    case is Int.Type: return Int(exactly: number) as? Value
    case is Double.Type: return number as? Value
    case is Float.Type: return Float(number) as? Value
    case is Bool.Type: return (number == 0 ? false : number == 1 ? true : nil) as Bool? as? Value
    default: return nil
    }
  }

  private static func number(_ stored: Any) -> Double? {
    switch stored {
    case let flag as Bool: flag ? 1 : 0
    case let number as any BinaryInteger: Double(number)
    case let number as any BinaryFloatingPoint: Double(number)
    case let number as NSNumber: number.doubleValue
    default: nil
    }
  }
}
