public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name.
  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> NotificationCenter.Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: Combine.Publisher {
    /// The notifications.
    public typealias Output = Notification
    /// No error can end the values.
    public typealias Failure = Never

    /// Where the notifications are posted.
    public let center: NotificationCenter
    /// Their name.
    public let name: Notification.Name
    /// Whose they are; nil for anyone's.
    public let object: AnyObject?

    /// Makes a publisher of the notifications of a name.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let center = center
      var token: (any NSObjectProtocol)?
      let outlet = Outlet(
        subscriber,
        keeps: false,
        onCancel: {
          if let token { center.removeObserver(token) }
          token = nil
        }
      )
      nonisolated(unsafe) let send: (Notification) -> Void = { outlet.send($0) }
      token = center.addObserver(forName: name, object: object, queue: nil) { send($0) }
      subscriber.receive(subscription: outlet)
    }
  }
}
