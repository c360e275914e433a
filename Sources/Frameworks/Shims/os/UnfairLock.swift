import Glibc

/// A lock of Darwin's.
///
/// An extension has one thread, so a lock that is held stays held: a second try ends the process.
public struct os_unfair_lock_s: Sendable {
  fileprivate var isHeld = false

  /// Makes a lock that nobody holds.
  public init() {}
}

/// A lock of Darwin's.
public typealias os_unfair_lock = os_unfair_lock_s

/// The address of a lock of Darwin's.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Takes a lock; ends the process where it is held, as Darwin does where the same thread holds it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  precondition(!lock.pointee.isHeld, "os_unfair_lock_lock() would wait for ever for its own thread")
  lock.pointee.isHeld = true
}

/// Takes a lock where nobody holds it.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  if lock.pointee.isHeld { return false }
  lock.pointee.isHeld = true
  return true
}

/// Gives a lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.isHeld = false }

/// A value behind a lock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    var state: State
    var mutex = pthread_mutex_t()

    init(_ state: State) {
      self.state = state
      pthread_mutex_init(&mutex, nil)
    }

    deinit { pthread_mutex_destroy(&mutex) }
  }

  private let storage: Storage

  /// Makes a lock around a value.
  public init(uncheckedState initialState: State) {
    storage = Storage(initialState)
  }

  /// Makes a lock around a value.
  public init(initialState: State) where State: Sendable {
    storage = Storage(initialState)
  }

  /// Works on the value while the lock is held.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result {
    pthread_mutex_lock(&storage.mutex)
    defer { pthread_mutex_unlock(&storage.mutex) }
    return try body(&storage.state)
  }

  /// Works on the value while the lock is held.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Works on the value where nobody holds the lock; nil otherwise.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard pthread_mutex_trylock(&storage.mutex) == 0 else { return nil }
    defer { pthread_mutex_unlock(&storage.mutex) }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock around nothing.
  public init() {
    self.init(uncheckedState: ())
  }

  /// Works while the lock is held.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result { try withLockUnchecked { _ in try body() } }

  /// Takes the lock.
  public func lock() { pthread_mutex_lock(&storage.mutex) }

  /// Gives the lock back.
  public func unlock() { pthread_mutex_unlock(&storage.mutex) }
}
