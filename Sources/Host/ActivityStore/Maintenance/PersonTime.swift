internal import CivilCalendar

/// What one person did on all devices together.
///
/// The time is the union over the devices, as Apple's own "all devices" is: two screens in use at
/// once count once. Pickups and notifications add up.
package struct PersonTime: Hashable, Sendable {
  /// Milliseconds of screen time.
  package var screen: Int64 = 0
  /// Whether the time may be less, since of several devices only hourly sums are known.
  package var isUpperBound = false
  package var pickups: Int64 = 0
  package var notifications: Int64 = 0

  package init() {}

  static func += (a: inout PersonTime, b: PersonTime) {
    a.screen += b.screen
    a.isUpperBound = a.isUpperBound || b.isUpperBound
    a.pickups += b.pickups
    a.notifications += b.notifications
  }
}

/// Adds up a person's devices quarter by quarter.
///
/// Only where two devices were in use within the same quarter of an hour is the raw history read.
package final class PersonTimeline {
  private let store: Store
  private let devices: [DeviceUser]
  private var uses: [UseKey: [Interval]] = [:]

  private struct UseKey: Hashable {
    var deviceUser: Int64
    var day: Int64
  }

  /// - Parameter devices: The pairs of one user.
  package init(_ store: Store, devices: [DeviceUser]) {
    self.store = store
    self.devices = devices
  }

  /// Days of UTC that are added up at once.
  private static let daysAtOnce: Int64 = 32

  /// Calls the body with each quarter of an hour that has activity, in order.
  ///
  /// - Parameter span: Bins, seconds since 1970 divided by 900.
  package func forEachBin(
    in span: Range<Int64>,
    _ body: (_ bin: Int64, PersonTime) throws -> Void
  ) throws {
    guard let known = try store.binSpan(of: devices) else { return }
    let span = span.clamped(to: known)
    var start = span.lowerBound
    while start < span.upperBound {
      let next = start.flooredQuotient(by: ActivityBin.perDay) + Self.daysAtOnce
      let end = min(span.upperBound, next * ActivityBin.perDay)
      try forEachBin(inPart: start..<end, body)
      start = end
    }
  }

  private func forEachBin(
    inPart span: Range<Int64>,
    _ body: (_ bin: Int64, PersonTime) throws -> Void
  ) throws {
    var sums: [Int64: PersonTime] = [:]
    var active: [Int64: [(device: Int, screen: Int32)]] = [:]
    for (index, device) in devices.enumerated() {
      try store.forEachBin(of: device, in: span) { bin in
        sums[bin.index, default: PersonTime()].add(bin)
        if bin.screen.milliseconds > 0 {
          active[bin.index, default: []].append((index, bin.screen.milliseconds))
        }
      }
    }
    uses.removeAll(keepingCapacity: true)
    for (bin, var sum) in sums.sorted(by: { $0.key < $1.key }) {
      let parts = active[bin] ?? []
      if parts.count > 1 {
        (sum.screen, sum.isUpperBound) = try union(of: parts, in: bin)
      } else {
        sum.screen = parts.first.map { Int64($0.screen) } ?? 0
      }
      try body(bin, sum)
    }
  }

  /// The union of several devices' use in a bin; what is known as a sum only is added.
  private func union(
    of parts: [(device: Int, screen: Int32)],
    in bin: Int64
  ) throws -> (Int64, Bool) {
    let start = bin * ActivityBin.milliseconds
    let span = Interval(start, start + ActivityBin.milliseconds)
    let day = bin.flooredQuotient(by: ActivityBin.perDay)
    var exact: [Interval] = []
    var sums: Int64 = 0
    for part in parts {
      let deviceUser = devices[part.device].number
      if try store.isSummed(bin, deviceUser) {
        sums += Int64(part.screen)
      } else {
        exact += try use(of: deviceUser, day: day).intersection([span])
      }
    }
    let most = exact.union().duration + sums
    return (min(most, ActivityBin.milliseconds), sums > 0)
  }

  /// When a device was in use on a day.
  private func use(of deviceUser: Int64, day: Int64) throws -> [Interval] {
    let key = UseKey(deviceUser: deviceUser, day: day)
    if let known = uses[key] { return known }
    let use = try store.sessions(deviceUser, day: day).map(\.interval).union()
    uses[key] = use
    return use
  }
}

extension PersonTime {
  fileprivate mutating func add(_ bin: ActivityBin) {
    pickups += Int64(bin.pickupsWithoutApplication)
    for item in bin.items {
      pickups += Int64(item.pickups)
      notifications += Int64(item.notifications)
    }
  }
}

extension Store {
  /// The bins from the first to the last of some devices; nil where they have none.
  package func binSpan(of devices: [DeviceUser]) throws -> Range<Int64>? {
    var span: Range<Int64>?
    for device in devices {
      let statement = try statement(
        "SELECT min(bin), max(bin), count(*) FROM bins WHERE device_user = ?"
      )
      try statement.bind([.integer(device.number)])
      defer { statement.reset() }
      guard try statement.step(), statement.int64(2) > 0 else { continue }
      let (first, last) = (statement.int64(0), statement.int64(1))
      guard first.magnitude < Self.binLimit, last.magnitude < Self.binLimit else {
        throw StoreError.damaged("table bins: bins \(first) to \(last)")
      }
      span = min(span?.lowerBound ?? first, first)..<max(span?.upperBound ?? last + 1, last + 1)
    }
    return span
  }

  /// Bins after the year 10,000 are not the store's own.
  private static let binLimit: UInt64 = 300_000_000
}
