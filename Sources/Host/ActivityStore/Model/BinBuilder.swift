internal import CivilCalendar

/// Cuts raw activity into bins.
///
/// Time is united before it is cut: per subject, per category, and over all subjects for the screen.
/// So no bin of any of them exceeds fifteen minutes, however the sources overlap.
package struct BinBuilder {
  private let first: Int64
  private var bins: [ActivityBin]
  /// Where the subjects of each bin are, once a pickup or notification asked for one.
  private var places: [Int: [UInt32: Int]] = [:]

  /// Calls the body with the bins of a day that have activity, in order.
  ///
  /// - Parameters:
  ///   - span: The bins to make; activity outside is left out.
  ///   - category: The category of an application or web domain.
  package static func forEachBin(
    of day: DayActivity,
    in span: Range<Int64>,
    category: (UInt32) throws -> UInt32,
    _ body: (ActivityBin) throws -> Void
  ) rethrows {
    var builder = BinBuilder(span)
    try builder.addSessions(day.sessions, category)
    for pickup in day.pickups { builder.add(pickup: pickup) }
    for notification in day.notifications { builder.add(notification: notification) }
    for bin in builder.bins where !bin.isEmpty { try body(bin) }
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
    var byCategory: [DayActivity.Session] = []
    byCategory.reserveCapacity(sessions.count)
    var last: (subject: UInt32, category: UInt32)?
    try Self.forEachUnited(sessions) { session in
      // Use of nothing that is known is screen time only.
      guard session.subject != 0 else { return }
      add(session)
      if last?.subject != session.subject {
        last = (session.subject, try category(session.subject))
      }
      let category = last?.category ?? session.subject
      byCategory.append(DayActivity.Session(subject: category, interval: session.interval))
    }
    Self.forEachUnited(byCategory) { add($0) }
    let all = sessions.map { DayActivity.Session(subject: 0, interval: $0.interval) }
    Self.forEachUnited(all) { session in
      cut(session.interval) { bin, start, end in bin.screen.add(from: start, to: end) }
    }
  }

  /// Calls the body with the union of each subject's sessions, by subject and time.
  private static func forEachUnited(
    _ sessions: [DayActivity.Session],
    _ body: (DayActivity.Session) throws -> Void
  ) rethrows {
    var open: DayActivity.Session?
    for session in ordered(sessions) where session.interval.duration > 0 {
      if let known = open, known.subject == session.subject,
        session.interval.start <= known.interval.end
      {
        open?.interval.end = max(known.interval.end, session.interval.end)
      } else {
        if let open { try body(open) }
        open = session
      }
    }
    if let open { try body(open) }
  }

  private static func ordered(_ sessions: [DayActivity.Session]) -> [DayActivity.Session] {
    let isOrdered = !zip(sessions, sessions.dropFirst()).contains { precedes($1, $0) }
    return isOrdered ? sessions : sessions.sorted(by: precedes)
  }

  private static func precedes(_ a: DayActivity.Session, _ b: DayActivity.Session) -> Bool {
    a.subject == b.subject ? a.interval.start < b.interval.start : a.subject < b.subject
  }

  private mutating func add(_ session: DayActivity.Session) {
    let subject = session.subject
    cut(session.interval) { bin, start, end in
      if let last = bin.items.indices.last, bin.items[last].subject == subject {
        bin.items[last].milliseconds += end - start
      } else {
        if bin.items.isEmpty { bin.items.reserveCapacity(8) }
        bin.items.append(ActivityBin.Item(subject: subject, milliseconds: end - start))
      }
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
    if places[bin] == nil {
      places[bin] = Dictionary(
        bins[bin].items.enumerated().map { ($0.element.subject, $0.offset) },
        uniquingKeysWith: { first, _ in first }
      )
    }
    if let known = places[bin]?[subject] { return known }
    let place = bins[bin].items.count
    bins[bin].items.append(ActivityBin.Item(subject: subject, milliseconds: 0))
    places[bin]?[subject] = place
    return place
  }
}
