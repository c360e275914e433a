internal import CivilCalendar
internal import ExtensionProtocol

/// What to delete from a store: what all of the conditions hold for.
package struct Deletion: Sendable {
  package var users: ActivityQuery.Users
  package var devices: ActivityQuery.Devices
  /// Only what begins before this second; nil for any time.
  package var before: Int64?
  /// Only these applications and web domains, by identifier or name; none for all activity.
  package var applications: Set<String>
  package var webDomains: Set<String>

  package init(
    users: ActivityQuery.Users = .all,
    devices: ActivityQuery.Devices = .all,
    before: Int64? = nil,
    applications: Set<String> = [],
    webDomains: Set<String> = []
  ) {
    self.users = users
    self.devices = devices
    self.before = before
    self.applications = applications
    self.webDomains = webDomains
  }
}

/// A deletion whose names have been found in a store.
package struct DeletionPlan: Sendable {
  /// The pairs of users and devices that lose activity.
  package var pairs: [Pair]
  /// Identifiers of the applications and web domains that are forgotten; empty for all activity.
  package var identifiers: [String]
  package var before: Int64?
  /// Whether there is nothing to delete.
  package var isEmpty: Bool
  /// The pairs that stand for pages whose device nobody knows.
  var shared: [Int64]
  /// The numbers behind the identifiers.
  var subjects: Set<UInt32>

  /// A user on a device.
  package struct Pair: Sendable {
    package var deviceUser: DeviceUser
    /// Days of UTC with activity that is, or may be, deleted.
    package var days: Int64
  }

  /// Whether users and devices go as a whole.
  package var isWhole: Bool { before == nil && subjects.isEmpty }
}

/// What became of a deletion's traces in the file.
package enum Scrubbing: Hashable, Sendable {
  /// The file has been written anew without them.
  case done
  /// Another process reads the store; traces are in its log until it ends and the next deletion.
  case inUse
  /// The file could not be written anew.
  case failed(StoreError)
}

extension Store {
  /// Finds what a deletion would delete.
  ///
  /// - Throws: ``QueryError`` where a name is unknown.
  package func plan(_ deletion: Deletion) throws -> DeletionPlan {
    let query = ActivityQuery(
      interval: 0..<1,
      zone: .utc,
      users: deletion.users,
      devices: deletion.devices,
      applications: deletion.applications,
      webDomains: deletion.webDomains,
      now: 1
    )
    return try snapshot {
      let selected = try query.selectedDeviceUsers(try deviceUsers())
      let named = try ItemFilter(query, self).named
      let subjects = try siblings(of: named)
      let shared = try shared(of: selected, isEverywhere: deletion.devices == .all)
      let isUsed = try (selected.map(\.number) + shared).contains {
        try hasHistory($0, before: deletion.before)
      }
      let end = min(deletion.before ?? Self.farFuture, Self.farFuture) * 1_000
      func mentions(_ pair: Int64) throws -> Bool {
        try subjects.isEmpty || PairHistory(self, pair).mentions(subjects, before: end)
      }
      let pairs = try selected.filter { try mentions($0.number) }
      let isLimited = deletion.users != .all || deletion.devices != .all || deletion.before != nil
      let isMentioned = try !pairs.isEmpty || shared.contains(where: mentions)
      return DeletionPlan(
        pairs: try pairs.map { pair in
          DeletionPlan.Pair(deviceUser: pair, days: try days(of: pair, before: deletion.before))
        },
        identifiers: try subjects.sorted().compactMap {
          try subject($0).subject.identifier
        }.withoutRepetition,
        before: deletion.before,
        isEmpty: selected.isEmpty
          || !isUsed && (deletion.before != nil || !subjects.isEmpty)
          || !subjects.isEmpty && isLimited && !isMentioned,
        shared: shared,
        subjects: subjects
      )
    }
  }

  /// Deletes what a plan names, wholly or not at all, and then its traces from the file.
  ///
  /// - Throws: ``StoreError``; the store is then as it was.
  package func delete(_ plan: DeletionPlan) throws -> Scrubbing {
    try database.execute("PRAGMA secure_delete = ON")
    try write { writer in try Deleting(writer, plan).run() }
    return scrub()
  }

  /// Writes the file anew, without what was once deleted from it.
  package func scrub() -> Scrubbing {
    statements.removeAll()
    do throws(StoreError) {
      try database.execute("VACUUM")
      let checkpoint = try database.prepare("PRAGMA wal_checkpoint(TRUNCATE)")
      return try checkpoint.step() && checkpoint.int64(0) == 0 ? .done : .inUse
    } catch {
      if case .locked = error { return .inUse }
      return .failed(error)
    }
  }

  /// The same applications and domains in other categories.
  private func siblings(of subjects: Set<UInt32>) throws -> Set<UInt32> {
    var found = subjects
    for subject in subjects {
      found.formUnion(
        try rows(
          "SELECT id FROM subjects WHERE canonical = (SELECT canonical FROM subjects WHERE id = ?)",
          [.integer(Int64(subject))]
        ) { UInt32(clamping: $0.int64(0)) }
      )
    }
    return found
  }

  private func days(of pair: DeviceUser, before: Int64?) throws -> Int64 {
    let end = before.map { ($0 + ActivityBin.seconds - 1).flooredQuotient(by: ActivityBin.seconds) }
    return try rows(
      """
      SELECT count(DISTINCT bin / \(ActivityBin.perDay)) FROM bins
      WHERE device_user = ? AND bin < ?
      """,
      [.integer(pair.number), .integer(end ?? .max)]
    ) { $0.int64(0) }.first ?? 0
  }

  private func hasHistory(_ pair: Int64, before: Int64?) throws -> Bool {
    let end = (before ?? Self.farFuture) * 1_000
    return try rows(
      """
      SELECT EXISTS (SELECT 1 FROM tracks WHERE device_user = ?1 AND day * \(IntervalCoding.day) < ?2)
        OR EXISTS (SELECT 1 FROM hours WHERE device_user = ?1 AND bin * \(ActivityBin.milliseconds) < ?2)
        OR EXISTS (SELECT 1 FROM moments WHERE device_user = ?1 AND time < ?2)
      """,
      [.integer(pair), .integer(end)]
    ) { $0.int64(0) }.first == 1
  }

  /// Behind every event; seconds since 1970.
  private static let farFuture: Int64 = 1 << 40

  /// Pages whose device nobody knows go with the user, not with one device.
  private func shared(of pairs: [DeviceUser], isEverywhere: Bool) throws -> [Int64] {
    guard isEverywhere else { return [] }
    return try Set(
      pairs.flatMap { pair in
        try rows(
          """
          SELECT s.id FROM device_users p JOIN device_users s ON s.user = p.user AND s.device = 0
          WHERE p.id = ?
          """,
          [.integer(pair.number)]
        ) { $0.int64(0) }
      }
    ).sorted()
  }
}
