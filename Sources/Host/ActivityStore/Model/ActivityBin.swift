/// What happened on one device, for one user, in a quarter of an hour.
///
/// Every offset in use since 1980 is a multiple of fifteen minutes, so the hours, days and weeks of
/// any zone are sums of these bins.
package struct ActivityBin: Hashable, Sendable {
  /// The length of a bin in seconds.
  package static let seconds: Int64 = 900
  /// The length of a bin in milliseconds.
  package static let milliseconds: Int64 = 900_000
  /// How many bins a day in UTC has.
  static let perDay: Int64 = 96

  /// Seconds since 1970, divided by 900.
  package var index: Int64
  package var screen = ScreenUse()
  /// When the device was first picked up, in milliseconds after the bin's start.
  package var firstPickup: Int32?
  package var pickupsWithoutApplication: Int32 = 0
  /// Applications and web domains, then the union of each category.
  package var items: [Item] = []

  package init(index: Int64) { self.index = index }

  /// Whether nothing happened.
  var isEmpty: Bool {
    items.isEmpty && pickupsWithoutApplication == 0 && screen.milliseconds == 0
      && firstPickup == nil
  }

  /// What one subject contributed.
  package struct Item: Hashable, Sendable {
    package var subject: UInt32
    package var milliseconds: Int32
    package var pickups: Int32
    package var notifications: Int32

    package init(
      subject: UInt32,
      milliseconds: Int32,
      pickups: Int32 = 0,
      notifications: Int32 = 0
    ) {
      self.subject = subject
      self.milliseconds = milliseconds
      self.pickups = pickups
      self.notifications = notifications
    }
  }

  /// The union of all activity in a bin, and its unbroken stretches.
  ///
  /// The stretches at both ends and the longest one let sessions be joined across bins without
  /// reading the raw history.
  package struct ScreenUse: Hashable, Sendable {
    package var milliseconds: Int32 = 0
    /// The stretch that begins with the bin.
    package var lead: Int32 = 0
    /// The stretch that ends with the bin.
    package var tail: Int32 = 0
    /// The longest stretch; the first of several.
    package var longestStart: Int32 = 0
    package var longest: Int32 = 0

    package init() {}

    mutating func add(from start: Int32, to end: Int32) {
      milliseconds += end - start
      if start == 0 { lead = end }
      if Int64(end) == ActivityBin.milliseconds { tail = end - start }
      if end - start > longest { (longestStart, longest) = (start, end - start) }
    }
  }
}
