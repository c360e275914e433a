package import ResourceFormat

/// Reads a `.stringsdict` file: formats whose parts depend on numbers.
package enum StringsDictionary {
  /// The entries of a file.
  ///
  /// - Throws: ``ResourceError``.
  package static func entries(
    of bytes: [UInt8]
  ) throws(ResourceError) -> [String: LocalizedFormat] {
    try PropertyListParser.value(of: bytes).members.compactMapValues(entry)
  }

  private static func entry(_ value: PropertyValue) -> LocalizedFormat? {
    guard let format = value["NSStringLocalizedFormatKey"]?.string else { return nil }
    let order = variables(in: format)
    let plurals = value.members.compactMap { name, variable -> LocalizedFormat.Plural? in
      guard let order = order[name] else { return nil }
      let index = min(order, FormatSpecifiers.argumentLimit - 1)
      let type = variable["NSStringFormatValueTypeKey"]?.string ?? "d"
      let forms = variable.members.filter { categories.contains($0.key) }
      return .init(
        name: name,
        argument: index,
        forms: forms.compactMapValues(\.string).mapValues {
          FormatSpecifiers.numbered($0, first: index, argument: (index, type))
        }
      )
    }
    return LocalizedFormat(
      FormatSpecifiers.numbered(withoutPositions(format)),
      plurals: plurals.sorted { $0.name < $1.name }
    )
  }

  private static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  /// The variables `%#@name@` and `%2$#@name@`, with the argument that each means.
  private static func variables(in format: String) -> [String: Int] {
    var order: [String: Int] = [:]
    var next = 0
    for part in format.split(separator: "%", omittingEmptySubsequences: false).dropFirst() {
      let digits = part.prefix { $0.isNumber }
      let hasPosition = part.dropFirst(digits.count).hasPrefix("$#@")
      guard hasPosition || part.hasPrefix("#@") else {
        if !part.isEmpty { next += 1 }
        continue
      }
      let name = part.drop { $0 != "@" }.dropFirst().prefix { $0 != "@" }
      order[String(name)] = hasPosition ? FormatSpecifiers.index(ofArgument: Int(digits)) : next
      next += 1
    }
    return order
  }

  /// `%2$#@name@` as `%#@name@`: the variable knows its argument.
  private static func withoutPositions(_ format: String) -> String {
    let parts = format.split(separator: "%", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      let digits = part.prefix { $0.isNumber }
      let isPositioned = index > 0 && part.dropFirst(digits.count).hasPrefix("$#@")
      return String(isPositioned && !digits.isEmpty ? part.dropFirst(digits.count + 1) : part)
    }.joined(separator: "%")
  }
}
