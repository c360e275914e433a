internal import ActivityStore
internal import CActivityScan
internal import CivilCalendar
internal import ExtensionProtocol
internal import Glibc
internal import Importers

/// What one process of the comparison does; it prints its figures, a name and a number a line.
enum Step {
  /// The option that asks for a step, before its name and arguments.
  static let option = "--step"

  static func run(_ arguments: [String]) throws {
    switch (arguments.first, arguments.count) {
    case ("write", 4): try write(Int(arguments[1]) ?? 1, Int64(arguments[2]) ?? 1, arguments[3])
    case ("scan", 2): try scan(arguments[1])
    case ("import", 3): try importFile(arguments[1], into: arguments[2])
    case ("query", 2): try query(arguments[1])
    default: throw BenchmarkError("unknown step \(arguments)")
    }
    report("peak", Double(Self.peakMemory()))
  }

  private static func write(_ events: Int, _ pace: Int64, _ path: String) throws {
    let history = History(events: events, pace: pace)
    try HistoryFile.write(history, to: path)
    report("days", Double(history.days))
  }

  private static func scan(_ path: String) throws {
    var result = rh_activity_scan()
    let code = timed { rh_scan_activity(path, &result) }
    guard code == 0 else { throw BenchmarkError("\(path): SQLite's result \(code)") }
    report("rows", Double(result.rows))
    report("groups", Double(result.groups))
    report("hours", Double(result.nanoseconds) / 3.6e12)
  }

  private static func importFile(_ path: String, into store: String) throws {
    let options = ImportOptions(now: History.end)
    let result = try timed {
      try Import.load(path, into: Store.openOrCreate(store), options: options)
    }
    report("rows", Double(result.eventsRead))
    report("added", Double(result.eventsAdded))
  }

  /// How often each report is made.
  private static let rounds = 15

  private static func query(_ path: String) throws {
    var samples: [Span: [Double]] = [:]
    var work: [Span: [Double]] = [:]
    for round in 0...rounds {
      for span in Span.allCases {
        let (start, startWork) = (Clock.now, Clock.work)
        let hours = try screenHours(span, path)
        // The first round warms the caches.
        if round > 0 {
          samples[span, default: []].append(Clock.now - start)
          work[span, default: []].append(Clock.work - startWork)
        }
        if round == rounds { report("\(span) hours", hours) }
      }
    }
    for (span, times) in samples { report("\(span)", median(times) * 1e3) }
    for (span, times) in work { report("\(span) work", median(times) * 1e3) }
  }

  /// Makes a report as a run does, the store opened anew.
  private static func screenHours(_ span: Span, _ path: String) throws -> Double {
    guard let store = try Store.open(path) else { throw BenchmarkError("\(path) is empty") }
    let query = ActivityQuery(
      interval: span.start..<History.end,
      segment: span == .year ? .hourly : .daily,
      zone: .utc,
      firstWeekday: 2,
      now: History.end
    )
    let reports = try query.reports(from: store)
    let milliseconds = reports.flatMap(\.segments).reduce(0) { $0 + $1.totalDuration }
    return Double(milliseconds) / 3.6e6
  }

  /// Reports the time that the body takes.
  private static func timed<Result>(_ body: () throws -> Result) rethrows -> Result {
    let (start, work) = (Clock.now, Clock.work)
    let result = try body()
    report("seconds", Clock.now - start)
    report("work", Clock.work - work)
    return result
  }

  private static func report(_ name: String, _ value: Double) { print("\(name)\t\(value)") }

  /// The largest resident memory of this process, in bytes.
  private static func peakMemory() -> Int {
    guard let file = fopen("/proc/self/status", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let words = line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }.split {
        $0 == 0x20 || $0 == 0x09
      }
      guard words.count > 1, words[0].elementsEqual("VmHWM:".utf8) else { continue }
      return (Int(String(decoding: words[1], as: UTF8.self)) ?? 0) * 1_024
    }
    return 0
  }
}

/// The spans that are reported.
enum Span: String, CaseIterable {
  case day, week, month, year

  /// Seconds since 1970.
  var start: Int64 { History.end - days * 86_400 }

  private var days: Int64 {
    switch self {
    case .day: 1
    case .week: 7
    case .month: 30
    case .year: 365
    }
  }
}

/// Seconds.
enum Clock {
  static var now: Double { read(CLOCK_MONOTONIC) }
  /// Processor time of this process.
  static var work: Double { read(CLOCK_PROCESS_CPUTIME_ID) }

  private static func read(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
}
