/// A question to the user at the terminal, whose default answer is no.
enum Confirmation {
  /// Asks, and waits for a line.
  ///
  /// - Throws: ``UsageError`` where there is no terminal to ask at.
  static func ask(_ question: String, _ console: Console, command: String) throws -> Bool {
    guard console.isInteractive else {
      throw UsageError("there is no terminal to ask at; give --yes to go on", command: command)
    }
    console.prompt("\(question) [y/N] ")
    let answer = readLine()?.lowercased() ?? ""
    return answer == "y" || answer == "yes"
  }
}
