import DeviceActivity
import SwiftUI

extension DeviceActivityReport.Context {
  /// Everything on one page.
  static let summary = Self("Summary")
  /// The last week: a bar a day, stacked by category, with the daily average.
  static let week = Self("Week")
  /// The last day: a bar an hour, stacked by category.
  static let day = Self("Day")
  /// Applications, web sites and categories by time.
  static let mostUsed = Self("Most Used")
  /// How often the devices were picked up, and for what.
  static let pickups = Self("Pickups")
  /// Which applications asked for attention, and how often.
  static let notifications = Self("Notifications")
}
