/// Makes the activity of one day from the raw tracks of a device.
///
/// The result depends on nothing but the events of the day, the day before and the day after, so it is
/// the same in whatever order and parts they were imported. docs/semantics.md has the rules.
struct DayNormalizer {
  /// The events of the three days, in order.
  var tracks: [Track: [TrackEvent]]
  /// From when on it is recorded that someone was there; nil where nothing records it.
  var presenceSince: Int64?
  /// What is wanted, in milliseconds since 1970: the day, and what follows on it.
  var span: Interval
  /// The day, whose events are counted.
  var counted: Range<Int64>
  /// The identifier of a subject, which does not depend on the order of imports as its number does.
  var identifier: (UInt32) throws -> String

  /// What the day comes to.
  struct Outcome {
    /// Disjoint for each subject; zero stands for use of nothing that is known.
    var sessions: [DayActivity.Session] = []
    /// Events that continued the one before them.
    var merged = 0
    /// Events without time.
    var zeros = 0
  }

  func outcome() throws -> Outcome {
    var outcome = Outcome()
    let windows = try flooded(.windows, &outcome)
    let pages = try shownPages(windows, &outcome)
    let presence = presence(pages)
    let present = presenceSince.map { (presence + before($0)).union() }
    for spans in [windows] + pages { add(spans, during: present, to: &outcome) }
    add(try flooded(.phone, &outcome), during: nil, to: &outcome)
    for spans in united(.visits) { add(spans, during: present, to: &outcome) }
    for spans in united(.sessions) { add(spans, during: lit(), to: &outcome) }
    for spans in united(.screen) { add(spans, during: nil, to: &outcome) }
    return outcome
  }

  private func flooded(_ track: Track, _ outcome: inout Outcome) throws -> [TrackEvent] {
    guard var events = tracks[track], !events.isEmpty else { return [] }
    try orderRivals(&events)
    let flooded = Flood.apply(events, counting: counted)
    outcome.merged += flooded.merged
    outcome.zeros += flooded.zeros
    return flooded.spans
  }

  /// Puts events that begin at the same moment in order: the longest comes last and so stays.
  private func orderRivals(_ events: inout [TrackEvent]) throws {
    var first = 0
    for index in events.indices.dropFirst() where events[index].start != events[index - 1].start {
      if index - first > 1 { try order(&events[first..<index]) }
      first = index
    }
    if events.count - first > 1 { try order(&events[first...]) }
  }

  private func order(_ rivals: inout ArraySlice<TrackEvent>) throws {
    let names = try rivals.map { (event: $0, name: try identifier($0.subject)) }
    let ordered = names.sorted {
      ($0.event.duration, $0.name, $0.event.key & 1)
        < ($1.event.duration, $1.name, $1.event.key & 1)
    }
    for (index, rival) in zip(rivals.indices, ordered) { rivals[index] = rival.event }
  }

  /// The pages of each track while a window of their browser is in front.
  private func shownPages(
    _ windows: [TrackEvent],
    _ outcome: inout Outcome
  ) throws -> [[TrackEvent]] {
    var shown: [[TrackEvent]] = []
    for track in tracks.keys.sorted(by: { $0.name < $1.name }) {
      guard case .pages(let browser) = track else { continue }
      let pages = try flooded(track, &outcome)
      let fronts = try fronts(windows, of: BrowserFamily(named: browser))
      guard !fronts.isEmpty else { continue }
      var parts: [TrackEvent] = []
      pages.forEachPart(during: fronts) { parts.append($0) }
      shown.append(parts)
    }
    return shown
  }

  /// When windows of a browser were in front.
  private func fronts(_ windows: [TrackEvent], of browser: BrowserFamily) throws -> [Interval] {
    var known: [UInt32: Bool] = [:]
    var fronts: [Interval] = []
    for window in windows {
      let isFront =
        try known[window.subject] ?? browser.matches(application: identifier(window.subject))
      known[window.subject] = isFront
      if isFront { fronts.append(window.interval) }
    }
    return fronts.union()
  }

  /// When someone was there, as far as it is known.
  private func presence(_ shownPages: [[TrackEvent]]) -> [Interval] {
    let audible = shownPages.joined().filter(\.isAudible).map(\.interval)
    return (intervals(.presence) + intervals(.screen) + audible).union()
  }

  /// Before the first record of presence nothing says that nobody was there.
  private func before(_ moment: Int64) -> [Interval] {
    moment > span.start ? [Interval(span.start, moment)] : []
  }

  /// When the display can have been on; nil where nothing says when it was not.
  private func lit() -> [Interval]? {
    let off = intervals(.displayOff)
    return off.isEmpty ? nil : span.without(off)
  }

  /// The union of each subject's events: many that overlap would be cut many times over.
  private func united(_ track: Track) -> [[TrackEvent]] {
    Dictionary(grouping: tracks[track] ?? [], by: \.key).sorted { $0.key < $1.key }.map {
      key,
      events in
      events.map(\.interval).union().map { interval in
        TrackEvent(start: interval.start, duration: Int32(clamping: interval.duration), key: key)
      }
    }
  }

  private func intervals(_ track: Track) -> [Interval] {
    (tracks[track] ?? []).map(\.interval).union()
  }

  private func add(
    _ events: [TrackEvent],
    during intervals: [Interval]?,
    to outcome: inout Outcome
  ) {
    let span = span
    func keep(_ event: TrackEvent) {
      guard let part = event.interval.intersection(span) else { return }
      outcome.sessions.append(DayActivity.Session(subject: event.subject, interval: part))
    }
    if let intervals {
      events.forEachPart(during: intervals, keep)
    } else {
      events.forEach(keep)
    }
  }
}

extension [TrackEvent] {
  /// Calls the body with each part of events in order that lies in disjoint intervals in order.
  ///
  /// The events may overlap each other.
  ///
  /// - Complexity: O(parts + events + log n); what lies before or behind the others costs nothing.
  func forEachPart(during intervals: [Interval], _ body: (TrackEvent) -> Void) {
    guard let start = first?.start else { return }
    var next = intervals.partitioningIndex { $0.end > start }
    for event in self {
      while next < intervals.count, intervals[next].end <= event.start { next += 1 }
      var index = next
      while index < intervals.count, intervals[index].start < event.end {
        let start = Swift.max(event.start, intervals[index].start)
        let end = Swift.min(event.end, intervals[index].end)
        body(TrackEvent(start: start, duration: Int32(clamping: end - start), key: event.key))
        index += 1
      }
    }
  }
}

extension Array {
  /// The index of the first element for which a condition holds that holds for all behind it too.
  fileprivate func partitioningIndex(where belongs: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
