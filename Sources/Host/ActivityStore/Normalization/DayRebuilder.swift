internal import CivilCalendar

/// Writes what reports read of the days that a writer has changed.
final class DayRebuilder {
  private let writer: StoreWriter
  private let store: Store
  private let builder: DayBuilder

  init(_ writer: StoreWriter) {
    self.writer = writer
    store = writer.store
    builder = DayBuilder(store)
  }

  var merged: Int { builder.merged }
  var zeros: Int { builder.zeros }

  func rebuildChangedDays() throws {
    var affected = writer.changedDays
    try addDaysBeforePresence(to: &affected)
    try addDevicesOfSharedPages(to: &affected)
    for (deviceUser, days) in affected.sorted(by: { $0.key < $1.key }) {
      guard try store.hasDevice(deviceUser) else { continue }
      if let day = days.first(where: { !StoreVerifier.possibleDays.contains($0) }) {
        throw StoreError.damaged("day \(day)")
      }
      // A day depends on its neighbours: gaps are closed and events reach across midnight.
      let all = days.union(days.map { $0 - 1 }).union(days.map { $0 + 1 })
      for day in all.sorted() { try rebuild(day, deviceUser) }
    }
  }

  /// Where presence is recorded from an earlier moment on, days up to the one before count anew.
  private func addDaysBeforePresence(to affected: inout [Int64: Set<Int64>]) throws {
    for (deviceUser, first) in writer.firstPresence.sorted(by: { $0.key < $1.key }) {
      let known = try store.presenceSince(deviceUser)
      guard first < known ?? .max else { continue }
      try store.statement("UPDATE device_users SET presence_since = ? WHERE id = ?")
        .run([.integer(first), .integer(deviceUser)])
      let last = known.map { $0.flooredQuotient(by: IntervalCoding.day) } ?? .max
      affected[deviceUser, default: []]
        .formUnion(try store.trackDays(of: deviceUser).filter { $0 <= last })
    }
  }

  /// Pages whose device nobody knows count on each desktop of their user.
  private func addDevicesOfSharedPages(to affected: inout [Int64: Set<Int64>]) throws {
    for (deviceUser, days) in affected.sorted(by: { $0.key < $1.key }) {
      for other in try store.devicesSharing(deviceUser) {
        affected[other, default: []].formUnion(days)
      }
    }
  }

  private func rebuild(_ day: Int64, _ deviceUser: Int64) throws {
    try store.clearDay(day, deviceUser)
    let content = try builder.content(of: day, deviceUser)
    let insertSession = try store.statement(
      "INSERT INTO sessions (device_user, day, subject, intervals) VALUES (?, ?, ?, ?)"
    )
    for (subject, intervals) in content.sessions {
      let record = IntervalCoding.encode(intervals, day: day)
      guard record.count <= StoreLimits.recordLength else {
        throw StoreError.tooMuch("a day has \(intervals.count) sessions of one subject")
      }
      try insertSession.run([
        .integer(deviceUser), .integer(day), .integer(Int64(subject)), .blob(record),
      ])
    }
    let insertBin = try store.statement(
      "INSERT INTO bins (device_user, bin, activity) VALUES (?, ?, ?)"
    )
    for bin in content.bins {
      let record = BinCoding.encode(bin)
      guard bin.items.count <= StoreLimits.itemsPerBin, record.count <= StoreLimits.recordLength
      else {
        throw StoreError.tooMuch(
          "a quarter of an hour has \(bin.items.count) applications, web domains and categories"
        )
      }
      try insertBin.run([.integer(deviceUser), .integer(bin.index), .blob(record)])
    }
  }
}
