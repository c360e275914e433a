/// The specifiers of a format: `%@`, `%lld`, `%1$.2f`.
enum FormatSpecifiers {
  /// How many arguments a format may have: more than any author gives it.
  static let argumentLimit = 99

  /// The position from 0 of an argument that a file numbers from 1.
  static func index(ofArgument number: Int?) -> Int { min(max(number ?? 1, 1), argumentLimit) - 1 }

  /// A format whose specifiers all say which argument they mean.
  ///
  /// - Parameters:
  ///   - first: The argument that the first specifier without a number means, from 0.
  ///   - argument: What `%arg` means, with its specifier; nil where there is no such thing.
  static func numbered(
    _ format: String,
    first: Int = 0,
    argument: (index: Int, specifier: String)? = nil
  ) -> String {
    var result = ""
    var next = first
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      let behind = rest[rest.index(after: percent)...]
      if behind.hasPrefix("%") {
        result += "%%"
        rest = behind.dropFirst()
      } else if behind.hasPrefix("arg"), let argument {
        result += "%\(argument.index + 1)$\(argument.specifier)"
        rest = behind.dropFirst(3)
      } else if behind.hasPrefix("#@") || isNumbered(behind) {
        if behind.hasPrefix("#@") { next += 1 }
        result += "%"
        rest = behind
      } else {
        next += 1
        result += "%\(next)$"
        rest = behind
      }
    }
    return result + rest
  }

  private static func isNumbered(_ specifier: Substring) -> Bool {
    let digits = specifier.prefix { $0.isNumber }
    return !digits.isEmpty && specifier.dropFirst(digits.count).hasPrefix("$")
  }

  /// The position of the first whole number among the specifiers, from 0; nil where there is none.
  static func firstInteger(in format: String) -> Int? {
    var index = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      let behind = rest[rest.index(after: percent)...]
      if behind.hasPrefix("%") {
        rest = behind.dropFirst()
        continue
      }
      let digits = behind.prefix { $0.isNumber }
      let isNumbered = isNumbered(behind)
      let position = isNumbered ? Self.index(ofArgument: Int(digits)) : index
      let flags = isNumbered ? behind.dropFirst(digits.count + 1) : behind
      let letter = flags.first { !"0123456789.-+ #lhqzt".contains($0) }
      if let letter, "diuxX".contains(letter) || flags.hasPrefix("arg") { return position }
      index += 1
      rest = behind
    }
    return nil
  }
}
