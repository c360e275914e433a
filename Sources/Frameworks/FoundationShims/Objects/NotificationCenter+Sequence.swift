public import Foundation

extension NotificationCenter {
  /// The notifications of a name, as they come.
  public func notifications(
    named name: Notification.Name,
    object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// A sequence of notifications that ends with the task that waits for them.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    /// What the sequence is made of.
    public typealias Element = Notification

    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    /// Begins to listen.
    public func makeAsyncIterator() -> Iterator {
      let (stream, continuation) = AsyncStream<UncheckedNotification>.makeStream()
      let observer = Observer(
        center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(UncheckedNotification(value: $0))
        }
      )
      let center = UncheckedCenter(value: center)
      continuation.onTermination = { _ in center.value.removeObserver(observer.value) }
      return Iterator(iterator: stream.makeAsyncIterator())
    }

    /// Waits for one notification after the other.
    public struct Iterator: AsyncIteratorProtocol {
      var iterator: AsyncStream<UncheckedNotification>.Iterator

      /// Waits for the next notification; nil once the task is cancelled.
      public mutating func next() async -> Notification? { await iterator.next()?.value }
    }

    struct UncheckedNotification: @unchecked Sendable { let value: Notification }

    private struct UncheckedCenter: @unchecked Sendable { let value: NotificationCenter }

    private final class Observer: @unchecked Sendable {
      let value: any NSObjectProtocol

      init(_ value: any NSObjectProtocol) {
        self.value = value
      }
    }
  }
}
