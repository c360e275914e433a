import Glibc

/// `make bench`: what a run costs, beside other programs, in one go.
///
/// Programs take turns, so that a machine whose speed drifts slows all of them alike; medians are
/// compared, and budgets are ratios.
@main
struct Benchmarks {
  static func main() throws {
    let rounds = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 200
    let folder = try Folder.ofThisProgram()
    let subjects = Subjects(folder: folder)
    print("\(rounds) rounds, milliseconds\n")
    let table = try measure(subjects.all, rounds: max(5, rounds))
    print(table.text)
    print(Budgets(table).text)
  }

  private static func measure(_ subjects: [Subject], rounds: Int) throws -> Table {
    var samples = Array(repeating: [Double](), count: subjects.count)
    for round in 0..<(rounds + 5) {
      for (index, subject) in subjects.enumerated() where !subject.isSlow || round % 10 == 0 {
        try subject.prepare()
        let start = now()
        try subject.run()
        // The first rounds warm the caches.
        if round >= 5 { samples[index].append(now() - start) }
      }
    }
    return Table(rows: zip(subjects, samples).map { Table.Row(name: $0.name, samples: $1) })
  }

  /// Monotonic milliseconds.
  private static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }
}

/// A thing to measure.
struct Subject {
  let name: String
  /// Measured in every tenth round only.
  var isSlow = false
  /// What is not measured: it goes on beside other work in a real run.
  var prepare: () throws -> Void = {}
  let run: () throws -> Void
}

/// A measurement that could not be made.
struct BenchmarkError: Error, CustomStringConvertible {
  let description: String
}

/// Where the programs are.
enum Folder {
  static func ofThisProgram() throws -> String {
    guard let path = realpath("/proc/self/exe", nil) else {
      throw BenchmarkError(description: "cannot find the build folder: /proc is not mounted")
    }
    defer { free(path) }
    return String(cString: path).split(separator: "/").dropLast().map { "/" + $0 }.joined()
  }
}
