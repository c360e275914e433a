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
  /// An event is known by its start and subject; of two that differ in nothing but the duration the
  /// longer stays, since a watcher makes its last event longer and longer.
  func united(with new: [TrackEvent], _ counts: inout TrackCounts) -> [TrackEvent] {
    let new = new.inOrder()
    var result: [TrackEvent] = []
    result.reserveCapacity(count + new.count)
    var old = makeIterator()
    var next = old.next()
    for event in new {
      while let known = next, TrackEvent.precedes(known, event), !known.isSame(event) {
        result.append(known)
        next = old.next()
      }
      if let known = next, known.isSame(event) {
        result.append(known)
        next = old.next()
      }
      if let last = result.indices.last, result[last].isSame(event) {
        if result[last].duration < event.duration {
          result[last].duration = event.duration
          counts.extended += 1
        } else {
          counts.known += 1
        }
      } else {
        result.append(event)
        counts.added += 1
      }
    }
    while let known = next {
      result.append(known)
      next = old.next()
    }
    return result
  }

  private func inOrder() -> [TrackEvent] {
    for (a, b) in zip(self, dropFirst()) where !TrackEvent.precedes(a, b) {
      return sorted(by: TrackEvent.precedes)
    }
    return self
  }
}

extension TrackEvent {
  fileprivate func isSame(_ other: TrackEvent) -> Bool { start == other.start && key == other.key }
}
