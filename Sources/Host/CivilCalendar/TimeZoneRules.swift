/// The offsets of one time zone at every instant.
///
/// Instants are seconds since 1970 in UTC. Foundation's zones need ICU, whose start alone costs
/// more than a whole report; this reads the system's zone data instead.
package struct TimeZoneRules: Hashable, Sendable {
  /// The IANA identifier.
  package let identifier: String
  /// Instants at which the offset changes, ascending.
  private let transitions: [Int64]
  /// One more than the transitions.
  private let offsets: [Int64]
  private let rule: PosixTimeZoneRule?

  /// Coordinated universal time; it needs no zone data.
  package static let utc = TimeZoneRules(fixedOffset: 0, identifier: "UTC")

  /// Makes a zone with one offset, in seconds east of UTC.
  package init(fixedOffset: Int64, identifier: String) {
    self.identifier = identifier
    transitions = []
    offsets = [fixedOffset]
    rule = nil
  }

  init(identifier: String, contents: TZifReader.Contents) {
    self.identifier = identifier
    transitions = contents.transitions
    offsets = contents.offsets
    rule = contents.rule
  }

  /// Seconds east of UTC at an instant.
  package func offset(at instant: Int64) -> Int64 { period(at: instant).offset }

  /// The stretch of unchanged offset that holds an instant.
  func period(at instant: Int64) -> OffsetPeriod {
    let next = firstTransition(after: instant)
    if next == transitions.count, let rule {
      var period = rule.period(at: instant)
      period.start = max(period.start, transitions.last ?? .min)
      return period
    }
    return OffsetPeriod(
      start: next > 0 ? transitions[next - 1] : .min,
      end: next < transitions.count ? transitions[next] : .max,
      offset: offsets[next]
    )
  }

  /// Index of the first transition after an instant, found by halving.
  private func firstTransition(after instant: Int64) -> Int {
    var low = 0
    var high = transitions.count
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= instant { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first instant at which local clocks show a time or a later one.
  ///
  /// A time that the clocks skip gives the instant of the skip; one that they show twice gives the
  /// first.
  ///
  /// - Parameter local: Seconds since 1970 as the local clock counts them.
  func firstInstant(local: Int64) -> Int64 {
    // No offset exceeds 26 hours, so the search begins before the wanted instant.
    var period = period(at: local &- 93_600)
    while true {
      let candidate = max(period.start, local &- period.offset)
      if candidate < period.end || period.end == .max { return candidate }
      period = self.period(at: period.end)
    }
  }
}
