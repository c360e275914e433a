/// A made-up history of an exact number of events that ends at a fixed moment.
///
/// Days are the same in all histories of one pace, so the last week of a small one is the last week of
/// a large one.
struct History {
  /// 30 November 2026, a Monday, in days since 1970.
  static let endDay: Int64 = 20_787
  /// The same in seconds.
  static let end: Int64 = endDay * 86_400

  let events: Int
  /// How long a window stays in front, in milliseconds.
  let meanWindow: Int64
  let firstDay: Int64
  /// How many events of the first day are left out.
  private let excess: Int

  /// - Parameter pace: How long a window stays in front, in milliseconds.
  init(events: Int, pace: Int64) {
    self.events = events
    meanWindow = pace
    var count = 0
    var day = Self.endDay
    while count < events {
      day -= 1
      count += HistoryDay(day, meanWindow: pace).events.count
    }
    firstDay = day
    excess = count - events
  }

  var days: Int64 { Self.endDay - firstDay }

  func forEachEvent(_ body: (HistoryEvent) throws -> Void) rethrows {
    for day in firstDay..<Self.endDay {
      let events = HistoryDay(day, meanWindow: meanWindow).events
      for event in day == firstDay ? events.dropFirst(excess) : events[...] { try body(event) }
    }
  }
}
