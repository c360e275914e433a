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
    var index = 0
    while index < words.count {
      index += 1
      guard words[index - 1] == "extension", let type = Self.extended(words, after: index - 1),
        let open = words[index...].prefix(64).firstIndex(of: "{")
      else { continue }
      let names = Self.members(words, &index, from: open)
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

  /// The names behind `static let`, `static var` and `class var` in braces, behind which the index is
  /// moved.
  private static func members(
    _ words: [Substring],
    _ index: inout Int,
    from open: Int
  ) -> [String] {
    var names: [String] = []
    var depth = 0
    index = open
    while index < words.count {
      let word = words[index]
      index += 1
      switch word {
      case "{": depth += 1
      case "}":
        depth -= 1
        if depth == 0 { return names }
      case "static", "class":
        guard depth == 1, index + 1 < words.count, ["let", "var"].contains(words[index]) else {
          continue
        }
        names.append(String(words[index + 1].filter { $0 != "`" }))
      default: break
      }
    }
    return names
  }
}
