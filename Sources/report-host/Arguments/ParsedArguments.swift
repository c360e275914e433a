import Suggestions

/// A command line after the subcommand, split by the subcommand's syntax.
struct ParsedArguments: Sendable {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  let syntax: CommandSyntax

  /// Splits words into options and operands.
  ///
  /// `--name value`, `--name=value`, `-n value` and `--` work as in other GNU programs.
  ///
  /// - Throws: ``UsageError`` for an unknown option, a missing or superfluous value, an option given
  ///   twice that may stand once, and too few or too many operands.
  init(_ words: some Sequence<String>, syntax: CommandSyntax) throws {
    self.syntax = syntax
    var onlyOperands = false
    var words = words.makeIterator()
    while let word = words.next() {
      if onlyOperands || word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        onlyOperands = true
      } else {
        try parseOption(word, following: &words)
      }
    }
    if !isSet("--help") { try checkOperands() }
  }

  /// Whether an option or flag was given.
  func isSet(_ name: String) -> Bool { values[name] != nil }

  /// The value of an option, the last one where there are several.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All values of a repeating option, as they were given.
  func values(_ name: String) -> [String] { values[name] ?? [] }

  /// All values of a repeating option, split at commas.
  ///
  /// - Throws: ``UsageError`` where the option was given and names nothing: an empty list would mean
  ///   everything.
  func list(_ name: String) throws -> [String] {
    guard let given = values[name] else { return [] }
    let parts = given.flatMap { $0.split(separator: ",").map(String.init) }
    guard !parts.isEmpty else { throw UsageError("\(name) names nothing", command: syntax.name) }
    return parts
  }

  /// The value of an option as a whole number in a range.
  ///
  /// - Throws: ``UsageError`` where it is not one.
  func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = value(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text)'",
        command: syntax.name
      )
    }
    return number
  }

  /// The value of an option that takes one of a few words.
  ///
  /// - Throws: ``UsageError`` that lists the words.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String,
    as type: Choice.Type = Choice.self
  ) throws -> Choice? {
    guard let text = value(name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let known = Choice.allCases.map(\.rawValue)
    throw UsageError(
      "\(name) takes \(known.joined(separator: ", ")), not '\(text)'"
        + didYouMean(text, in: known),
      command: syntax.name
    )
  }

  private mutating func parseOption(
    _ word: String,
    following words: inout some IteratorProtocol<String>
  ) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let isAssigned = word.hasPrefix("--") && parts.count == 2
    let name = isAssigned ? String(parts[0]) : word
    guard let option = syntax.allOptions.first(where: { $0.name == name || $0.short == name })
    else { throw unknownOption(name) }
    if values[option.name] != nil, !option.isRepeating {
      throw UsageError("\(option.name) is given twice", command: syntax.name)
    }
    guard option.value != nil else {
      guard !isAssigned else {
        throw UsageError("\(option.name) takes no value", command: syntax.name)
      }
      values[option.name] = []
      return
    }
    guard let value = isAssigned ? String(parts[1]) : words.next(), !value.isEmpty else {
      throw UsageError("\(option.name) needs a value", command: syntax.name)
    }
    values[option.name, default: []].append(value)
  }

  private func unknownOption(_ name: String) -> UsageError {
    let known = syntax.allOptions.map(\.name)
    return UsageError(
      "unknown option '\(name)'" + didYouMean(name, in: known),
      command: syntax.name
    )
  }

  private func checkOperands() throws {
    let required = syntax.operands.filter { !$0.isOptional }
    if operands.count < required.count {
      throw UsageError("missing \(required[operands.count].name)", command: syntax.name)
    }
    let isOpenEnded = syntax.operands.last?.isRepeating ?? false
    if operands.count > syntax.operands.count, !isOpenEnded {
      throw UsageError(
        "unexpected argument '\(operands[syntax.operands.count])'",
        command: syntax.name
      )
    }
  }
}

/// "; did you mean 'x'?" for the nearest known word, or nothing.
func didYouMean(_ word: String, in known: [String]) -> String {
  guard let best = Suggestions.near(word, in: known, limit: 1).first else { return "" }
  return "; did you mean '\(best)'?"
}
