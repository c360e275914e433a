import DeviceActivity
import SwiftUI

extension DeviceActivityReport.Context {
  /// Screen time per segment, stacked by category.
  static let barGraph = Self("Bar Graph")
  /// The share of each category.
  static let pieChart = Self("Pie Chart")
  /// The figures of the whole interval.
  static let totalActivity = Self("Total Activity")
  /// The applications and web domains used longest.
  static let topApps = Self("Top Apps")
  /// Pickups and notifications.
  static let pickups = Self("Pickups")
}
