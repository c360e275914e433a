/// The raw activity of one user on one device during a day.
package struct DayActivity: Hashable, Sendable {
  /// One subject's use.
  package struct Session: Hashable, Sendable {
    package var subject: UInt32
    package var interval: Interval

    package init(subject: UInt32, interval: Interval) {
      self.subject = subject
      self.interval = interval
    }
  }

  /// A pickup or notification.
  package struct Moment: Hashable, Sendable {
    /// Milliseconds since 1970.
    package var time: Int64
    /// The application; nil for a pickup in which none was used.
    package var subject: UInt32?

    package init(time: Int64, subject: UInt32?) {
      self.time = time
      self.subject = subject
    }
  }

  package var sessions: [Session] = []
  package var pickups: [Moment] = []
  package var notifications: [Moment] = []
  /// Pickups whose application is the one that is used next; milliseconds since 1970.
  package var unlocks: [Int64] = []

  package init() {}
}
