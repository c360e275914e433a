/// What an hour can have at most.
extension HourBlock {
  /// More pickups or notifications of one kind than an hour has.
  package static let countLimit: Int64 = 10_000

  /// The block without what no hour that begins at this time can have.
  ///
  /// - Parameter start: Milliseconds since 1970.
  func limited(start: Int64) -> HourBlock {
    var block = self
    let day = IntervalCoding.day
    block.screen = Self.limited(screen, to: Self.milliseconds)
    block.items = items.map(\.limited)
    block.categories = categories.map(\.limited)
    block.pickupsWithoutApplication = Self.limited(pickupsWithoutApplication, to: Self.countLimit)
    block.firstPickup = firstPickup.flatMap { time in
      time >= start && time < start + Self.milliseconds ? time : nil
    }
    // A session that goes on for days is known to have filled the hour, which is all that counts.
    block.longest = longest?.intersection(Interval(max(0, start - day), start + day))
    block.lastEvent = Self.limited(lastEvent, to: start + day)
    return block
  }

  fileprivate static func limited(_ number: Int64, to limit: Int64) -> Int64 {
    min(max(0, number), limit)
  }
}

extension HourBlock.Item {
  fileprivate var limited: HourBlock.Item {
    HourBlock.Item(
      subject: subject,
      duration: HourBlock.limited(duration, to: HourBlock.milliseconds),
      pickups: HourBlock.limited(pickups, to: HourBlock.countLimit),
      notifications: HourBlock.limited(notifications, to: HourBlock.countLimit)
    )
  }
}
