internal import ActivityStore

/// An hour of one user on one device, as Apple's Screen Time store has it.
struct ScreenTimeBlock {
  /// The row of `ZUSAGE` that it belongs to.
  var usage: Int64
  /// The quarter of an hour that it begins with, counted since 1970.
  var bin: Int64
  /// Seconds of screen time.
  var screen: Int64
  /// Milliseconds since 1970, like all times here.
  var firstPickup: Int64?
  var pickupsWithoutApplication: Int64
  /// May begin before the hour and end after it.
  var longest: Interval?
  var lastEvent: Int64?
  /// Totals in seconds, by identifier; less than the sum of the items where two were on screen.
  var categories: [(identifier: String, seconds: Int64)] = []
  var timed: [TimedItem] = []
  var counted: [CountedItem] = []
  /// Items beyond those that an hour can have; they are left out.
  var beyondLimit = 0

  /// Seconds of screen time, as far as an hour can have them.
  var screenTime: Int64 { min(max(0, screen), 3_600) }

  /// What an application or web domain was used for.
  struct TimedItem {
    var category: String
    var name: ScreenTimeName
    var seconds: Int64
    /// Whether Apple trusts that it was shown.
    var isTrusted: Bool
  }

  /// Pickups and notifications of an application, which need not have been used.
  struct CountedItem {
    var application: String
    var pickups: Int64
    var notifications: Int64
  }
}

/// What a timed item is of.
enum ScreenTimeName: Hashable {
  case application(String)
  case webDomain(String)
}
