/// An hour of which only sums are known, as Apple's own store keeps it.
///
/// It begins where an hour began on the clock of its device, which is any quarter of an hour of UTC.
package struct HourBlock: Hashable, Sendable {
  /// The length of a block in milliseconds.
  package static let milliseconds: Int64 = 3_600_000
  /// The length of a block in bins.
  package static let bins: Int64 = milliseconds / ActivityBin.milliseconds

  /// How long the screen was in use; milliseconds.
  package var screen: Int64 = 0
  /// What each application and web domain contributed.
  package var items: [Item] = []
  /// The time of each category, which its items may exceed together.
  package var categories: [Item] = []
  package var pickupsWithoutApplication: Int64 = 0
  /// Milliseconds since 1970.
  package var firstPickup: Int64?
  /// The longest session; it may reach over the hour's ends.
  package var longest: Interval?
  /// The last moment that the sums know of; milliseconds since 1970.
  package var lastEvent: Int64 = 0

  package init() {}

  /// What one subject contributed.
  package struct Item: Hashable, Sendable {
    package var subject: UInt32
    /// Milliseconds.
    package var duration: Int64
    package var pickups: Int64
    package var notifications: Int64

    package init(
      subject: UInt32,
      duration: Int64,
      pickups: Int64 = 0,
      notifications: Int64 = 0
    ) {
      self.subject = subject
      self.duration = duration
      self.pickups = pickups
      self.notifications = notifications
    }
  }
}
