import Glibc
import TerminalRenderer
import ViewTree

/// The same bars drawn by other programs.
struct Peers {
  let rounds: Int

  private static let script = "Tests/RenderBenchmarks/peers.py"

  /// Draws one chart with each program and prints all of them below each other.
  ///
  /// `PEERS` names a Python with the packages that `peers.py` wants; without it ours stands alone.
  func compare() throws {
    var builder = ViewTreeBuilder()
    builder.leaf(.chart(Report.week))
    let tree = builder.finish()
    let options = TerminalOptions(columns: 60, rows: 12)
    let times = RenderBenchmarks.measured(rounds: rounds) {
      _ = TerminalRenderer.render(tree, options: options)
    }
    print("\nA chart of seven bars, 60 columns, by report-host: \(decimals(times.median))\n")
    print(String(decoding: TerminalRenderer.render(tree, options: options), as: UTF8.self))
    guard let python = getenv("PEERS").map({ String(cString: $0) }) else {
      return print("PEERS is not set: no other programs (see \(Self.script))")
    }
    guard access(Self.script, R_OK) == 0 else {
      throw BenchmarkError("\(Self.script) is not here; run this in the repository's root")
    }
    let data = zip(Report.days, Report.minutes).map { "\($0)=\($1)" }
    try run([python, Self.script, "\(rounds)", "\(times.median)"] + data)
  }

  private func run(_ words: [String]) throws {
    fflush(nil)
    let pointers = words.map { (word: String) -> UnsafeMutablePointer<CChar>? in strdup(word) }
    defer { for pointer in pointers { free(pointer) } }
    var pid = pid_t()
    let code = posix_spawnp(&pid, words[0], nil, nil, pointers + [nil], environ)
    guard code == 0 else { throw BenchmarkError("\(words[0]): \(String(cString: strerror(code)))") }
    var status: Int32 = 0
    while waitpid(pid, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else { throw BenchmarkError("\(words[0]) ended with status \(status)") }
  }
}
