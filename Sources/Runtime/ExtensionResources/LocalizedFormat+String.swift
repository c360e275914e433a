package import ResourceFormat

extension LocalizedFormat {
  /// The format with the plural forms that the numbers ask for.
  ///
  /// - Parameters:
  ///   - integers: The arguments in order, nil where one is no whole number.
  ///   - language: The language whose plural rules hold.
  package func string(integers: [Int64?], language: String) -> String {
    guard !plurals.isEmpty else { return format }
    var text = ""
    var rest = format[...]
    while let start = rest.firstOccurrence(of: "%#@"),
      let end = rest[start.upperBound...].firstIndex(of: "@")
    {
      text += rest[..<start.lowerBound]
      let name = rest[start.upperBound..<end]
      if let plural = plurals.first(where: { $0.name == name }) {
        let position = plural.argument
        let number = integers.indices.contains(position) ? integers[position] : nil
        text += plural.form(for: number, language)
      }
      rest = rest[rest.index(after: end)...]
    }
    return text + rest
  }
}

extension LocalizedFormat.Plural {
  fileprivate func form(for number: Int64?, _ language: String) -> String {
    let category = number.map { pluralCategory(of: $0, language: language) } ?? "other"
    // Apple's tables may have a form for none at all in any language.
    let exact = number == 0 ? forms["zero"] : nil
    return exact ?? forms[category] ?? forms["other"] ?? ""
  }
}
