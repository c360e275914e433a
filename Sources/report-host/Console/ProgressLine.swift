/// How far a long piece of work has come, on one line of a terminal that is taken back at the end.
///
/// Nothing is shown where standard error is no terminal, or the work is short.
final class ProgressLine {
  private let verb: String
  private let line = TransientLine()
  private var next = ContinuousClock.now + .milliseconds(300)
  private var isDrawn = false

  init(_ verb: String) { self.verb = verb }

  /// Shows how far work has come that tells a fraction from 0 to 1, until it ends.
  static func during<Result>(
    _ verb: String,
    _ work: (_ progress: @escaping (Double) -> Void) throws -> Result
  ) rethrows -> Result {
    let line = ProgressLine(verb)
    defer { line.clear() }
    return try work { line.show(Int($0 * 1_000), of: 1_000) }
  }

  func show(_ done: Int, of all: Int) {
    guard line.isShown, all > 0, ContinuousClock.now >= next else { return }
    next = ContinuousClock.now + .milliseconds(100)
    line.draw("\(done * 100 / all) % \(verb)")
    isDrawn = true
  }

  /// Takes the line back.
  func clear() {
    if isDrawn { line.clear() }
    isDrawn = false
  }
}
