internal import CivilCalendar

/// Events of one track that wait to be written, by the day they begin on.
package final class TrackBuffer {
  package let track: Track
  let deviceUser: Int64
  private(set) var count = 0
  /// Whether its events are use of something.
  package var needsSubject: Bool {
    switch track {
    case .presence, .screen, .displayOff: false
    default: true
    }
  }
  private var days: [Int64: [TrackEvent]] = [:]
  /// The day that events are being added to; most come in order.
  private var open: [TrackEvent] = []
  private var day: Int64 = .min
  private var span: Range<Int64> = 0..<0

  /// What lies before this moment is not wanted; milliseconds since 1970.
  private let floor: Int64

  init(_ track: Track, _ deviceUser: Int64, floor: Int64) {
    self.track = track
    self.deviceUser = deviceUser
    self.floor = floor
  }

  /// Takes an event; false where it is not wanted.
  func append(_ event: TrackEvent) -> Bool {
    var event = event
    if event.start < floor {
      // What reaches over the moment keeps the part behind it, and may still grow.
      guard event.end > floor else { return false }
      event = TrackEvent(start: floor, duration: Int32(clamping: event.end - floor), key: event.key)
    }
    if !span.contains(event.start) { turn(to: event.start.flooredQuotient(by: IntervalCoding.day)) }
    open.append(event)
    count += 1
    return true
  }

  private func turn(to next: Int64) {
    if !open.isEmpty { days[day] = open }
    day = next
    open = days.removeValue(forKey: next) ?? []
    span = next * IntervalCoding.day..<(next + 1) * IntervalCoding.day
  }

  /// Hands out what has been added, in the order of the days, and forgets it.
  func take() -> [(day: Int64, events: [TrackEvent])] {
    if !open.isEmpty { days[day] = open }
    let taken = days.sorted { $0.key < $1.key }.map { (day: $0.key, events: $0.value) }
    days = [:]
    open = []
    span = 0..<0
    count = 0
    return taken
  }
}
