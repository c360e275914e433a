/// The Swift name that Xcode makes from the name of an asset.
package enum AssetSymbol {
  /// The name of a colour or picture.
  ///
  /// - Parameter suffix: "Color" or "Image", which Xcode drops from the end of the name.
  /// - Returns: The name in lower camel case, without backticks; nil where nothing of it can stand in
  ///   a name.
  package static func name(of asset: String, dropping suffix: String) -> String? {
    var words = words(in: asset)
    if words.count > 1, words.last?.lowercased() == suffix.lowercased() { words.removeLast() }
    guard let first = words.first else { return nil }
    let rest = words.dropFirst().map(capitalized)
    return leading(first.lowercased() + rest.joined())
  }

  /// The name of a folder that provides a namespace, in upper camel case.
  package static func namespace(of folder: String) -> String? {
    let words = words(in: folder)
    return words.isEmpty ? nil : leading(words.map(capitalized).joined())
  }

  /// The name as it is declared: keywords stand in backticks.
  package static func declared(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// Words end before a capital letter and at whatever cannot stand in a name: "URLField" is "URL" and
  /// "Field", "brand-grey" is "brand" and "grey".
  private static func words(in name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      let isCapital = character.isUppercase
      let follows = index + 1 < characters.count ? characters[index + 1] : " "
      let endsRun = word.last?.isUppercase == true && follows.isLowercase
      if isCapital, !word.isEmpty, word.last?.isUppercase != true || endsRun {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A name cannot begin with a digit.
  private static func leading(_ name: String) -> String {
    name.first?.isNumber == true ? "_" + name : name
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var",
    "where", "while",
  ]
}
