/// Closes the gaps that watchers leave between events.
///
/// The rule is that of ActivityWatch since 2026: events of one subject that overlap or are at most
/// five seconds apart become one; a gap of at most five seconds between different subjects is split
/// at its middle; where different subjects overlap, the later event cuts the earlier one.
enum Flood {
  /// Gaps up to this many milliseconds are the watchers' own, and are closed.
  static let pulse: Int64 = 5_000

  /// Turns events in order into disjoint spans in order.
  static func apply(_ events: [TrackEvent], counting days: Range<Int64>) -> Result {
    var result = Result()
    guard var open = events.first else { return result }
    result.spans.reserveCapacity(events.count)
    for event in events.dropFirst() {
      if continues(open, event) {
        open.extend(to: event.end)
        if days.contains(event.start) { result.merged += 1 }
      } else if event.duration == 0, event.start < open.end {
        // It has no time, and no gap gives it any.
        if days.contains(event.start) { result.zeros += 1 }
      } else {
        let next = separate(&open, event)
        result.keep(open, counting: days)
        open = next
      }
    }
    result.keep(open, counting: days)
    return result
  }

  /// Spans, and what happened to the events that begin on the days that count.
  struct Result {
    var spans: [TrackEvent] = []
    var merged = 0
    var zeros = 0

    fileprivate mutating func keep(_ span: TrackEvent, counting days: Range<Int64>) {
      if span.duration > 0 {
        spans.append(span)
      } else if days.contains(span.start) {
        zeros += 1
      }
    }
  }

  private static func continues(_ open: TrackEvent, _ event: TrackEvent) -> Bool {
    event.key == open.key && event.start <= open.end + pulse
      && event.end - open.start <= Int64(Int32.max)
  }

  /// Ends the open span where the event begins, as far as they touch.
  ///
  /// - Returns: The event, which may begin earlier.
  private static func separate(_ open: inout TrackEvent, _ event: TrackEvent) -> TrackEvent {
    let gap = event.start - open.end
    guard gap <= pulse else { return event }
    let border = gap > 0 ? open.end + gap / 2 : max(open.start, event.start)
    open.duration = Int32(clamping: border - open.start)
    return TrackEvent(
      start: border,
      duration: Int32(clamping: event.end - border),
      key: event.key
    )
  }
}
