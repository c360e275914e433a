internal import ResourceFormat

/// The names that the compiler did not find, by what their author can do about it.
package struct MissingNames: Hashable, Sendable {
  /// Names of Apple's frameworks that report-host lacks, as an author would write them.
  package private(set) var lacking: [String] = []
  /// Modules that do not come from Apple.
  package private(set) var foreignModules: [String] = []

  /// Reads a compiler's messages.
  ///
  /// - Parameters:
  ///   - output: What the compiler wrote.
  ///   - declared: The names that the author's own files declare; these are not Apple's.
  package init(compilerOutput output: String, declared: Set<String>) {
    var lacking: Set<String> = []
    var foreign: Set<String> = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let message = Self.message(of: line) else { continue }
      if let module = Self.quoted(message, after: "no such module ") {
        if Self.isApples(module) {
          lacking.insert("import \(module)")
        } else {
          foreign.insert(module)
        }
      } else if let name = Self.name(in: message, declared: declared) {
        lacking.insert(name)
      }
    }
    self.lacking = Self.sorted(lacking)
    foreignModules = Self.sorted(foreign)
  }

  /// The message of a line such as "File.swift:3:5: error: cannot find 'Map' in scope".
  private static func message(of line: Substring) -> Substring? {
    guard let mark = line.firstOccurrence(of: " error: "), line[..<mark.lowerBound].last == ":"
    else { return nil }
    return line[mark.upperBound...]
  }

  private static func name(in message: Substring, declared: Set<String>) -> String? {
    let starts = ["cannot find type ", "cannot find "]
    if let start = starts.first(where: message.hasPrefix), message.hasSuffix(" in scope") {
      return quoted(message, after: start).flatMap { declared.contains($0) ? nil : $0 }
    }
    if let attribute = quoted(message, after: "unknown attribute ") { return "@\(attribute)" }
    if let macro = quoted(message, after: "no macro named ") { return "#\(macro)" }
    if let member = quoted(message, after: "has no member ") {
      guard !declared.contains(member) else { return nil }
      return memberName(member, of: message, declared: declared)
    }
    if message.contains(" is not a member type of "), let member = quoted(message, after: "") {
      return declared.contains(member) ? nil : ".\(member)"
    }
    return nil
  }

  /// A member with its type where the type is one of Apple's that a reader can look up.
  private static func memberName(
    _ member: String,
    of message: Substring,
    declared: Set<String>
  ) -> String? {
    guard message.hasPrefix("type "), let type = quoted(message, after: "type ") else {
      return ".\(member)"
    }
    let plain = type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    return plain && !declared.contains(type) ? "\(type).\(member)" : ".\(member)"
  }

  /// The first word in quotes behind a phrase.
  private static func quoted(_ message: Substring, after phrase: String) -> String? {
    var rest = message
    if !phrase.isEmpty {
      guard let found = message.firstOccurrence(of: phrase) else { return nil }
      rest = message[found.upperBound...]
      // "static member 'm'" and "dynamic member using …" stand behind the same words.
      guard rest.first == "'" else { return nil }
    }
    guard let open = rest.firstIndex(of: "'") else { return nil }
    let word = rest[rest.index(after: open)...].prefix { $0 != "'" }
    return word.isEmpty ? nil : String(word)
  }

  private static func isApples(_ module: String) -> Bool {
    let base = module.split(separator: ".").first.map(String.init) ?? module
    return AppleModules.names.contains(base)
      || AppleModules.endings.contains { base.hasSuffix($0) && base.count > $0.count }
  }

  /// Capitals and small letters together, marks in front not counted.
  private static func sorted(_ names: Set<String>) -> [String] {
    func key(_ name: String) -> String {
      String(name.drop { !$0.isLetter }).lowercased()
    }
    return names.sorted { (key($0), $0) < (key($1), $1) }
  }
}
