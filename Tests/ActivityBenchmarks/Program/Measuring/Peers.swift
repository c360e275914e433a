internal import Glibc

/// The same questions put to other programs, and whether the answers agree.
struct Peers {
  private let result: Result
  private let folder: String
  /// A Python with the packages that `peers.py` names; nil where there is none.
  private let python = getenv("PEERS").map { String(cString: $0) }

  private static let script = "Tests/ActivityBenchmarks/peers.py"
  /// Answers differ by roundings: at each event, and where the middle of a gap is not a whole
  /// millisecond.
  private static let tolerance = 1e-4

  init(_ result: Result) {
    self.result = result
    folder = result.store + ".peers"
  }

  private struct Answer {
    let program: String
    let milliseconds: Double
    /// Milliseconds of processor time.
    let work: Double
    let hours: Double
  }

  func run() throws {
    if python != nil {
      guard access(Self.script, R_OK) == 0 else {
        throw BenchmarkError("\(Self.script) is not here; run this in the repository's root")
      }
      _ = try peer(["prepare", result.file])
    }
    defer { removeCopies() }
    show(
      "Store: \(result.name). Every window, by application and hour, gaps and absence included:\n"
    )
    print(try plainSums())
    for span in Span.allCases {
      show("The \(span), with all rules:\n")
      print(try reports(over: span))
    }
  }

  private func plainSums() throws -> [Answer] {
    var answers = [
      Answer(
        program: "the plain scan",
        milliseconds: result.scan("seconds") * 1e3,
        work: result.scan("work") * 1e3,
        hours: result.scan("hours")
      )
    ]
    if let sqlite = try? Child(["sqlite3", "-readonly", "-separator", "\t", result.file, Self.sums])
    {
      answers.append(
        Answer(
          program: "sqlite3",
          milliseconds: sqlite.seconds * 1e3,
          work: sqlite.work * 1e3,
          hours: sqlite.figures["hours"] ?? 0
        )
      )
    }
    if python != nil { answers.append(try answer("DuckDB, from its own columns", ["sums"])) }
    return answers
  }

  private static let sums = """
    SELECT 'hours', sum(time) / 3.6e12 FROM (
      SELECT sum(endtime - starttime) AS time FROM events WHERE bucketrow = 1
      GROUP BY json_extract(data, '$.app'), starttime / 3600000000000
    )
    """

  private func reports(over span: Span) throws -> [Answer] {
    var answers = [
      Answer(
        program: "report-host",
        milliseconds: result.queries["\(span)"] ?? 0,
        work: result.queries["\(span) work"] ?? 0,
        hours: result.queries["\(span) hours"] ?? 0
      )
    ]
    guard python != nil else { return answers }
    let bounds = ["\(span.start)", "\(History.end)"]
    answers.append(try answer("DuckDB, from its own columns", ["rules"] + bounds))
    // A year takes it minutes.
    if span != .year {
      answers.append(try answer("ActivityWatch (Python)", ["activitywatch"] + bounds))
    }
    return answers
  }

  private func answer(_ program: String, _ arguments: [String]) throws -> Answer {
    let figures = try peer(arguments)
    return Answer(
      program: program,
      milliseconds: (figures["seconds"] ?? 0) * 1e3,
      work: (figures["work"] ?? 0) * 1e3,
      hours: figures["hours"] ?? 0
    )
  }

  private func peer(_ arguments: [String]) throws -> [String: Double] {
    try Child([python ?? "python3", Self.script, folder] + arguments).figures
  }

  private func print(_ answers: [Answer]) {
    guard let first = answers.first else { return }
    let rows = answers.map { answer in
      let difference = abs(answer.hours - first.hours) / max(1e-9, first.hours)
      return [
        answer.program, withWork(answer.milliseconds, answer.work, 1),
        decimals(answer.work / max(1e-9, first.work), 1),
        decimals(answer.hours, 3), difference <= Self.tolerance ? "yes" : "NO",
      ]
    }
    show(MarkdownTable(["", "ms (of the processor)", "times", "hours", "agrees"], rows).text)
  }

  private func removeCopies() {
    for name in ["activitywatch.db", "columns.duckdb", "events.csv"] { unlink("\(folder)/\(name)") }
    rmdir(folder)
  }
}
