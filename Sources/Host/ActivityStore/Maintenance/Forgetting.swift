internal import CivilCalendar
internal import ExtensionProtocol

/// Takes applications and web domains out of a device's history.
struct Forgetting {
  private let writer: StoreWriter
  private let store: Store
  private let subjects: Set<UInt32>
  private let before: Int64

  /// - Parameter before: Milliseconds since 1970; nil for any time.
  init(_ writer: StoreWriter, _ subjects: Set<UInt32>, before: Int64?) {
    self.writer = writer
    self.subjects = subjects
    self.before = before ?? .max
    store = writer.store
  }

  func run(_ pair: Int64) throws {
    try forgetEvents(of: pair)
    try forgetMoments(of: pair)
    try forgetHours(of: pair)
  }

  private func forgetEvents(of pair: Int64) throws {
    let last = before.flooredQuotient(by: IntervalCoding.day)
    for day in try store.trackDays(of: pair).sorted() where day <= last {
      for (track, events) in try store.tracks(of: day, pair) {
        let kept = events.filter { $0.start >= before || !subjects.contains($0.subject) }
        guard kept.count < events.count else { continue }
        try store.write(kept, track, day: day, pair)
        try note(day, pair)
      }
    }
  }

  private func forgetMoments(of pair: Int64) throws {
    for subject in subjects {
      let statement = try store.statement(
        "DELETE FROM moments WHERE device_user = ? AND subject = ? AND time < ? RETURNING time"
      )
      try statement.bind([.integer(pair), .integer(Int64(subject)), .integer(before)])
      while try statement.step() {
        try note(statement.int64(0).flooredQuotient(by: IntervalCoding.day), pair)
      }
    }
  }

  /// Of an hour's sums the application's own go, and its category's with the last one in it; how
  /// long the screen was in use is not known without it and stays.
  private func forgetHours(of pair: Int64) throws {
    let bins = try store.rows(
      "SELECT bin FROM hours WHERE device_user = ? AND bin * \(ActivityBin.milliseconds) < ?",
      [.integer(pair), .integer(before)]
    ) { $0.int64(0) }
    for bin in bins {
      guard var block = try store.hourBlock(at: bin, pair),
        block.items.contains(where: { subjects.contains($0.subject) })
      else { continue }
      block.items.removeAll { subjects.contains($0.subject) }
      var left: [UInt32: Int64] = [:]
      for item in block.items { left[try category(of: item.subject), default: 0] += item.duration }
      block.categories = block.categories.compactMap { category in
        guard let sum = left[category.subject] else { return nil }
        var category = category
        category.duration = min(category.duration, sum)
        return category
      }
      try store.statement("UPDATE hours SET block = ? WHERE device_user = ? AND bin = ?")
        .run([.blob(HourCoding.encode(block)), .integer(pair), .integer(bin)])
      try note(bin.flooredQuotient(by: ActivityBin.perDay), pair)
    }
  }

  /// Has a day made anew, which must be one of the calendar.
  private func note(_ day: Int64, _ pair: Int64) throws {
    guard StoreVerifier.possibleDays.contains(day) else { throw StoreError.damaged("day \(day)") }
    writer.changedDays[pair, default: []].insert(day)
  }

  private func category(of subject: UInt32) throws -> UInt32 {
    try writer.category(of: subject)
  }
}

/// Subjects that nothing in a store mentions any more.
struct UnusedSubjects {
  private let store: Store

  init(_ store: Store) { self.store = store }

  /// Deletes them with their tokens.
  func delete() throws {
    let used = try used()
    let all = try store.rows("SELECT id, ifnull(category, 0), canonical FROM subjects") {
      (id: UInt32(clamping: $0.int64(0)), category: $0.int64(1), canonical: $0.int64(2))
    }
    var kept = used
    for subject in all where used.contains(subject.id) {
      kept.insert(UInt32(clamping: subject.category))
      kept.insert(UInt32(clamping: subject.canonical))
    }
    // The one that others stand for has a category too.
    for subject in all where kept.contains(subject.id) {
      kept.insert(UInt32(clamping: subject.category))
    }
    // A category refers to nothing, so what refers goes first.
    let unused = all.filter { !kept.contains($0.id) }
    for subject in unused.sorted(by: { $0.category > $1.category }) {
      try store.statement("DELETE FROM subjects WHERE id = ?").run([.integer(Int64(subject.id))])
    }
    if !unused.isEmpty {
      try store.database.execute(
        "DELETE FROM tokens WHERE subject NOT IN (SELECT id FROM subjects)"
      )
    }
  }

  private func used() throws -> Set<UInt32> {
    var used: Set<UInt32> = []
    let tracks = try store.database.prepare("SELECT day, events FROM tracks")
    while try tracks.step() {
      let day = tracks.int64(0)
      for event in try tracks.withBlob(1, { try TrackCoding.decode($0, day: day) }) {
        used.insert(event.subject)
      }
    }
    let hours = try store.database.prepare("SELECT block FROM hours")
    while try hours.step() {
      let block = try hours.withBlob(0) { try HourCoding.decode($0) }
      for item in block.items + block.categories { used.insert(item.subject) }
    }
    used.formUnion(
      try store.rows("SELECT DISTINCT subject FROM moments") { UInt32(clamping: $0.int64(0)) }
    )
    used.remove(0)
    return used
  }
}
