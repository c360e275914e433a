import SwiftUI

extension TimeInterval {
  /// "5h 12m", or "48s" below a minute.
  var brief: String {
    format(self < 60 ? [.second] : [.hour, .minute])
  }

  /// "5h 12m 8s".
  var exact: String {
    format([.hour, .minute, .second])
  }

  private func format(_ units: NSCalendar.Unit) -> String {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = units
    formatter.unitsStyle = .abbreviated
    formatter.zeroFormattingBehavior = .dropAll
    return formatter.string(from: self) ?? "0s"
  }
}
