/// Closes the gaps that watchers leave between events.
///
/// The rule is that of ActivityWatch since 2026: events of one subject that overlap or are at most
/// five seconds apart become one; a gap of at most five seconds between different subjects is split
/// at its middle; where different subjects overlap, the later event cuts the earlier one.
enum Flood {
  /// Turns events into disjoint spans in order.
  static func apply(_ events: inout [Span]) -> EventCounts {
    events.sort(by: precedes)
    var counts = EventCounts()
    guard var open = events.first else { return counts }
    var previous = open
    // Spans take the place of the events that they came from, which are never fewer.
    var kept = 0
    func keep(_ span: Span) {
      if span.duration > 0 {
        events[kept] = span
        kept += 1
      } else {
        counts.zeros += 1
      }
    }
    for index in events.indices.dropFirst() {
      let event = events[index]
      defer { previous = event }
      if event == previous {
        counts.duplicates += 1
      } else if continues(open, event) {
        open.extend(to: event.end)
        counts.merged += 1
      } else {
        let next = separate(&open, event)
        keep(open)
        open = next
      }
    }
    keep(open)
    events.removeLast(events.count - kept)
    return counts
  }

  /// Events in order of time; the order is the same however the file had them.
  private static func precedes(_ a: Span, _ b: Span) -> Bool {
    if a.start != b.start { return a.start < b.start }
    if a.duration != b.duration { return a.duration < b.duration }
    return a.subject < b.subject
  }

  private static func continues(_ open: Span, _ event: Span) -> Bool {
    event.subject == open.subject && event.start <= open.end + EventList.pulse
      && event.end - open.start <= Int64(Int32.max)
  }

  /// Ends the open span where the event begins, as far as they touch.
  ///
  /// - Returns: The event, which may begin earlier.
  private static func separate(_ open: inout Span, _ event: Span) -> Span {
    let gap = event.start - open.end
    guard gap <= EventList.pulse else { return event }
    let border = gap > 0 ? open.end + gap / 2 : max(open.start, event.start)
    open.duration = Int32(clamping: border - open.start)
    return Span(
      start: border,
      duration: Int32(clamping: event.end - border),
      subject: event.subject
    )
  }
}
