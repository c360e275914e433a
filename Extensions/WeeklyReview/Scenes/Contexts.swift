import DeviceActivity
import SwiftUI

extension DeviceActivityReport.Context {
  /// The week's figures, its days and its people.
  static let overview = Self("Overview")
  /// Use by hour and weekday.
  static let heatMap = Self("Heat Map")
  /// The last week and the one before, category by category.
  static let trends = Self("Trends")
  /// The longest unbroken uses of a device.
  static let longestSessions = Self("Longest Sessions")
  /// Each person's time, device by device.
  static let family = Self("Family")
}
