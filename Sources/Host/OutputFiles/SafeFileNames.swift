/// Names of files for titles that come from outside and may be anything.
///
/// A name is made of letters, digits, marks, `_` and `-` alone, so it neither leaves its folder nor
/// hides, and needs no quotes in a shell. No two differ in case only.
package struct SafeFileNames {
  private var taken: Set<String>

  /// The most bytes before the ending; a file system allows 255 in all.
  private static let limit = 80

  /// - Parameter reserved: Names, without an ending, that are used otherwise.
  package init(reserved: [String] = []) {
    taken = Set(reserved)
  }

  /// A name without an ending for a title, which no other has.
  ///
  /// - Parameter fallback: What a title is called that has no letter.
  package mutating func name(for title: String, fallback: String) -> String {
    let stem = Self.stem(title) ?? fallback
    var name = stem
    var number = 2
    while !taken.insert(name.lowercased()).inserted {
      name = "\(stem)-\(number)"
      number += 1
    }
    return name
  }

  private static func stem(_ title: String) -> String? {
    var stem = String.UnicodeScalarView()
    var size = 0
    for scalar in title.unicodeScalars.prefix(4 * limit) {
      let kept = isKept(scalar) ? scalar : "-"
      if kept == "-", stem.last.map({ $0 == "-" }) ?? true { continue }
      size += UTF8.width(kept)
      guard size <= limit else { break }
      stem.append(kept)
    }
    while stem.last == "-" { stem.removeLast() }
    return stem.isEmpty ? nil : String(stem)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "_" { return true }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .nonspacingMark, .spacingMark:
      // Letters that cannot be seen, such as the Hangul fillers.
      return !scalar.properties.isDefaultIgnorableCodePoint
    default:
      return false
    }
  }
}
