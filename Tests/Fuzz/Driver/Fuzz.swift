import FuzzTargets
import Glibc

/// `make fuzz`: feeds a target with inputs until one is a defect or the number is reached.
@main
enum Fuzz {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard arguments != ["--list"] else { return print(names.joined(separator: "\n")) }
    guard let name = arguments.first, let target = FuzzTarget.named(name) else {
      fail(2, "usage: Fuzz TARGET [RUNS [SEED [FOLDER]]]; TARGET is one of \(names)")
    }
    do {
      let status = try drive(
        target,
        runs: number(arguments, 1, "the number of runs") ?? 1_000_000,
        seed: number(arguments, 2, "the seed") ?? 1,
        folder: arguments.count > 3 ? arguments[3] : nil
      )
      exit(status)
    } catch {
      fail(1, "\(name): \(error)")
    }
  }

  private static let names = FuzzTarget.all.map(\.name)

  private static func number(_ arguments: [String], _ index: Int, _ what: String) -> Int? {
    guard arguments.count > index else { return nil }
    guard let number = Int(arguments[index]), number >= 0 else {
      fail(2, "\(what) “\(arguments[index])” is not a number from 0 up")
    }
    return number
  }

  private static func fail(_ status: Int32, _ message: String) -> Never {
    let line = Array((message + "\n").utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    exit(status)
  }
}
