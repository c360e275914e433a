internal import CivilCalendar

/// Spreads the sums of an hour over its four quarters.
///
/// The longest session is put where it was; the rest of the screen time fills what is free before the
/// last event, and all else follows the screen time. The quarters add up to the hour exactly.
struct HourSpreader {
  private let first: Int64
  private let block: HourBlock
  private let origin: Int64
  /// The longest session within the hour, which is no longer than the screen was in use.
  private let longest: Interval?
  /// The time of each quarter in which something can have happened.
  private let room: [Int64]
  private static let count = Int(HourBlock.bins)

  /// - Parameter first: The hour's first bin.
  init(_ block: HourBlock, first: Int64) {
    self.block = block
    self.first = first
    origin = first * ActivityBin.milliseconds
    let hour = Interval(origin, origin + HourBlock.milliseconds)
    longest = block.longest?.wholeSeconds.intersection(hour)?.shortened(to: block.screen, in: hour)
    let last = block.lastEvent > origin ? max(block.lastEvent, longest?.end ?? 0) : hour.end
    room = Self.room(in: hour, until: last, for: block.screen)
  }

  /// How much of each quarter lies before the last event, where that can be all there was.
  private static func room(in hour: Interval, until last: Int64, for screen: Int64) -> [Int64] {
    let known = Interval(hour.start, last).intersection(hour)
    let whole = known.map { $0.duration >= screen ? $0 : hour } ?? hour
    return (0..<count).map { index in
      let start = hour.start + Int64(index) * ActivityBin.milliseconds
      let quarter = Interval(start, start + ActivityBin.milliseconds)
      return whole.intersection(quarter)?.duration ?? 0
    }
  }

  /// The quarters that have activity.
  func bins() -> [ActivityBin] {
    let screen = screen()
    var bins = (0..<Self.count).map { index in
      var bin = ActivityBin(index: first + Int64(index))
      bin.screen.milliseconds = Int32(clamping: screen[index])
      if let session = session(in: index) { place(session, in: &bin) }
      return bin
    }
    if let pickup = block.firstPickup, pickup >= origin, pickup < origin + HourBlock.milliseconds {
      let offset = pickup - origin
      bins[Int(offset / ActivityBin.milliseconds)].firstPickup =
        Int32(offset % ActivityBin.milliseconds)
    }
    let weights = block.screen > 0 ? screen : room
    for item in block.items + block.categories { add(item, to: &bins, weights) }
    for (index, share) in shares(of: block.pickupsWithoutApplication, by: weights).enumerated() {
      bins[index].pickupsWithoutApplication = Int32(clamping: share)
    }
    return bins.filter { !$0.isEmpty }
  }

  private func add(_ item: HourBlock.Item, to bins: inout [ActivityBin], _ weights: [Int64]) {
    let durations = durations(of: item.duration, by: weights)
    let pickups = shares(of: item.pickups, by: weights)
    let notifications = shares(of: item.notifications, by: weights)
    for index in bins.indices
    where durations[index] > 0 || pickups[index] > 0 || notifications[index] > 0 {
      bins[index].items.append(
        ActivityBin.Item(
          subject: item.subject,
          milliseconds: Int32(clamping: durations[index]),
          pickups: Int32(clamping: pickups[index]),
          notifications: Int32(clamping: notifications[index])
        )
      )
    }
  }

  /// The shares of a time, none of which is longer than a quarter.
  ///
  /// What was used for longer than the screen was, as music is, is spread over all the time there is.
  private func durations(of time: Int64, by weights: [Int64]) -> [Int64] {
    if time <= weights.reduce(0, +) { return shares(of: time, by: weights) }
    if time <= room.reduce(0, +) { return shares(of: time, by: room) }
    return shares(of: time, by: [1, 1, 1, 1])
  }

  /// The part of the longest session in a quarter.
  private func session(in index: Int) -> Interval? {
    let start = origin + Int64(index) * ActivityBin.milliseconds
    return longest?.intersection(Interval(start, start + ActivityBin.milliseconds))
  }

  private func place(_ session: Interval, in bin: inout ActivityBin) {
    let start = bin.index * ActivityBin.milliseconds
    bin.screen.longestStart = Int32(clamping: session.start - start)
    bin.screen.longest = Int32(clamping: session.duration)
    if session.start == start { bin.screen.lead = bin.screen.longest }
    if session.end == start + ActivityBin.milliseconds { bin.screen.tail = bin.screen.longest }
  }

  /// The screen time of each quarter.
  private func screen() -> [Int64] {
    let sessions = (0..<Self.count).map { session(in: $0)?.duration ?? 0 }
    let left = block.screen - sessions.reduce(0, +)
    let free = zip(room, sessions).map { max(0, $0 - $1) }
    return zip(sessions, shares(of: left, by: free)).map { $0 + $1 }
  }

  /// Splits an amount in proportion to weights, evenly where all are zero; the shares add up to it.
  private func shares(of amount: Int64, by weights: [Int64]) -> [Int64] {
    let total = weights.reduce(0, +)
    let weights = total > 0 ? weights : Array(repeating: 1, count: Self.count)
    let sum = total > 0 ? total : Int64(Self.count)
    var (seen, given) = (Int64(0), Int64(0))
    return weights.map { weight in
      seen += weight
      let upTo = amount * seen / sum
      defer { given = upTo }
      return upTo - given
    }
  }
}

extension Interval {
  /// The whole seconds of an interval.
  fileprivate var wholeSeconds: Interval {
    Interval(-(-start).flooredQuotient(by: 1_000) * 1_000, end.flooredQuotient(by: 1_000) * 1_000)
  }

  /// A part of at most some length; where the interval goes on outside the hour, it still does.
  fileprivate func shortened(to length: Int64, in hour: Interval) -> Interval? {
    guard length > 0 else { return nil }
    guard duration > length else { return self }
    let goesOn = end == hour.end && start > hour.start
    return goesOn ? Interval(end - length, end) : Interval(start, start + length)
  }
}
