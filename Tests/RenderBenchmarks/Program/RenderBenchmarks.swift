import Glibc
import HTMLRenderer
import TerminalRenderer
import ViewTree

/// `make bench-render`: what it costs to show a tree, beside other programs that draw in terminals.
///
/// Budgets are of the median.
@main
struct RenderBenchmarks {
  static func main() throws {
    let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200
    print("\(rounds) rounds, milliseconds of processor time\n")
    let options = TerminalOptions(columns: 120, colorDepth: .trueColor, hasAttributes: true)
    for subject in Subject.all {
      try tell("terminal", subject, rounds) { tree in
        var count = 0
        TerminalRenderer.render(tree, options: options) { count += $0.count }
        return count
      }
      try tell("page", subject, rounds) { tree in
        HTMLRenderer.render(tree, options: HTMLOptions(title: "Report")).count
      }
    }
    Frames(rounds: rounds).measure()
    Pickers(rounds: rounds).measure()
    try Pictures(rounds: max(rounds / 10, 5)).measure()
    try Peers(rounds: rounds).compare()
  }

  /// Measures one form of one tree, decoding it from the bytes that an extension sends included.
  private static func tell(
    _ form: String,
    _ subject: Subject,
    _ rounds: Int,
    _ draw: (ViewTree) -> Int
  ) throws {
    let times = try measured(rounds: subject.nodes > 1000 ? max(rounds / 10, 5) : rounds) {
      guard draw(try Report.decoded(subject.bytes)) > 0 else {
        throw BenchmarkError("\(subject.name): nothing was drawn")
      }
    }
    print(verdict("\(subject.name), \(form)", times.median, budget: subject.budget))
  }

  static func verdict(_ name: String, _ time: Double, budget: Double) -> String {
    let word = time <= budget ? "within" : "OVER"
    return "\(name): \(decimals(time)) (\(word) the budget of \(decimals(budget)))"
  }

  /// Runs something many times, a few more to warm up.
  static func measured(rounds: Int, _ body: () throws -> Void) rethrows -> Times {
    var samples: [Double] = []
    for round in 0..<(rounds + 3) {
      let start = now()
      try body()
      if round >= 3 { samples.append(now() - start) }
    }
    return Times(samples)
  }

  /// Milliseconds of processor time, since others use the machine too.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

/// A measurement that could not be made.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// What rounds took.
struct Times {
  private let sorted: [Double]

  init(_ samples: [Double]) { sorted = samples.sorted() }

  var median: Double {
    sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }
}

/// A number with three decimals.
func decimals(_ value: Double) -> String {
  let thousandths = Int((min(max(value, 0), 1e9) * 1000).rounded())
  let rest = String(1000 + thousandths % 1000).dropFirst()
  return "\(thousandths / 1000).\(rest)"
}
