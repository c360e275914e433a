/// One event of a track, in little memory.
package struct TrackEvent: Hashable, Sendable {
  /// Milliseconds since 1970.
  package var start: Int64
  /// Milliseconds.
  package var duration: Int32
  /// The subject and whether it played sound, in one number.
  var key: UInt32

  /// - Parameters:
  ///   - start: Milliseconds since 1970.
  ///   - duration: Milliseconds; a negative one is none.
  ///   - subject: An application or web domain, from ``StoreWriter/subject(_:)``; zero for a track
  ///     that has none.
  package init(start: Int64, duration: Int32, subject: UInt32 = 0, isAudible: Bool = false) {
    self.start = start
    self.duration = max(0, duration)
    key = subject << 1 | (isAudible ? 1 : 0)
  }

  init(start: Int64, duration: Int32, key: UInt32) {
    self.start = start
    self.duration = duration
    self.key = key
  }

  package var subject: UInt32 { key >> 1 }
  package var isAudible: Bool { key & 1 == 1 }
  package var end: Int64 { start + Int64(duration) }
  var interval: Interval { Interval(start, end) }

  /// Moves the end, at most twenty-four days after the start.
  mutating func extend(to end: Int64) {
    duration = Int32(clamping: max(Int64(duration), end - start))
  }

  /// The order of events: whatever order they came in, this one is the same.
  static func precedes(_ a: TrackEvent, _ b: TrackEvent) -> Bool {
    if a.start != b.start { return a.start < b.start }
    if a.key != b.key { return a.key < b.key }
    return a.duration < b.duration
  }
}

/// What became of events that were added.
package struct TrackCounts: Hashable, Sendable {
  /// Events that are new.
  package var added = 0
  /// Events that are there already.
  package var known = 0
  /// Events that are there and have become longer, as a watcher's last one does.
  package var extended = 0

  package init() {}
}

extension [TrackEvent] {
  /// The union of two sets of events, the first of which is in order.
  ///
  /// An event is known by its start and what was in use. Of two of different length the longer stays,
  /// since a watcher makes its last event longer and longer; of two of the same length that a rule
  /// puts into different categories, the new one.
  ///
  /// - Parameter canonical: The number that stands for a subject in all its categories.
  func united(
    with new: [TrackEvent],
    canonical: (UInt32) throws -> UInt32 = { $0 },
    _ counts: inout TrackCounts
  ) rethrows -> [TrackEvent] {
    var result: [TrackEvent] = []
    result.reserveCapacity(count + new.count)
    var next = startIndex
    for event in new.inOrder() {
      while next < endIndex, self[next].start <= event.start {
        result.append(self[next])
        next += 1
      }
      var place = result.endIndex
      var isKnown = false
      while place > 0, result[place - 1].start == event.start {
        place -= 1
        guard try result[place].isSame(event, canonical) else { continue }
        result.replace(place, by: event, &counts)
        isKnown = true
        break
      }
      if !isKnown {
        result.insertInOrder(event)
        counts.added += 1
      }
    }
    result += self[next...]
    return result
  }

  private mutating func replace(_ place: Int, by event: TrackEvent, _ counts: inout TrackCounts) {
    let known = self[place]
    guard
      event.duration > known.duration || event.duration == known.duration && event.key != known.key
    else { return counts.known += 1 }
    counts.extended += 1
    remove(at: place)
    insertInOrder(event)
  }

  /// Puts an event behind all that precede it, most of which do.
  private mutating func insertInOrder(_ event: TrackEvent) {
    var place = endIndex
    while place > 0, TrackEvent.precedes(event, self[place - 1]) { place -= 1 }
    insert(event, at: place)
  }

  private func inOrder() -> [TrackEvent] {
    for (a, b) in zip(self, dropFirst()) where !TrackEvent.precedes(a, b) {
      return sorted(by: TrackEvent.precedes)
    }
    return self
  }
}

extension TrackEvent {
  /// Whether two events of one start are the same but for their length and category.
  fileprivate func isSame(
    _ other: TrackEvent,
    _ canonical: (UInt32) throws -> UInt32
  ) rethrows -> Bool {
    if key == other.key { return true }
    guard isAudible == other.isAudible else { return false }
    return try canonical(subject) == canonical(other.subject)
  }
}
