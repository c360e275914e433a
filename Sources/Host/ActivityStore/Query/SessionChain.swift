internal import CivilCalendar

/// Joins the unbroken stretches of consecutive bins and keeps the longest.
struct SessionChain {
  /// Milliseconds since 1970; the first of several that are equally long.
  private(set) var longest: Interval?
  private var open = Interval(.min, .min)

  mutating func add(_ screen: ActivityBin.ScreenUse, bin: Int64) {
    let start = bin * ActivityBin.milliseconds
    let end = start + ActivityBin.milliseconds
    if screen.lead > 0 {
      if open.end != start { open.start = start }
      open.end = start + Int64(screen.lead)
      consider(open)
    }
    let longestStart = start + Int64(screen.longestStart)
    consider(Interval(longestStart, longestStart + Int64(screen.longest)))
    if screen.tail > 0, open.end != end {
      open = Interval(end - Int64(screen.tail), end)
      consider(open)
    }
  }

  private mutating func consider(_ interval: Interval) {
    guard interval.start < interval.end else { return }
    let known = longest.map { $0.end - $0.start } ?? 0
    if interval.end - interval.start > known { longest = interval }
  }

  /// The longest session in whole seconds, never longer than it was; one within a second begins and
  /// ends with that.
  var seconds: (start: Int64, end: Int64)? {
    guard let longest else { return nil }
    let end = longest.end.flooredQuotient(by: 1_000)
    return (min(-(-longest.start).flooredQuotient(by: 1_000), end), end)
  }
}
