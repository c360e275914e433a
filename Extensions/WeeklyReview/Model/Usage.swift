import Foundation

/// What one device was used for, as plain values: DeviceActivity's own types cannot be made by hand.
struct DeviceUsage {
  var person: String?
  var isChild = false
  var device: String?
  /// The calendar unit that a segment spans: an hour, a day or a week.
  var unit = Calendar.Component.day
  var segments: [Usage] = []
}

/// One segment of a device's activity.
struct Usage {
  let interval: DateInterval
  var screenTime: TimeInterval = 0
  var longestActivity: DateInterval?
  var pickups = 0
  var notifications = 0
  var categories: [String: TimeInterval] = [:]

  /// What the categories account for, at most the time that the screen was on.
  ///
  /// Without a filter that is the screen time. A filter by application, category or web domain leaves
  /// a segment's total as it is, so the total alone would tell of more than is shown.
  var duration: TimeInterval { min(screenTime, categories.values.reduce(0, +)) }
}
