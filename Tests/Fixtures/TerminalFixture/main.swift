import Glibc
import TerminalQuery

// Asks its terminal everything, as one of the kind that is named, and prints what it has learned. It
// waits as many milliseconds as it is told, by default as long as reports do.
let arguments = CommandLine.arguments
let kind = arguments.dropFirst().first ?? ""
let answers = TerminalQuery.ask(
  Set(TerminalQuery.Question.allCases),
  environment: ["TERM": kind],
  timeout: arguments.dropFirst(2).first.flatMap { Int32($0) } ?? TerminalQuery.timeout
)
guard let answers else {
  print("<nothing>")
  exit(0)
}
print("<\(answers.theme.map { "\($0)" } ?? "unknown")", terminator: "")
print(answers.showsKittyGraphics ? " kitty" : "", terminator: "")
print(answers.showsSixels ? " sixels>" : ">")
