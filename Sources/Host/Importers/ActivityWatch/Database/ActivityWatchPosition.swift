/// How far a database of ActivityWatch was read before.
///
/// A server adds events with ever higher numbers, whatever time they are of, and makes the last event
/// of each bucket longer where it is. All others stay.
struct ActivityWatchPosition {
  private static let numberPart = "events"
  private static let timePart = "time"
  /// No event that is still growing began earlier before the last one's end; microseconds.
  private static let longest: Int64 = 86_400_000_000
  /// The ends of events that are growing at one moment are no further apart; microseconds.
  private static let margin: Int64 = 3_600_000_000

  /// The highest number of an event.
  private(set) var number: Int64
  /// The latest end of an event; microseconds since 1970.
  private var end: Int64

  /// Where events that may have become longer begin and end at the earliest; microseconds since 1970.
  var starts: Int64 { max(0, end - Self.longest) }
  var ends: Int64 { max(0, end - Self.margin) }

  /// Nil where the database was not read before.
  init?(_ recorder: Recorder) {
    guard let number = recorder.position(of: Self.numberPart), number >= 0,
      let end = recorder.position(of: Self.timePart), end >= 0
    else { return nil }
    self.number = number
    self.end = end
  }

  init() {
    number = 0
    end = 0
  }

  mutating func pass(_ number: Int64, _ time: EventTime, now: Int64) {
    self.number = max(self.number, number)
    let (end, overflow) = time.start.addingReportingOverflow(max(0, time.duration))
    // A clock that was wrong once must not hide what comes.
    if !overflow, end > self.end, end <= now { self.end = end }
  }

  func keep(in recorder: Recorder) {
    recorder.reached(number, of: Self.numberPart)
    recorder.reached(end, of: Self.timePart)
  }
}
