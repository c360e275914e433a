internal import CivilCalendar
package import ExtensionProtocol

extension ActivityQuery {
  /// Calls the body with reports of a few segments each, so that a history of any length takes little
  /// memory: those of the first user and device in order, then those of the next.
  ///
  /// - Throws: As ``reports(from:)`` does, and what the body throws.
  package func forEachReport(
    from source: any ActivitySource,
    segmentsAtOnce count: Int = 256,
    _ body: (ActivityReport) throws -> Void
  ) throws {
    let segments = try segments()
    let items = try ItemFilter(self, source)
    for deviceUser in try selectedDeviceUsers(source.deviceUsers()) {
      for start in stride(from: 0, to: segments.count, by: count) {
        var builder = ReportBuilder(source, deviceUser, items, ReportBudget())
        let part = Array(segments[start..<min(start + count, segments.count)])
        try body(try builder.report(segment, part, now: now))
      }
    }
  }

  /// Calls the body with each person that the query lets through, and what all devices that it lets
  /// through come to in each segment.
  package func forEachPerson(
    in store: Store,
    _ body: (ActivityReport.User, [(segment: Range<Int64>, time: PersonTime)]) throws -> Void
  ) throws {
    let segments = try segments()
    let selected = try selectedDeviceUsers(try store.deviceUsers())
    for group in try store.byPerson(selected) {
      var times = segments.map { (segment: $0, time: PersonTime()) }
      var index = 0
      if let first = segments.first, let last = segments.last, let user = group.first?.user {
        let length = ActivityBin.seconds
        // As in a report, what begins behind `now` is not there yet.
        let end = min(last.upperBound, now + length - 1).flooredQuotient(by: length)
        let start = first.lowerBound.flooredQuotient(by: length)
        let span = start..<max(start, end)
        try PersonTimeline(store, devices: group).forEachBin(in: span) { bin, time in
          let start = bin * ActivityBin.seconds
          while start >= times[index].segment.upperBound, index + 1 < times.count { index += 1 }
          if times[index].segment.contains(start) { times[index].time += time }
        }
        try body(user, times)
      }
    }
  }
}
