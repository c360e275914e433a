/// What a Swift program said of its own crash, as its runtime writes it to standard error.
package struct CrashMessage: Hashable, Sendable, CustomStringConvertible {
  /// The runtime's sentence, such as "Index out of range".
  package let text: String
  /// The file and line of the author's that the runtime names; nil where it names one of its own.
  package let place: String?

  package var description: String { place.map { "\(text), \($0)" } ?? text }

  private static let lengthLimit = 500

  /// Looks for the last message in what a process wrote.
  ///
  /// - Returns: Nil where there is none.
  package init?(log: [UInt8]) {
    for line in log.split(separator: 0x0A).reversed() {
      let line = String(decoding: line.prefix(4 * Self.lengthLimit), as: UTF8.self)
      if let message = Self.fatalError(in: line) ?? Self.failedCast(in: line) {
        self = message
        return
      }
    }
    return nil
  }

  private init(text: some StringProtocol, place: String? = nil) {
    self.text = String(text.prefix(Self.lengthLimit))
    self.place = place
  }

  /// "Module/File.swift:12: Fatal error: Index out of range"; the place may be missing.
  private static func fatalError(in line: String) -> CrashMessage? {
    let mark = "Fatal error: "
    if line.hasPrefix(mark) { return CrashMessage(text: line.dropFirst(mark.count)) }
    let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count == 3, parts[2].hasPrefix(" " + mark), UInt32(parts[1]) != nil else {
      return nil
    }
    let text = parts[2].dropFirst(mark.count + 1)
    // Of the standard library's files the author has none.
    guard !parts[0].hasPrefix("Swift/") else { return CrashMessage(text: text) }
    let file = parts[0].split(separator: "/").last ?? parts[0]
    return CrashMessage(text: text, place: "\(file) line \(parts[1])")
  }

  /// "Could not cast value of type 'A' (0x12) to 'B' (0x34).", without the addresses.
  private static func failedCast(in line: String) -> CrashMessage? {
    guard line.hasPrefix("Could not cast value of type ") else { return nil }
    let words = line.split(separator: " ").filter { !$0.hasPrefix("(0x") }
    return CrashMessage(text: words.joined(separator: " "))
  }

  /// Whether a line belongs to the addresses that the runtime writes after its message; a program
  /// without symbols has no names for them.
  package static func isTrace(_ line: some StringProtocol) -> Bool {
    guard line != "Current stack trace:" else { return true }
    let words = line.split(separator: " ")
    return words.count == 3 && UInt32(words[0]) != nil && words[1] == "<unknown>"
      && words[2].hasPrefix("0x")
  }
}
