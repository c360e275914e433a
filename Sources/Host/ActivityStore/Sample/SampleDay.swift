internal import CivilCalendar

/// Makes one local day of one habit; the same day always turns out the same.
struct SampleDay {
  private let habit: SampleHabit
  private let safari = SampleSubjects.safari
  private var random: SampleRandom
  private var day = DayActivity()
  /// Milliseconds since 1970 that the day may not exceed.
  private let end: Int64

  /// Makes what happened on a day until `now`.
  ///
  /// - Parameters:
  ///   - interval: The day in seconds since 1970.
  ///   - date: Decides between school day and weekend, and seeds the day.
  static func activity(
    of habit: SampleHabit,
    number: Int,
    date: CivilDate,
    interval: Range<Int64>,
    now: Int64
  ) -> DayActivity {
    guard interval.lowerBound < now else { return DayActivity() }
    let seed = UInt64(bitPattern: date.dayNumber) &* 64 &+ UInt64(number)
    var day = SampleDay(habit, seed: seed, end: min(interval.upperBound, now) * 1_000)
    let isWeekend = date.weekday == 1 || date.weekday == 7
    let minutes = isWeekend ? habit.weekend : habit.weekday
    // One day is busier than another.
    let mood = day.random.next(70...125)
    for (hour, expected) in minutes.enumerated() where expected > 0 {
      let start = (interval.lowerBound + Int64(hour) * 3_600) * 1_000
      day.fillHour(from: start, minutes: min(expected * mood / 100, 56))
    }
    day.addNotifications(from: interval.lowerBound * 1_000)
    return day.day
  }

  private init(_ habit: SampleHabit, seed: UInt64, end: Int64) {
    self.habit = habit
    self.end = end
    random = SampleRandom(seed: seed)
  }

  /// Spreads the minutes of an hour over a few pickups with breaks between them.
  private mutating func fillHour(from start: Int64, minutes: Int64) {
    var left = minutes * 60_000 - random.next(0...50_000)
    let slack = max(0, 3_600_000 - left)
    // Some hours are one long sitting, others are full of breaks.
    let pickups = random.next(1...max(1, min(4, minutes / 7)))
    var time = start
    for pickup in 0..<pickups {
      time += random.next(0...max(0, slack / (pickups + 1)))
      let share = pickup == pickups - 1 ? left : left / (pickups - pickup)
      left -= share
      pickUp(at: time, for: share)
      time += share
    }
  }

  private mutating func pickUp(at start: Int64, for length: Int64) {
    guard start < end else { return }
    if habit.isPickedUp && random.chance(12) {
      day.pickups.append(DayActivity.Moment(time: start, subject: nil))
    }
    var time = start
    let stop = min(start + length, end)
    while time < stop {
      let choice = habit.applications[random.pick(habit.applications, by: { $0.weight })]
      let usual = choice.minutes * 60_000
      let next = min(stop, time + random.next((usual / 3)...(usual * 7 / 4)))
      if time == start && habit.isPickedUp {
        day.pickups.append(DayActivity.Moment(time: time, subject: choice.number))
      }
      use(choice.number, Interval(time, next))
      time = next
    }
  }

  private mutating func use(_ application: UInt32, _ interval: Interval) {
    day.sessions.append(DayActivity.Session(subject: application, interval: interval))
    guard application == safari, !habit.domains.isEmpty else { return }
    var time = interval.start + 4_000
    while time < interval.end {
      let next = min(interval.end, time + random.next(40_000...420_000))
      let domain = habit.domains[random.pick(habit.domains, by: { $0.weight })].number
      day.sessions.append(DayActivity.Session(subject: domain, interval: Interval(time, next)))
      time = next + 2_000
    }
  }

  private mutating func addNotifications(from start: Int64) {
    for application in habit.applications where application.notifications > 0 {
      for _ in 0..<random.next(0...(2 * application.notifications)) {
        // Between seven in the morning and ten at night.
        let time = start + random.next(7 * 3_600...22 * 3_600) * 1_000 + 137
        if time < end {
          day.notifications.append(
            DayActivity.Moment(time: time, subject: application.number)
          )
        }
      }
    }
  }
}
