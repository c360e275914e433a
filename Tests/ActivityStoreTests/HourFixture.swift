import ActivityStore
import CivilCalendar
import ExtensionProtocol

extension StoreFixture {
  /// 2026-11-02 08:00 UTC.
  static let eight: Int64 = 1_793_606_400

  /// An hour of sums; times are in minutes after eight o'clock, durations in seconds.
  struct Hour {
    var start: Double = 0
    var screen: Int64
    var items: [(ImportedSubject, Int64, pickups: Int64, notifications: Int64)] = []
    var categories: [(String, Int64)] = []
    var firstPickup: Double?
    var pickups: Int64 = 0
    var longest: (Double, Double)?
    var lastEvent: Double?
  }

  /// Adds an hour of which only sums are known.
  func add(_ hour: Hour, device: ImportedDevice = StoreFixture.phone) throws {
    func time(_ minutes: Double) -> Int64 {
      Self.eight * 1_000 + Int64((minutes * 60_000).rounded())
    }
    try store.write { writer in
      var block = HourBlock()
      block.screen = hour.screen * 1_000
      block.pickupsWithoutApplication = hour.pickups
      block.firstPickup = hour.firstPickup.map(time)
      block.longest = hour.longest.map { Interval(time($0.0), time($0.1)) }
      block.lastEvent = hour.lastEvent.map(time) ?? 0
      block.items = try hour.items.map {
        HourBlock.Item(
          subject: try writer.subject($0.0),
          duration: $0.1 * 1_000,
          pickups: $0.pickups,
          notifications: $0.notifications
        )
      }
      block.categories = try hour.categories.map {
        HourBlock.Item(subject: try writer.number(ofCategory: $0.0), duration: $0.1 * 1_000)
      }
      try writer.add(
        block,
        at: time(hour.start) / ActivityBin.milliseconds,
        of: try writer.deviceUser(Self.owner, device)
      )
    }
  }
}
