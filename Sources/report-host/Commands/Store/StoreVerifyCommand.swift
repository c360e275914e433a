import ActivityStore
import Glibc
import Sanitizer

/// `report-host store verify`: checks every rule that the store keeps.
enum StoreVerifyCommand {
  static let syntax = CommandSyntax(
    name: "store verify",
    summary: "Check the file and every figure in it, without changing anything",
    options: [StoreCommand.storeOption],
    discussion: """
      Checks the file itself and that its rows fit together; makes all sessions and quarter hours
      anew of the raw events and compares them; checks that no sum is more than it can be.

      Exit status: 0 all is well, 1 something is wrong; each problem is named on a line of its own.
      """
  )

  static func run(_ arguments: ParsedArguments, console: Console) throws -> Int32 {
    let meter = ProgressLine("checked")
    let verifier = try arguments.withStore(console) { store in
      let verifier = StoreVerifier(store) { done, all in meter.show(done, of: all) }
      defer { meter.clear() }
      try verifier.run()
      return verifier
    }
    for problem in verifier.problems {
      try console.write(Sanitizer.sanitized("\(problem)", limit: 2048) + "\n")
    }
    let hidden = verifier.problemCount - verifier.problems.count
    if hidden > 0 { try console.write("and \(counted(hidden, "more problem"))\n") }
    let days = counted(verifier.dayCount, "day")
    guard verifier.problemCount == 0 else {
      let problems = counted(verifier.problemCount, "problem")
      throw CommandFailure(
        "\(problems) in \(arguments.storePath(console)); "
          + "go back to a backup, or move the store away and import again"
      )
    }
    try console.write("the store is sound; \(days) of activity checked\n")
    return 0
  }
}
