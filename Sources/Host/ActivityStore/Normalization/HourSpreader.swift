/// Spreads the sums of an hour over its four quarters.
///
/// The longest session is put where it was; the rest of the screen time fills what is free, and all
/// else follows the screen time. The quarters add up to the hour exactly.
struct HourSpreader {
  private let hour: Int64
  private let block: HourBlock
  private let origin: Int64
  private static let count = 4

  /// - Parameter hour: Hours since 1970.
  init(_ block: HourBlock, hour: Int64) {
    self.block = block
    self.hour = hour
    origin = hour * HourBlock.milliseconds
  }

  /// The quarters that have activity.
  func bins() -> [ActivityBin] {
    let screen = screen()
    var bins = (0..<Self.count).map { index in
      var bin = ActivityBin(index: hour * Int64(Self.count) + Int64(index))
      bin.screen.milliseconds = Int32(clamping: screen[index])
      place(session(in: index), of: screen[index], in: &bin)
      return bin
    }
    if let pickup = block.firstPickup, pickup >= origin, pickup < origin + HourBlock.milliseconds {
      let offset = pickup - origin
      bins[Int(offset / ActivityBin.milliseconds)].firstPickup =
        Int32(offset % ActivityBin.milliseconds)
    }
    for item in block.items + block.categories { add(item, to: &bins, screen) }
    for (index, share) in shares(of: block.pickupsWithoutApplication, by: screen).enumerated() {
      bins[index].pickupsWithoutApplication = Int32(clamping: share)
    }
    return bins.filter { !$0.isEmpty }
  }

  private func add(_ item: HourBlock.Item, to bins: inout [ActivityBin], _ screen: [Int64]) {
    // More time than the screen was on, as for music, is spread evenly.
    let weights = item.duration > screen.reduce(0, +) ? [1, 1, 1, 1] : screen
    let durations = shares(of: item.duration, by: weights)
    let pickups = shares(of: item.pickups, by: screen)
    let notifications = shares(of: item.notifications, by: screen)
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

  /// The part of the longest session in a quarter.
  private func session(in index: Int) -> Interval? {
    let start = origin + Int64(index) * ActivityBin.milliseconds
    return block.longest?.intersection(Interval(start, start + ActivityBin.milliseconds))
  }

  private func place(_ session: Interval?, of screen: Int64, in bin: inout ActivityBin) {
    let start = bin.index * ActivityBin.milliseconds
    guard let session, session.duration <= screen else { return }
    bin.screen.longestStart = Int32(clamping: session.start - start)
    bin.screen.longest = Int32(clamping: session.duration)
    if session.start == start { bin.screen.lead = bin.screen.longest }
    if session.end == start + ActivityBin.milliseconds { bin.screen.tail = bin.screen.longest }
  }

  /// The screen time of each quarter.
  private func screen() -> [Int64] {
    var left = block.screen
    let sessions = (0..<Self.count).map { index in
      let part = min(left, session(in: index)?.duration ?? 0)
      left -= part
      return part
    }
    let free = sessions.map { ActivityBin.milliseconds - $0 }
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
