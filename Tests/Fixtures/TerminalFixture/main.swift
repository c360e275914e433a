import Glibc
import TerminalQuery

// Asks its terminal everything, as one of the kind that is named, and prints what it has learned.
let kind = CommandLine.arguments.dropFirst().first ?? ""
let answers = TerminalQuery.ask(Set(TerminalQuery.Question.allCases), environment: ["TERM": kind])
guard let answers else {
  print("<nothing>")
  exit(0)
}
print("<\(answers.theme.map { "\($0)" } ?? "unknown")", terminator: "")
print(answers.showsKittyGraphics ? " kitty" : "", terminator: "")
print(answers.showsSixels ? " sixels>" : ">")
