import Foundation

extension TimeInterval {
  /// "5h 12m", or "48s" below a minute.
  var brief: String {
    let units: Set<Duration.UnitsFormatStyle.Unit> = self < 60 ? [.seconds] : [.hours, .minutes]
    return Duration.seconds(self).formatted(
      .units(allowed: units, width: .narrow, fractionalPart: .hide(rounded: .down))
    )
  }
}

extension Double {
  /// "12%", without a sign.
  var percentage: String {
    magnitude.formatted(.percent.precision(.fractionLength(0)))
  }
}

extension Date {
  /// "14:00", "Week of 2 Nov" or "Monday, 2 Nov", as a stretch that begins then is called.
  func name(of unit: Calendar.Component) -> String {
    switch unit {
    case .hour: formatted(.dateTime.hour().minute())
    case .weekOfYear: "Week of " + formatted(.dateTime.day().month())
    default: formatted(.dateTime.weekday(.wide).day().month())
    }
  }
}

extension Period {
  var averageTitle: String { unit == .weekOfYear ? "Weekly Average" : "Daily Average" }
}

extension ScreenTimeSummary {
  /// "Emma and Noah · 3 devices".
  var subject: String {
    let devices = deviceCount == 1 ? "1 device" : "\(deviceCount) devices"
    return people.isEmpty ? devices : "\(people.formatted(.list(type: .and))) · \(devices)"
  }
}
