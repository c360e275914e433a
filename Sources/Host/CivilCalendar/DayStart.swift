/// The time of the local clock at which days begin.
///
/// People who stay up late count the hours after midnight to the evening before; ActivityWatch
/// begins its days at 04:00, GNOME at 03:00. It is a multiple of fifteen minutes, as the bins are
/// that activity is summed in.
package struct DayStart: Hashable, Sendable {
  /// Seconds after midnight as the clock shows them.
  package let seconds: Int64

  package static let midnight = DayStart(seconds: 0)

  private init(seconds: Int64) { self.seconds = seconds }

  /// Reads a time such as `04:00`; nil where it is not one, or no multiple of fifteen minutes.
  package init?(_ text: String) {
    var text = text
    let minutes = text.withUTF8 { bytes -> Int64? in
      var cursor = DigitCursor(bytes)
      let minutes = cursor.minutes()
      return cursor.isAtEnd ? minutes : nil
    }
    guard let minutes, minutes % 15 == 0 else { return nil }
    seconds = minutes * 60
  }
}
