internal import CivilCalendar

/// Cuts raw activity into bins.
///
/// Time is united before it is cut: per subject, per category, and over all subjects for the screen.
/// So no bin of any of them exceeds fifteen minutes, however the sources overlap.
package struct BinBuilder {
  private let first: Int64
  private var bins: [ActivityBin]

  /// The bins of a day that have activity, in order.
  ///
  /// - Parameters:
  ///   - span: The bins to make; activity outside is left out.
  ///   - category: The category of an application or web domain.
  package static func bins(
    of day: DayActivity,
    in span: Range<Int64>,
    category: (UInt32) throws -> UInt32
  ) rethrows -> [ActivityBin] {
    var builder = BinBuilder(span)
    try builder.addSessions(day.sessions, category)
    for pickup in day.pickups { builder.add(pickup: pickup) }
    for notification in day.notifications { builder.add(notification: notification) }
    return builder.bins.filter { $0 != ActivityBin(index: $0.index) }
  }

  private init(_ span: Range<Int64>) {
    first = span.lowerBound
    // More than any local day has; a longer span would be a mistake of the caller.
    bins = span.prefix(128).map { ActivityBin(index: $0) }
  }

  private mutating func addSessions(
    _ sessions: [DayActivity.Session],
    _ category: (UInt32) throws -> UInt32
  ) rethrows {
    let ordered = sessions.sorted {
      ($0.subject, $0.interval.start) < ($1.subject, $1.interval.start)
    }
    var byCategory: [(category: UInt32, intervals: [Interval])] = []
    var all: [Interval] = []
    var index = 0
    while index < ordered.count {
      let subject = ordered[index].subject
      var intervals: [Interval] = []
      while index < ordered.count, ordered[index].subject == subject {
        intervals.append(ordered[index].interval)
        index += 1
      }
      let united = intervals.union()
      add(united, of: subject)
      all.append(contentsOf: united)
      let category = try category(subject)
      if let known = byCategory.firstIndex(where: { $0.category == category }) {
        byCategory[known].intervals.append(contentsOf: united)
      } else {
        byCategory.append((category, united))
      }
    }
    for (category, intervals) in byCategory { add(intervals.union(), of: category) }
    addScreen(all.union())
  }

  private mutating func add(_ intervals: [Interval], of subject: UInt32) {
    for interval in intervals {
      cut(interval) { bin, start, end in
        if let last = bin.items.indices.last, bin.items[last].subject == subject {
          bin.items[last].milliseconds += end - start
        } else {
          bin.items.append(ActivityBin.Item(subject: subject, milliseconds: end - start))
        }
      }
    }
  }

  private mutating func addScreen(_ intervals: [Interval]) {
    for interval in intervals {
      cut(interval) { bin, start, end in bin.screen.add(from: start, to: end) }
    }
  }

  /// Calls the body with each bin of an interval and the part in it, in milliseconds of the bin.
  private mutating func cut(
    _ interval: Interval,
    _ body: (inout ActivityBin, Int32, Int32) -> Void
  ) {
    let length = ActivityBin.milliseconds
    var start = max(interval.start, first * length)
    let end = min(interval.end, (first + Int64(bins.count)) * length)
    while start < end {
      let index = start.flooredQuotient(by: length)
      let origin = index * length
      let partEnd = min(end, origin + length)
      body(&bins[Int(index - first)], Int32(start - origin), Int32(partEnd - origin))
      start = partEnd
    }
  }

  private mutating func add(pickup: DayActivity.Moment) {
    guard let (index, offset) = place(pickup.time) else { return }
    bins[index].firstPickup = min(bins[index].firstPickup ?? .max, offset)
    if let subject = pickup.subject {
      bins[index].items[item(of: subject, in: index)].pickups += 1
    } else {
      bins[index].pickupsWithoutApplication += 1
    }
  }

  private mutating func add(notification: DayActivity.Moment) {
    guard let (index, _) = place(notification.time), let subject = notification.subject else {
      return
    }
    bins[index].items[item(of: subject, in: index)].notifications += 1
  }

  private func place(_ time: Int64) -> (index: Int, offset: Int32)? {
    let bin = time.flooredQuotient(by: ActivityBin.milliseconds)
    guard bin >= first, bin < first + Int64(bins.count) else { return nil }
    return (Int(bin - first), Int32(time - bin * ActivityBin.milliseconds))
  }

  private mutating func item(of subject: UInt32, in bin: Int) -> Int {
    if let known = bins[bin].items.firstIndex(where: { $0.subject == subject }) { return known }
    bins[bin].items.append(ActivityBin.Item(subject: subject, milliseconds: 0))
    return bins[bin].items.count - 1
  }
}
