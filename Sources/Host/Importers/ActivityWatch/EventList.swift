/// A stretch of use in little memory: an event as a bucket has it, or what came of several.
struct Span: Hashable {
  /// Milliseconds since 1970.
  var start: Int64
  /// Milliseconds.
  var duration: Int32
  /// What was in use, as a number of the import.
  var subject: UInt32

  var end: Int64 { start + Int64(duration) }

  /// Moves the end, at most twenty-four days after the start.
  mutating func extend(to end: Int64) {
    duration = Int32(clamping: max(Int64(duration), end - start))
  }
}

/// The events of a bucket, with neighbours in the file that continue each other already joined.
///
/// Watchers write an event per change of a title; what is in use changes far less often.
struct EventList {
  /// Gaps up to this many milliseconds are the watchers' own, and are closed.
  static let pulse: Int64 = 5_000

  /// Which way the file's events run in time.
  private enum Direction { case unknown, forward, backward, mixed }

  private(set) var spans: [Span] = []
  private(set) var counts = EventCounts()
  /// What was added last, as the file has it.
  private var last: Span?
  private var direction = Direction.unknown
  private let joinsNeighbours: Bool

  /// - Parameter joinsNeighbours: False for a list that is known to be in no order.
  init(joinsNeighbours: Bool = true) { self.joinsNeighbours = joinsNeighbours }

  /// Whether events were joined before the list turned out to be in no order.
  ///
  /// What lies between them in time may have come later, so the list has to be made again without.
  var joinedTooEarly: Bool { direction == .mixed && counts.merged > 0 }

  mutating func append(_ event: Span) {
    defer { last = event }
    guard let last, let index = spans.indices.last else { return spans.append(event) }
    if event == last {
      counts.duplicates += 1
      return
    }
    noteDirection(from: last, to: event)
    // Only in a list that runs one way are neighbours in the file neighbours in time.
    guard joinsNeighbours, direction == .forward || direction == .backward,
      event.start != last.start, event.subject == spans[index].subject
    else { return spans.append(event) }
    let open = spans[index]
    let gap = direction == .forward ? event.start - open.end : open.start - event.end
    let start = min(open.start, event.start)
    let length = max(open.end, event.end) - start
    guard gap <= Self.pulse, length <= Int64(Int32.max) else { return spans.append(event) }
    counts.merged += 1
    spans[index].start = start
    spans[index].duration = Int32(length)
  }

  private mutating func noteDirection(from last: Span, to event: Span) {
    guard event.start != last.start else { return }
    let step: Direction = event.start > last.start ? .forward : .backward
    if direction == .unknown { direction = step } else if direction != step { direction = .mixed }
  }

  /// Puts the events in order and closes the gaps between them.
  mutating func flood() { counts.add(Flood.apply(&spans)) }
}

/// What was joined or left out on the way.
struct EventCounts: Hashable {
  var merged = 0
  var duplicates = 0
  var zeros = 0

  mutating func add(_ other: EventCounts) {
    merged += other.merged
    duplicates += other.duplicates
    zeros += other.zeros
  }
}
