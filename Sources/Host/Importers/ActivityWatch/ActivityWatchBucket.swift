/// One bucket's events, as far as activity is made of them.
struct ActivityWatchBucket {
  /// An event as its source has it.
  struct Event {
    /// Microseconds since 1970.
    var start: Int64 = 0
    /// Microseconds.
    var duration: Int64 = 0
    /// The application, or the page's domain.
    var subject: UInt32?
    var isActive = false
    var isAudible = false
    var isIncognito = false
  }

  let header: BucketHeader
  let kind: BucketHeader.Kind
  private(set) var list: EventList
  /// Milliseconds since 1970.
  private(set) var unlocks: [Int64] = []

  init(_ header: BucketHeader, joinsNeighbours: Bool = true) {
    self.header = header
    kind = header.kind
    list = EventList(joinsNeighbours: joinsNeighbours)
  }

  /// Takes an event, or counts why not.
  mutating func add(_ event: Event, now: Int64, _ report: inout ImportReport) {
    report.eventsRead += 1
    if kind == .afk && !event.isActive { return }
    guard let span = Self.span(event, now: now, &report) else { return }
    switch kind {
    case .unlock: unlocks.append(span.start)
    case .afk: list.append(span)
    case .window, .android:
      if event.subject == nil { report.drop(.nameless) } else { list.append(span) }
    case .web:
      if event.isIncognito {
        report.drop(.incognito)
      } else if event.subject == nil {
        report.drop(.noDomain)
      } else {
        list.append(span)
      }
    case .other: break
    }
  }

  /// The event in milliseconds, clamped to what can be.
  ///
  /// Audible pages have odd numbers, so that they stay apart from the silent ones.
  private static func span(
    _ event: Event,
    now: Int64,
    _ report: inout ImportReport
  ) -> Span? {
    if event.duration < 0 { report.drop(.negative) }
    let duration = max(0, event.duration)
    guard duration <= 86_400_000_000 else {
      report.drop(.overlong)
      return nil
    }
    guard event.start >= 0 else {
      report.drop(.beforeEpoch)
      return nil
    }
    guard event.start / 1_000_000 < now else {
      report.drop(.future)
      return nil
    }
    let start = event.start / 1_000
    let end = min((event.start + duration) / 1_000, now * 1_000)
    let subject = (event.subject ?? 0) << 1 | (event.isAudible ? 1 : 0)
    return Span(start: start, duration: Int32(clamping: end - start), subject: subject)
  }

  /// Puts the events in order and closes their gaps.
  mutating func finish(_ report: inout ImportReport) {
    list.flood()
    report.eventsMerged += list.counts.merged
    report.dropped[.duplicate, default: 0] += list.counts.duplicates
    report.dropped[.zero, default: 0] += list.counts.zeros
    report.dropped = report.dropped.filter { $0.value > 0 }
  }
}

extension Span {
  /// The number of the application or domain.
  var name: Int { Int(subject >> 1) }
  /// Whether the page played sound.
  var isAudible: Bool { subject & 1 == 1 }
}
