internal import CivilCalendar
internal import ExtensionProtocol

/// Compares what a store says of a device's days with what the raw events come to.
final class DayCheck {
  private let verifier: StoreVerifier
  private let store: Store
  private let pair: DeviceUser
  private let builder: DayBuilder

  init(_ verifier: StoreVerifier, _ pair: DeviceUser) {
    self.verifier = verifier
    self.pair = pair
    store = verifier.store
    builder = DayBuilder(store)
  }

  /// Checks a day of UTC, counted since 1970.
  func run(_ day: Int64) throws {
    let place = place(day)
    try verifier.examine(.events, place) { try checkTracks(day, place) }
    var stored = DayBuilder.Content()
    try verifier.examine(.bins, place) { stored.bins = try bins(of: day) }
    try verifier.examine(.sessions, place) { stored.sessions = try sessions(of: day) }
    try verifier.examine(.sums, place) { try checkSums(stored, day, place) }
    try verifier.examine(.events, place) {
      compare(stored, with: try builder.content(of: day, pair.number), place)
    }
  }

  /// Checks a day of pages whose device nobody knows.
  func runShared(_ day: Int64) throws {
    let place = place(day)
    try verifier.examine(.events, place) { try checkTracks(day, place) }
    try verifier.examine(.bins, place) {
      guard try bins(of: day).isEmpty, try sessions(of: day).isEmpty else {
        throw StoreError.damaged("there is activity of a device that nobody knows")
      }
    }
  }

  private func place(_ day: Int64) -> String {
    let user = [pair.user.givenName, pair.user.familyName].compactMap(\.self)
      .joined(separator: " ")
    let device = pair.device.name ?? "device_user \(pair.number)"
    return "\(user.isEmpty ? "user" : user) on \(device), \(CivilDate(dayNumber: day))"
  }

  private func bins(of day: Int64) throws -> [ActivityBin] {
    var bins: [ActivityBin] = []
    try store.forEachBin(of: pair, in: day * ActivityBin.perDay..<(day + 1) * ActivityBin.perDay) {
      bins.append($0)
    }
    return bins
  }

  private func sessions(of day: Int64) throws -> [(subject: UInt32, intervals: [Interval])] {
    var sessions: [(subject: UInt32, intervals: [Interval])] = []
    for session in try store.sessions(pair.number, day: day) {
      if sessions.last?.subject != session.subject { sessions.append((session.subject, [])) }
      sessions[sessions.count - 1].intervals.append(session.interval)
    }
    return sessions
  }

  /// Events stand in their order, once each, name subjects that are there, and none was deleted.
  private func checkTracks(_ day: Int64, _ place: String) throws {
    let floor =
      try store.rows(
        "SELECT floor FROM device_users WHERE id = ?",
        [.integer(pair.number)]
      ) { $0.int64(0) }.first ?? 0
    for (track, events) in try store.tracks(of: day, pair.number) {
      if let first = events.first, first.start < floor {
        verifier.report(.events, "\(place): track \(track.name) has events that were deleted")
      }
      for (a, b) in zip(events, events.dropFirst())
      where !TrackEvent.precedes(a, b) || (a.start, a.key) == (b.start, b.key) {
        verifier.report(.events, "\(place): track \(track.name) is not in order")
        break
      }
      for subject in Set(events.map(\.subject)) where subject != 0 {
        if try verifier.subjects.subject(subject).subject.kind == .category {
          verifier.report(.events, "\(place): track \(track.name) names category \(subject)")
        }
      }
    }
  }

  private func compare(
    _ stored: DayBuilder.Content,
    with derived: DayBuilder.Content,
    _ place: String
  ) {
    let known = Dictionary(stored.sessions) { first, _ in first }
    let wanted = Dictionary(derived.sessions) { first, _ in first }
    for subject in Set(known.keys).union(wanted.keys).sorted()
    where known[subject] ?? [] != wanted[subject] ?? [] {
      let (has, should) = (known[subject] ?? [], wanted[subject] ?? [])
      verifier.report(
        .sessions,
        "\(place): \(name(subject)) has \(has.count) sessions of \(has.duration) ms together, "
          + "its events come to \(should.count) of \(should.duration) ms"
      )
    }
    guard stored.bins != derived.bins else { return }
    let (has, should) = (byIndex(stored.bins), byIndex(derived.bins))
    for index in Set(has.keys).union(should.keys).sorted() where has[index] != should[index] {
      verifier.report(.bins, "\(place): \(difference(has[index], should[index], index))")
    }
  }

