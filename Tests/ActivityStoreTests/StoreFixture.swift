import ActivityStore
import CivilCalendar
import ExtensionProtocol
import Foundation

/// A store in a folder of its own, which goes with it.
final class StoreFixture {
  let folder: URL
  let path: String
  let store: Store

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID())")
    path = folder.appending(path: "deep/activity.sqlite").path
    store = try Store.openOrCreate(path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  static let owner = ImportedUser(
    identifier: "owner",
    user: ActivityReport.User(givenName: "Robin"),
    isOwner: true
  )
  static let laptop = ImportedDevice(
    identifier: "laptop",
    device: ActivityReport.Device(name: "laptop", model: .mac)
  )
  static let phone = ImportedDevice(
    identifier: "phone",
    device: ActivityReport.Device(name: "phone", model: .iPhone)
  )

  /// One line of activity: a subject, and minutes after a moment.
  struct Use {
    var subject: ImportedSubject
    var from: Double
    var to: Double

    init(_ subject: ImportedSubject, _ from: Double, _ to: Double) {
      (self.subject, self.from, self.to) = (subject, from, to)
    }
  }

  static let mail = ImportedSubject(
    kind: .application,
    identifier: "mail",
    name: "Mail",
    category: "Productivity & Finance"
  )
  static let notes = ImportedSubject(
    kind: .application,
    identifier: "notes",
    name: "Notes",
    category: "Productivity & Finance"
  )
  static let plans = ImportedSubject(
    kind: .application,
    identifier: "plans",
    name: "Plans",
    category: "Productivity & Finance"
  )
  static let game = ImportedSubject(
    kind: .application,
    identifier: "game",
    name: "Game",
    category: "Games"
  )
  static let site = ImportedSubject(
    kind: .webDomain,
    identifier: "example.org",
    name: nil,
    category: "Other"
  )

  /// Adds uses, unlocks (minutes), pickups and notifications (minutes and subject).
  func add(
    at origin: Int64,
    _ uses: [Use] = [],
    unlocks: [Double] = [],
    pickups: [(Double, ImportedSubject?)] = [],
    notifications: [(Double, ImportedSubject)] = [],
    user: ImportedUser = StoreFixture.owner,
    device: ImportedDevice = StoreFixture.laptop
  ) throws {
    func time(_ minutes: Double) -> Int64 { origin * 1_000 + Int64((minutes * 60_000).rounded()) }
    try store.write { writer in
      var activity = DayActivity()
      for use in uses {
        activity.sessions.append(
          DayActivity.Session(
            subject: try writer.subject(use.subject),
            interval: Interval(time(use.from), time(use.to))
          )
        )
      }
      activity.unlocks = unlocks.map(time)
      activity.pickups = try pickups.map {
        DayActivity.Moment(time: time($0.0), subject: try $0.1.map(writer.subject))
      }
      activity.notifications = try notifications.map {
        DayActivity.Moment(time: time($0.0), subject: try writer.subject($0.1))
      }
      try writer.add(activity, for: try writer.deviceUser(user, device))
    }
  }

  /// An app that may read the activity of everybody who is no child.
  func authorizedApp(_ identifier: String = "/usr/bin/app") throws -> AppReading {
    _ = try store.decide(.approved, identifier, for: .individual, now: 1_800_000_000)
    return try store.reading(for: identifier)
  }

  /// The reports of a period given as the command line takes it, from the store itself or as an app
  /// reads it.
  func reports(
    _ period: String,
    _ segment: ActivityReport.SegmentKind = .hourly,
    from source: (any ActivitySource)? = nil,
    zone: TimeZoneRules = .utc,
    firstWeekday: Int = 2,
    dayStart: DayStart = .midnight,
    users: ActivityQuery.Users = .all,
    devices: ActivityQuery.Devices = .all,
    applications: Set<String> = [],
    categories: Set<String> = [],
    webDomains: Set<String> = [],
    tokens: Set<[UInt8]> = [],
    includesUnused: Bool = false,
    now: Int64 = 1_900_000_000
  ) throws -> [ActivityReport] {
    try ActivityQuery(
      interval: try zone.period(
        period,
        now: now,
        firstWeekday: firstWeekday,
        dayStart: dayStart
      ),
      segment: segment,
      zone: zone,
      firstWeekday: firstWeekday,
      dayStart: dayStart,
      users: users,
      devices: devices,
      applications: applications,
      categories: categories,
      webDomains: webDomains,
      tokens: tokens,
      includesUnused: includesUnused,
      now: now
    ).reports(from: source ?? store)
  }
}

extension ActivityReport {
  /// What a segment has of a subject, in seconds; nil where it does not mention it.
  func seconds(_ name: String, in segment: Int = 0) -> Int64? {
    for category in segments[segment].categories {
      if subjects[category.category].name == name { return category.duration / 1_000 }
      for item in category.applications where subjects[item.application].identifier == name {
        return item.duration / 1_000
      }
      for item in category.webDomains where subjects[item.webDomain].identifier == name {
        return item.duration / 1_000
      }
    }
    return nil
  }

  /// What a segment has of an application.
  func application(_ name: String, in segment: Int = 0) -> ApplicationActivity? {
    segments[segment].categories.flatMap(\.applications)
      .first { subjects[$0.application].identifier == name }
  }

  /// Totals in seconds.
  var totals: [Int64] { segments.map { $0.totalDuration / 1_000 } }
}
