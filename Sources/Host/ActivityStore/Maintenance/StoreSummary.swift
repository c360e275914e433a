package import CivilCalendar
package import ExtensionProtocol

/// What a store holds, for people.
package struct StoreSummary: Sendable {
  package var version: Int64
  /// Bytes of the file and of the log beside it.
  package var size: Int64
  package var people: [Person]
  /// Raw events by the name of their track, pickups and the like included.
  package var events: [(name: String, count: Int64)]
  package var applications: Int64
  package var webDomains: Int64
  package var categories: Int64
  /// Categories that the user chose.
  package var overrides: Int64
  package var sources: [StoredSource]
  /// Apps and extensions that were asked about.
  package var apps: [AuthorizedApp]

  /// A user and the devices.
  package struct Person: Sendable {
    package var user: ActivityReport.User
    package var devices: [Device]
    /// All devices together.
    package var total: PersonTime
  }

  /// A user's activity on one device.
  package struct Device: Sendable {
    package var device: ActivityReport.Device
    /// Days of the zone that have activity.
    package var days: Int
    /// From the first quarter of an hour with activity to the end of the last; nil without any.
    package var span: Range<Int64>?
    package var time: PersonTime
    /// What begins before this second was deleted and is not taken again; zero where nothing was.
    package var floor: Int64
  }
}

extension Store {
  /// Counts what the store holds, as it is at one moment.
  ///
  /// - Parameter zone: Whose days are counted.
  package func summary(zone: TimeZoneRules) throws -> StoreSummary {
    try snapshot {
      let (applications, domains, categories) = try subjectCounts()
      return StoreSummary(
        version: try database.number("PRAGMA user_version"),
        size: StoreLocation.size(database.path) + StoreLocation.size(database.path + "-wal"),
        people: try people(zone),
        events: try eventCounts() + momentCounts(),
        applications: applications,
        webDomains: domains,
        categories: categories,
        overrides: try database.number("SELECT count(*) FROM overrides"),
        sources: try sources(),
        apps: try apps()
      )
    }
  }

  private func subjectCounts() throws -> (Int64, Int64, Int64) {
    func count(_ kind: ActivityReport.Subject.Kind) throws -> Int64 {
      try database.number(
        "SELECT count(*) FROM subjects WHERE kind = \(kind.rawValue) AND id = canonical"
      )
    }
    return (try count(.application), try count(.webDomain), try count(.category))
  }

  private func people(_ zone: TimeZoneRules) throws -> [StoreSummary.Person] {
    let floors = Dictionary(
      try rows("SELECT id, floor FROM device_users") { ($0.int64(0), $0.int64(1) / 1_000) }
    ) { first, _ in first }
    return try byPerson(try deviceUsers()).map { pairs in
      StoreSummary.Person(
        user: pairs[0].user,
        devices: try pairs.map { try device($0, floor: floors[$0.number] ?? 0, zone) },
        total: try PersonTimeline(self, devices: pairs).total()
      )
    }
  }

  /// The pairs of each person, none of them empty, in their order.
  func byPerson(_ pairs: [DeviceUser]) throws -> [[DeviceUser]] {
    let users = Dictionary(
      try rows("SELECT id, user FROM device_users") { ($0.int64(0), $0.int64(1)) }
    ) { first, _ in first }
    var order: [Int64] = []
    var groups: [Int64: [DeviceUser]] = [:]
    for pair in pairs {
      let user = users[pair.number] ?? 0
      if groups[user] == nil { order.append(user) }
      groups[user, default: []].append(pair)
    }
    return order.compactMap { groups[$0] }
  }

  private func device(
    _ pair: DeviceUser,
    floor: Int64,
    _ zone: TimeZoneRules
  ) throws -> StoreSummary.Device {
    var days = 0
    var day = Int64.min..<Int64.min
    var time = PersonTime()
    try PersonTimeline(self, devices: [pair]).forEachBin(in: .min..<Int64.max) { bin, part in
      time += part
      let start = bin * ActivityBin.seconds
      guard !day.contains(start) else { return }
      day = zone.interval(of: .day, holding: start, firstWeekday: 1)
      days += 1
    }
    let span = try binSpan(of: [pair])
    return StoreSummary.Device(
      device: pair.device,
      days: days,
      span: span.map {
        $0.lowerBound * ActivityBin.seconds..<$0.upperBound * ActivityBin.seconds
      },
      time: time,
      floor: floor
    )
  }

  /// Events of each kind of track; what varies with the browser is one kind.
  private func eventCounts() throws -> [(name: String, count: Int64)] {
    let statement = try database.prepare("SELECT track, events FROM tracks")
    var counts: [String: Int64] = [:]
    while try statement.step() {
      let name = statement.text(0) ?? ""
      let kind = name.split(separator: ":").first.map(String.init) ?? name
      counts[kind, default: 0] += statement.withBlob(1) { TrackCoding.count($0) }
    }
    counts["hours"] = try database.number("SELECT count(*) FROM hours")
    return counts.filter { $0.value > 0 }.sorted { $0.key < $1.key }
      .map { (name: $0.key, count: $0.value) }
  }

  private func momentCounts() throws -> [(name: String, count: Int64)] {
    let names: [(MomentKind, String)] = [
      (.pickup, "pickups"), (.notification, "notifications"), (.unlock, "unlocks"),
    ]
    return try names.map { kind, name in
      let sql = "SELECT count(*) FROM moments WHERE kind = \(kind.rawValue)"
      return (name: name, count: try database.number(sql))
    }.filter { $0.count > 0 }
  }
}

extension PersonTimeline {
  /// Everything that is known of the person.
  package func total() throws -> PersonTime {
    var total = PersonTime()
    try forEachBin(in: .min..<Int64.max) { _, part in total += part }
    return total
  }
}

extension TrackCoding {
  /// How many events a row has, each of which is three numbers.
  static func count(_ bytes: UnsafeRawBufferPointer) -> Int64 {
    // A number ends with a byte below 0x80.
    var ends = 0
    for byte in bytes where byte < 0x80 { ends += 1 }
    return Int64(ends / 3)
  }
}