  private func byIndex(_ bins: [ActivityBin]) -> [Int64: ActivityBin] {
    Dictionary(bins.map { ($0.index, $0) }) { first, _ in first }
  }

  private func difference(_ has: ActivityBin?, _ should: ActivityBin?, _ index: Int64) -> String {
    let time = TimeZoneRules.utc.local(at: index * ActivityBin.seconds)
    let clock = "\(time)".dropFirst(11).prefix(5)
    guard let has else { return "the quarter hour of \(clock) is missing" }
    guard let should else { return "the quarter hour of \(clock) follows from no event" }
    if has.screen.milliseconds != should.screen.milliseconds {
      return "the quarter hour of \(clock) has \(has.screen.milliseconds) ms of screen time, "
        + "its events come to \(should.screen.milliseconds) ms"
    }
    return "the quarter hour of \(clock) differs from what its events come to"
  }

  private func name(_ subject: UInt32) -> String {
    guard subject != 0 else { return "screen time without application" }
    let found = try? verifier.subjects.subject(subject).subject
    return found?.identifier ?? found?.name ?? "subject \(subject)"
  }
}

// What must hold whatever the raw events say.
extension DayCheck {
  private func checkSums(_ stored: DayBuilder.Content, _ day: Int64, _ place: String) throws {
    let hours = try store.hourBlocks(
      in: (day * ActivityBin.perDay)..<((day + 1) * ActivityBin.perDay),
      pair.number
    )
    let summed = Set(hours.flatMap { $0.bin..<$0.bin + HourBlock.bins })
    var items: [UInt32: Int64] = [:]
    var screen: Int64 = 0
    for bin in stored.bins {
      let isSummed = summed.contains(bin.index)
      try check(bin, isSummed: isSummed, place)
      guard !isSummed else { continue }
      screen += Int64(bin.screen.milliseconds)
      for item in bin.items where item.milliseconds > 0 {
        items[item.subject, default: 0] += Int64(item.milliseconds)
      }
    }
    let used = stored.sessions.flatMap(\.intervals).union().duration
    if used != screen {
      verifier.report(
        .sums,
        "\(place): the sessions are \(used) ms together, the quarter hours \(screen) ms"
      )
    }
    for (subject, intervals) in stored.sessions where subject != 0 {
      let sum = items[subject] ?? 0
      guard sum != intervals.duration else { continue }
      verifier.report(
        .sums,
        "\(place): \(name(subject)) has sessions of \(intervals.duration) ms, "
          + "its quarter hours are \(sum) ms"
      )
    }
  }

  /// Checks one quarter of an hour.
  ///
  /// - Parameter isSummed: Whether only the hour's sums are known; then a source such as Apple's may
  ///   count music that plays with the screen off.
  private func check(_ bin: ActivityBin, isSummed: Bool, _ place: String) throws {
    let index = bin.index
    if Set(bin.items.map(\.subject)).count < bin.items.count {
      verifier.report(.sums, "\(place): bin \(index) has a subject twice")
    }
    let screen = bin.screen
    if max(screen.lead, screen.tail, screen.longest) > screen.milliseconds
      || screen.longest < max(screen.lead, screen.tail)
    {
      verifier.report(.sums, "\(place): bin \(index) has sessions longer than its screen time")
    }
    guard !isSummed else { return }
    var categories: [UInt32: Int32] = [:]
    var members: [UInt32: (most: Int32, sum: Int64)] = [:]
    for item in bin.items {
      if item.milliseconds > screen.milliseconds {
        verifier.report(
          .sums,
          "\(place): bin \(index) has more of \(name(item.subject)) than of screen time"
        )
      }
      let record = try verifier.subjects.subject(item.subject)
      if record.subject.kind == .category {
        categories[item.subject] = item.milliseconds
      } else {
        let known = members[record.category] ?? (0, 0)
        members[record.category] = (
          max(known.most, item.milliseconds), known.sum + Int64(item.milliseconds)
        )
      }
    }
    for category in Set(categories.keys).union(members.keys).sorted() {
      let time = categories[category] ?? 0
      let (most, sum) = members[category] ?? (0, 0)
      guard time < most || Int64(time) > sum else { continue }
      verifier.report(
        .sums,
        "\(place): bin \(index) has \(time) ms of \(name(category)), whose items have "
          + "\(most) to \(sum) ms"
      )
    }
  }
}
