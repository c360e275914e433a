/// A line that was typed to use an app in words.
enum SpokenCommand: Equatable {
  case readAll, help, quit, back
  case use(Int)
  case set(Int, String)
  case step(Int, isUp: Bool)
  case delete(Int)
  case unknown

  init(_ line: String) {
    let words = line.trimmingSpaces()
    switch words {
    case "", "n": self = .readAll
    case "?", "h", "help": self = .help
    case "q", "quit": self = .quit
    case "b", "back": self = .back
    default: self = SpokenCommand.numbered(words)
    }
  }

  private static func numbered(_ words: Substring) -> SpokenCommand {
    let digits = words.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits) else { return .unknown }
    let rest = words.dropFirst(digits.count).drop { $0 == " " }
    switch rest {
    case "": return .use(number)
    case "+": return .step(number, isUp: true)
    case "-": return .step(number, isUp: false)
    case "delete": return .delete(number)
    default: return rest.first == "=" ? .set(number, String(rest.dropFirst())) : .unknown
    }
  }
}

extension String {
  func trimmingSpaces() -> Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    let end = start.lastIndex { $0 != " " && $0 != "\t" }
    return end.map { start[...$0] } ?? ""
  }
}
