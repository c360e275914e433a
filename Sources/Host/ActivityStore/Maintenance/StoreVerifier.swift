internal import CivilCalendar
internal import ExtensionProtocol

/// Something in a store that is not as it must be.
package struct StoreProblem: Hashable, Sendable, CustomStringConvertible {
  /// Which rule is broken.
  package enum Rule: String, CaseIterable, Sendable {
    /// The file itself, as SQLite checks it.
    case integrity
    /// Rows that name others which are not there.
    case references
    /// Subjects, their categories and tokens.
    case subjects
    /// Raw events that were deleted, or that say more than is noted of their device.
    case events
    /// Sessions that do not follow from the raw events.
    case sessions
    /// Quarter hours that do not follow from the raw events.
    case bins
    /// Sums that cannot be: an item above its category, or more than an hour in an hour.
    case sums
  }

  package var rule: Rule
  package var detail: String

  package var description: String { "\(rule.rawValue): \(detail)" }
}

/// Checks every rule that a store keeps, and changes nothing.
///
/// Everything that reports read is made anew of the raw events, a day at a time, and compared.
package final class StoreVerifier {
  let store: Store
  private let progress: (_ done: Int, _ of: Int) -> Void
  /// The first problems; the rest are only counted.
  package private(set) var problems: [StoreProblem] = []
  package private(set) var problemCount = 0
  /// Days of devices that were compared.
  package private(set) var dayCount = 0
  let subjects: SubjectCache

  /// Problems that are kept; a store that breaks a rule once often does so everywhere.
  package static let keptProblems = 100

  /// - Parameter progress: Called now and then with the days that are done and all days.
  package init(_ store: Store, progress: @escaping (_ done: Int, _ of: Int) -> Void = { _, _ in }) {
    self.store = store
    self.progress = progress
    subjects = SubjectCache(store)
  }

  /// Checks all rules.
  ///
  /// - Throws: ``StoreError`` where the store cannot be read at all.
  package func run() throws {
    try store.snapshot {
      try checkIntegrity()
      guard problemCount == 0 else { return }
      try checkReferences()
      try checkDays()
    }
  }

  func report(_ rule: StoreProblem.Rule, _ detail: String) {
    problemCount += 1
    guard problems.count < Self.keptProblems else { return }
    problems.append(StoreProblem(rule: rule, detail: detail))
  }

  /// Runs a check; what it finds to be damaged is a problem, anything else an error.
  func examine(_ rule: StoreProblem.Rule, _ place: String = "", _ body: () throws -> Void) throws {
    do {
      try body()
    } catch StoreError.damaged(let what) {
      report(rule, place.isEmpty ? what : "\(place): \(what)")
    }
  }

  private func checkIntegrity() throws {
    try examine(.integrity) {
      for line in try store.rows("PRAGMA integrity_check(20)", row: { $0.text(0) ?? "" })
      where line != "ok" {
        report(.integrity, line)
      }
    }
  }

  private func checkDays() throws {
    var pairs: [(pair: DeviceUser, days: [Int64])] = []
    try examine(.references) {
      for pair in try store.deviceUsers() { pairs.append((pair, try days(of: pair.number))) }
    }
    try checkSharedPages()
    let total = pairs.reduce(0) { $0 + $1.days.count }
    for (pair, days) in pairs {
      let check = DayCheck(self, pair)
      for day in days {
        try check.run(day)
        dayCount += 1
        if dayCount % 16 == 0 { progress(dayCount, total) }
      }
    }
    progress(dayCount, total)
  }

  /// Pages whose device nobody knows have events, and nothing that reports read.
  private func checkSharedPages() throws {
    let shared = try store.rows("SELECT id FROM device_users WHERE device = 0") { $0.int64(0) }
    for number in shared {
      let pair = DeviceUser(
        number: number,
        user: ActivityReport.User(),
        device: ActivityReport.Device(name: "an unknown device", model: .mac),
        isOwner: false,
        lastUpdated: 0
      )
      let check = DayCheck(self, pair)
      try examine(.events) {
        for day in try days(of: number) { try check.runShared(day) }
      }
    }
  }

  /// The days on which a device has anything, or may have.
  private func days(of deviceUser: Int64) throws -> [Int64] {
    let perDay = ActivityBin.perDay
    let days = try store.rows(
      """
      SELECT day FROM tracks WHERE device_user = ?1
      UNION SELECT day + 1 FROM tracks WHERE device_user = ?1
      UNION SELECT t.day FROM tracks t JOIN device_users s ON s.id = t.device_user
        JOIN device_users p ON p.user = s.user WHERE s.device = 0 AND p.id = ?1
      UNION SELECT day FROM sessions WHERE device_user = ?1
      UNION SELECT bin / \(perDay) FROM bins WHERE device_user = ?1
      UNION SELECT bin / \(perDay) FROM hours WHERE device_user = ?1
      UNION SELECT (bin + \(HourBlock.bins - 1)) / \(perDay) FROM hours WHERE device_user = ?1
      UNION SELECT time / \(IntervalCoding.day) FROM moments WHERE device_user = ?1
      ORDER BY 1 LIMIT \(Self.dayLimit + 1)
      """,
      [.integer(deviceUser)]
    ) { $0.int64(0) }
    guard days.count <= Self.dayLimit else {
      throw StoreError.damaged("device_user \(deviceUser) has more than \(Self.dayLimit) days")
    }
    return days.filter { day in
      guard !Self.possibleDays.contains(day) else { return true }
      report(.events, "device_user \(deviceUser) has activity on day \(day), which no calendar has")
      return false
    }
  }

  /// The days of the years 1 to 9999.
  static let possibleDays: ClosedRange<Int64> = -719_162...2_932_896
  /// More days than from 1970 to 2200.
  private static let dayLimit = 84_000
}
