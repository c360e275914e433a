/// The static members that an author's files add to the types that asset symbols are added to.
package struct DeclaredMembers: Hashable, Sendable {
  package private(set) var colors: Set<String> = []
  package private(set) var styles: Set<String> = []
  package private(set) var uiColors: Set<String> = []
  package private(set) var uiImages: Set<String> = []

  package init() {}

  /// Adds what a file declares.
  package mutating func add(source: String) {
    guard source.contains("extension") else { return }
    let words = SwiftWords.words(in: source)
    for (index, word) in words.enumerated() where word == "extension" {
      guard let type = Self.extended(words, after: index) else { continue }
      let names = Self.members(words, after: index)
      switch type {
      case "Color": colors.formUnion(names)
      case "ShapeStyle": styles.formUnion(names)
      case "UIColor": uiColors.formUnion(names)
      case "UIImage": uiImages.formUnion(names)
      default: break
      }
    }
  }

  /// The type that an extension extends, without the module before it.
  private static func extended(_ words: [Substring], after index: Int) -> Substring? {
    guard index + 1 < words.count else { return nil }
    let isQualified = index + 3 < words.count && words[index + 2] == "."
    return words[isQualified ? index + 3 : index + 1]
  }

  /// The names behind `static let`, `static var` and `class var` in the braces that follow.
  private static func members(_ words: [Substring], after index: Int) -> [String] {
    var names: [String] = []
    var depth = 0
    for position in words.indices.dropFirst(index + 1) {
      switch words[position] {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth <= 0 { return names }
      case "static", "class":
        guard depth == 1, position + 2 < words.count,
          ["let", "var"].contains(words[position + 1])
        else { continue }
        names.append(String(words[position + 2].filter { $0 != "`" }))
      default: break
      }
    }
    return names
  }
}
