public import Dispatch
internal import Foundation

/// A queue of work, by the name of libdispatch's class.
///
/// That one needs threads and an event descriptor, which the sandbox refuses, and ends the process
/// when it does not get them. Here all work runs as tasks on the one thread, in the order in which it
/// was handed over.
open class DispatchQueue: @unchecked Sendable {
  /// The queue of the main thread, the only one there is.
  public static let main = DispatchQueue(label: "com.apple.main-thread")

  private static let shared = DispatchQueue(label: "com.apple.root.default-qos")

  /// The queues whose work runs now, the innermost last.
  static let running = Guarded<[DispatchQueue]>([])

  /// The queue's name.
  public let label: String

  /// How soon the queue's work was asked to run; all work runs in turn.
  public let qos: DispatchQoS

  private struct Hold {
    var suspensions = 0
    var values: [ObjectIdentifier: Any] = [:]
  }

  private let hold: Guarded<Hold>

  /// Makes a queue of its own, which shares the one thread with all others.
  ///
  /// How soon its work runs, and on which other queue, is accepted without effect. A queue that is
  /// initially inactive waits for `activate()`.
  public init(
    label: String,
    qos: DispatchQoS = .unspecified,
    attributes: Attributes = [],
    autoreleaseFrequency: AutoreleaseFrequency = .inherit,
    target: DispatchQueue? = nil
  ) {
    self.label = label
    self.qos = qos
    hold = Guarded(Hold(suspensions: attributes.contains(.initiallyInactive) ? 1 : 0))
  }

  /// The queue for work that nothing waits for; it shares the one thread too.
  public class func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { shared }

  var isSuspended: Bool { hold.withLock { $0.suspensions > 0 } }

  /// Holds back work that has not begun.
  public func suspend() { hold.withLock { $0.suspensions += 1 } }

  /// Lets work go on; does nothing where the queue is not suspended.
  public func resume() {
    hold.withLock { $0.suspensions = max(0, $0.suspensions - 1) }
    if !isSuspended { WorkLoop.wakeAll(self) }
  }

  /// Lets the work of an initially inactive queue begin.
  public func activate() { resume() }

  /// Sets another queue to run the work.
  ///
  /// Accepted without effect: there is one thread.
  public func setTarget(queue: DispatchQueue?) {}

  /// The value that was set for a key.
  public func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    hold.withLock { $0.values[ObjectIdentifier(key)] as? Value }
  }

  /// Sets the value for a key; nil takes it away.
  public func setSpecific<Value>(key: DispatchSpecificKey<Value>, value: Value?) {
    hold.withLock { $0.values[ObjectIdentifier(key)] = value }
  }

  /// The value that the queue whose work runs now has for a key.
  public class func getSpecific<Value>(key: DispatchSpecificKey<Value>) -> Value? {
    current.getSpecific(key: key)
  }

  /// The queue whose work runs now.
  static var current: DispatchQueue { running.withLock(\.last) ?? .main }

}

extension DispatchQueue {
  /// How a queue runs its work.
  public struct Attributes: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt64

    /// Makes a set from bits.
    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }

    /// Work may run at the same time as other work; it never does on one thread.
    public static let concurrent = Attributes(rawValue: 1 << 1)

    /// Work waits until the queue is activated.
    public static let initiallyInactive = Attributes(rawValue: 1 << 2)
  }

  /// When objects of Objective-C are released; there are none.
  public enum AutoreleaseFrequency: Sendable {
    /// As the target queue does.
    case inherit
    /// After each closure.
    case workItem
    /// Never by the queue.
    case never
  }
}

extension DispatchQueue: Equatable {
  /// Whether two are the same queue.
  public static func == (first: DispatchQueue, second: DispatchQueue) -> Bool { first === second }
}

extension DispatchQueue: CustomStringConvertible {
  /// The queue's name.
  public var description: String { "<DispatchQueue: \(label)>" }
}

/// A key for values that queues carry.
public final class DispatchSpecificKey<Value>: Sendable {
  /// Makes a key that differs from all others.
  public init() {}
}

/// What a check of the current queue asks for.
public enum DispatchPredicate {
  /// The work runs on a queue.
  case onQueue(DispatchQueue)
  /// The work runs on a queue as a barrier.
  case onQueueAsBarrier(DispatchQueue)
  /// The work does not run on a queue.
  case notOnQueue(DispatchQueue)
}

/// Checks which queue the work runs on.
///
/// Accepted without effect: all queues share the one thread.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {}
