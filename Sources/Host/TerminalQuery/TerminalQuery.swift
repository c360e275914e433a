private import CTerminal

/// Asks terminals what they are.
package enum TerminalQuery {
  /// What can be asked.
  package enum Question: Hashable, Sendable, CaseIterable {
    /// The colour behind text.
    case background
    /// Which pictures the terminal can show.
    case graphics
  }

  /// How long an answer may take, in milliseconds.
  package static let timeout: Int32 = 200

  /// The number of the picture that is asked about, so that its answer is known.
  static let pictureNumber = 31

  /// Asks the terminal behind two descriptors.
  ///
  /// A pipe is not asked and costs nothing; nor is a terminal that has nothing to say, or whose
  /// answer could come so late that the shell would read it.
  ///
  /// - Parameter timeout: How long an answer may take, in milliseconds.
  /// - Returns: Nil where nothing was asked or nothing came in time.
  package static func ask(
    _ questions: Set<Question>,
    environment: [String: String],
    input: Int32 = 0,
    output: Int32 = 1,
    timeout: Int32 = TerminalQuery.timeout
  ) -> TerminalAnswers? {
    guard !questions.isEmpty, mayAsk(environment) else { return nil }
    let query = bytes(of: questions)
    var answer = [CChar](repeating: 0, count: 1024)
    let count = query.withUnsafeBufferPointer { query in
      rh_query(input, output, query.baseAddress, query.count, &answer, answer.count, timeout)
    }
    guard count > 0 else { return nil }
    return TerminalAnswers(answer.prefix(count).map { UInt8(bitPattern: $0) })
  }

  /// The pixels of one cell; nil where the terminal does not say.
  package static func cellSize(of terminal: Int32 = 1) -> (width: Int, height: Int)? {
    var (width, height): (Int32, Int32) = (0, 0)
    guard rh_cell_size(terminal, &width, &height) == 0 else { return nil }
    return (Int(width), Int(height))
  }

  /// Whether a terminal of this environment answers at once, or at all.
  ///
  /// GNU screen and the Linux console know no colour of theirs, and hardware terminals print what
  /// they do not know. Over a network an answer may take longer than anyone would wait, and then
  /// appear as if it were typed.
  static func mayAsk(_ environment: [String: String]) -> Bool {
    let term = environment["TERM"] ?? ""
    guard !["", "dumb", "unknown", "linux", "ansi"].contains(term) else { return false }
    if environment["SSH_CONNECTION"] ?? environment["SSH_TTY"] != nil { return false }
    if term.hasPrefix("screen") { return environment["TMUX"] != nil }
    return !["vt", "eterm", "cons", "sun", "wyse"].contains { term.hasPrefix($0) }
  }

  private static func bytes(of questions: Set<Question>) -> [CChar] {
    var query = ""
    // Operating system command 11 with "?" (XTerm Control Sequences, "OSC").
    if questions.contains(.background) { query += "\u{1B}]11;?\u{1B}\\" }
    // A picture of one pixel that is looked at but not shown (kitty, "Terminal graphics protocol").
    if questions.contains(.graphics) {
      query += "\u{1B}_Gi=\(pictureNumber),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    }
    // Primary device attributes (ECMA-48, 8.3.24), which every terminal answers.
    query += "\u{1B}[c"
    return query.utf8.map { CChar(bitPattern: $0) }
  }
}
