import Foundation

/// What one device was used for, as plain values: DeviceActivity's own types cannot be made by hand.
struct DeviceUsage {
  var person: String?
  /// The calendar unit that a segment spans: an hour, a day or a week.
  var unit = Calendar.Component.day
  var lastUpdated: Date?
  var segments: [Usage] = []
}

/// One segment of a device's activity.
struct Usage {
  let interval: DateInterval
  var screenTime: TimeInterval = 0
  var firstPickup: Date?
  var pickupsWithoutApplication = 0
  var categories: [CategoryUsage] = []
}

/// A category's time in a segment, and what it was spent on.
struct CategoryUsage {
  let name: String
  var duration: TimeInterval = 0
  var items: [ItemUsage] = []
}

/// An application or web domain.
struct ItemUsage: Identifiable {
  let id: String
  let name: String
  var category = ""
  var duration: TimeInterval = 0
  var pickups = 0
  var notifications = 0

  mutating func add(_ other: Self) {
    duration += other.duration
    pickups += other.pickups
    notifications += other.notifications
  }
}
