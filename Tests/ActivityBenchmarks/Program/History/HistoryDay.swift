/// One event of a made-up history; times in microseconds since 1970.
struct HistoryEvent {
  enum Content {
    /// An index of ``WeightedNames/applications``.
    case window(Int)
    case presence(Bool)
    /// An index of ``WeightedNames/domains``.
    case page(Int, isAudible: Bool)
  }

  var start: Int64
  var duration: Int64
  var content: Content
}

/// A day at a desk as ActivityWatch records it.
///
/// Three spans of work hold stretches of presence; windows change all the while and for up to three
/// minutes longer, since absence is noticed late. One event in sixteen has no duration, and a second
/// or so is missing between two of them, as with the real watchers.
struct HistoryDay {
  private(set) var events: [HistoryEvent] = []
  private let start: Int64
  private let meanWindow: Int64
  private var random: HistoryRandom

  static let length: Int64 = 86_400_000_000
  private static let second: Int64 = 1_000_000
  private static let browser = 0
  private static let audible = 1

  /// - Parameters:
  ///   - number: Days since 1970; the day is the same whatever history it is in.
  ///   - meanWindow: How long a window stays in front, in milliseconds.
  init(_ number: Int64, meanWindow: Int64) {
    start = number * Self.length
    self.meanWindow = meanWindow * 1_000
    random = HistoryRandom(seed: number)
    let isWeekend = (number + 3) % 7 >= 5
    // Minutes after midnight.
    let spans: [(from: Int64, to: Int64)] =
      isWeekend
      ? [(600, 740), (900, 1_050), (1_200, 1_330)] : [(510, 730), (790, 1_060), (1_180, 1_330)]
    var absent = start
    for span in spans { absent = addSpan(span.from, span.to, absentSince: absent) }
    add(absent, start + Self.length - absent, .presence(false))
  }

  /// - Returns: The end of the last stretch of presence.
  private mutating func addSpan(_ from: Int64, _ to: Int64, absentSince: Int64) -> Int64 {
    var absent = absentSince
    var time = start + (from * 60 + random.below(1_200)) * Self.second
    let end = start + (to * 60 + random.below(1_200)) * Self.second
    while time < end {
      let length = min(end - time, random.time(mean: 1_500 * Self.second)) + 20 * Self.second
      add(absent, time - absent, .presence(false))
      add(time, length, .presence(true))
      absent = time + length
      addWindows(time, absent + (random.isTrue(percent: 60) ? 180 * Self.second : 0))
      time = absent + (190 + random.below(1_300)) * Self.second
    }
    return absent
  }

  private mutating func addWindows(_ from: Int64, _ to: Int64) {
    var time = from
    var application = WeightedNames.applications.pick(&random)
    while time < to {
      if random.isTrue(percent: 35) { application = WeightedNames.applications.pick(&random) }
      let isBrief = random.below(16) == 0
      let length = isBrief ? 0 : min(to - time, random.time(mean: meanWindow))
      add(time, length, .window(application))
      if application == Self.browser { addPages(time, length) }
      let pause = random.isTrue(percent: 90) ? 1_050_000 : random.below(30 * Self.second)
      time += length + min(pause, pause * meanWindow / (9 * Self.second) + 1_000)
    }
  }

  private mutating func addPages(_ from: Int64, _ length: Int64) {
    let count = length < 12 * Self.second ? 1 : max(1, random.below(4))
    for index in 0..<count {
      let domain = WeightedNames.domains.pick(&random)
      let isAudible = domain == Self.audible && random.isTrue(percent: 70)
      add(from + length / count * index, length / count, .page(domain, isAudible: isAudible))
    }
  }

  /// Watchers know milliseconds.
  private mutating func add(_ from: Int64, _ length: Int64, _ content: HistoryEvent.Content) {
    let first = from / 1_000 * 1_000
    let end = (from + length) / 1_000 * 1_000
    events.append(HistoryEvent(start: first, duration: end - first, content: content))
  }
}
