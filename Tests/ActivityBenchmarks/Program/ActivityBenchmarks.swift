internal import Glibc

/// `make bench-activity`: what imports and reports cost over histories of different sizes, beside a
/// plain scan of the same file and beside other programs.
///
/// Each step runs in a process of its own, so that its peak memory is its own; scans and imports take
/// turns, so that a machine whose speed drifts slows both alike.
@main
struct ActivityBenchmarks {
  static func main() {
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      if arguments.first == Step.option {
        try Step.run(Array(arguments.dropFirst()))
      } else {
        try Comparison(Options(arguments)).run()
      }
    } catch {
      let line = Array("ActivityBenchmarks: \(error)\n".utf8)
      _ = write(STDERR_FILENO, line, line.count)
      exit(1)
    }
  }
}

/// What to measure.
struct Options {
  /// Numbers of events.
  private(set) var sizes = [10_000, 100_000, 1_000_000]
  private(set) var rounds = 3
  /// Where histories are kept for the next time; nil for a folder that is removed.
  private(set) var folder: String?
  /// Whether the heavy year that the budgets speak of is measured too.
  private(set) var hasHeavyYear = true
  private(set) var hasPeers = true

  private static let usage = """
    usage: ActivityBenchmarks [--sizes 10000,100000,…] [--rounds N] [--folder DIR] \
    [--no-heavy-year] [--no-peers]
    """

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--sizes":
        sizes = try (rest.popFirst() ?? "").split(separator: ",").map { try Self.number($0) }
      case "--rounds": rounds = try Self.number(rest.popFirst() ?? "")
      case "--folder": folder = rest.popFirst()
      case "--no-heavy-year": hasHeavyYear = false
      case "--no-peers": hasPeers = false
      default: throw BenchmarkError("unknown option '\(argument)'\n\(Self.usage)")
      }
    }
  }

  private static func number(_ text: some StringProtocol) throws -> Int {
    guard let number = Int(text), (1...100_000_000).contains(number) else {
      throw BenchmarkError("'\(text)' is no number from 1 to 100000000\n\(usage)")
    }
    return number
  }
}

/// A measurement that could not be made.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// Prints at once, in a pipe too: what follows may take minutes.
func show(_ text: String) {
  print(text)
  fflush(nil)
}
