package import CivilCalendar
package import ExtensionProtocol

/// A made-up family, for reports before anything was imported.
///
/// One parent and two children with phones, tablets and laptops. Everything follows from `now` and
/// the zone: five weeks of history, nothing after `now`. Only the days that are asked for are made.
package struct SampleFamily: ActivitySource, Sendable {
  /// Days of history before the day of `now`.
  package static let historyDays: Int64 = 35

  private let now: Int64
  private let zone: TimeZoneRules
  private let app: String

  /// - Parameter app: Who sees it; each app has tokens of its own.
  package init(now: Int64, zone: TimeZoneRules, app: String) {
    self.now = now
    self.zone = zone
    self.app = app
  }

  package func deviceUsers() -> [DeviceUser] {
    SampleHabit.family.enumerated().map { index, habit in
      DeviceUser(
        number: Int64(index),
        user: habit.user,
        device: habit.device,
        isOwner: habit.isOwner,
        lastUpdated: now
      )
    }
  }

  package func forEachBin(
    of deviceUser: DeviceUser,
    in span: Range<Int64>,
    _ body: (ActivityBin) throws -> Void
  ) throws {
    let today = zone.day(holding: now)
    let seconds = ActivityBin.seconds
    let first = max(
      zone.day(holding: span.lowerBound * seconds),
      today.adding(days: -Self.historyDays)
    )
    let last = min(zone.day(holding: span.upperBound * seconds), today)
    guard first <= last else { return }
    for number in first.dayNumber...last.dayNumber {
      let interval = zone.interval(of: CivilDate(dayNumber: number))
      let bins =
        interval.lowerBound.flooredQuotient(
          by: seconds
        )..<((interval.upperBound + seconds - 1).flooredQuotient(by: seconds))
      let activity = activity(of: deviceUser, date: CivilDate(dayNumber: number), interval)
      try BinBuilder.forEachBin(of: activity, in: bins, category: SampleSubjects.category(of:)) {
        if span.contains($0.index) { try body($0) }
      }
    }
  }

  private func activity(
    of deviceUser: DeviceUser,
    date: CivilDate,
    _ interval: Range<Int64>
  ) -> DayActivity {
    let index = Int(deviceUser.number)
    guard SampleHabit.family.indices.contains(index) else { return DayActivity() }
    return SampleDay.activity(
      of: SampleHabit.family[index],
      number: index,
      date: date,
      interval: interval,
      now: now
    )
  }

  package func subject(_ number: UInt32) throws -> SourceSubject {
    guard let subject = SampleSubjects.subject(number, app: app) else {
      throw StoreError.damaged("subject number \(number)")
    }
    return subject
  }

  package func subjects(
    _ kind: ActivityReport.Subject.Kind,
    named name: String
  ) -> [UInt32] {
    SampleSubjects.numbers.filter { number in
      guard let subject = SampleSubjects.subject(number)?.subject, subject.kind == kind else {
        return false
      }
      return [subject.identifier, subject.name].contains { $0.map { sameName($0, name) } ?? false }
    }
  }

  package func names(of kind: ActivityReport.Subject.Kind) -> [String] {
    SampleSubjects.numbers.compactMap { SampleSubjects.subject($0)?.subject }
      .filter { $0.kind == kind }.flatMap { [$0.name, $0.identifier].compactMap(\.self) }
  }

  package func intervals(
    of subject: UInt32,
    deviceUser: DeviceUser,
    inBin index: Int64
  ) -> [Interval] {
    let start = index * ActivityBin.milliseconds
    let bin = Interval(start, start + ActivityBin.milliseconds)
    let date = zone.day(holding: index * ActivityBin.seconds)
    let sessions = activity(of: deviceUser, date: date, zone.interval(of: date)).sessions
    return sessions.filter { $0.subject == subject }.compactMap { $0.interval.intersection(bin) }
      .union()
  }

  package func hourBins(of deviceUser: DeviceUser, in span: Range<Int64>) -> [Int64] { [] }
}

extension SampleFamily: TokenSource {
  package func subject(token: [UInt8]) -> SourceSubject? {
    SampleSubjects.numbers.lazy.compactMap { SampleSubjects.subject($0, app: app) }
      .first { $0.subject.token == token }
  }

  /// Everything that somebody of the family may use.
  package func offered() -> OfferedSubjects {
    var offered = OfferedSubjects()
    for number in SampleSubjects.numbers {
      guard let found = SampleSubjects.subject(number, app: app) else { continue }
      let subject = found.subject
      if subject.kind == .category {
        offered.categories.append(
          .init(number: number, name: subject.name ?? "", token: subject.token)
        )
      } else {
        offered.items.append(
          .init(
            kind: subject.kind,
            identifier: subject.identifier ?? "",
            name: subject.name,
            token: subject.token,
            category: found.category
          )
        )
      }
    }
    return offered
  }
}
