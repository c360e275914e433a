/// A string to be shown: words with numbered places for values.
package struct LocalizedTemplate: Sendable, Equatable {
  /// Words, or the place of a value.
  package enum Piece: Sendable, Equatable {
    case words(String)
    case value(Int)
  }

  package var pieces: [Piece]

  /// The template that the parts of a key make themselves.
  package init(specifiers: [String?], literal: (Int) -> String) {
    var next = 0
    pieces = specifiers.indices.map { index in
      guard specifiers[index] != nil else { return .words(literal(index)) }
      next += 1
      return .value(next - 1)
    }
  }

  /// The template in a format of C, such as `%lld of %2$@`.
  ///
  /// Places that no value belongs to are left as they stand.
  ///
  /// - Parameter count: How many values there are.
  package init(format: String, count: Int) {
    pieces = []
    var words = ""
    var next = 0
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      words += rest[..<percent]
      rest = rest[percent...].dropFirst()
      if rest.first == "%" {
        words += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let specifier = Specifier(rest) else {
        words += "%"
        continue
      }
      let place = specifier.position.map { $0 &- 1 } ?? next
      if specifier.position == nil { next += 1 }
      guard (0..<count).contains(place) else {
        words += "%" + rest[..<specifier.end]
        rest = rest[specifier.end...]
        continue
      }
      if !words.isEmpty { pieces.append(.words(words)) }
      words = ""
      pieces.append(.value(place))
      rest = rest[specifier.end...]
    }
    words += rest
    if !words.isEmpty { pieces.append(.words(words)) }
  }

  /// What follows a percent sign, up to the letter of the conversion.
  private struct Specifier {
    var position: Int?
    var end: Substring.Index

    init?(_ text: Substring) {
      var rest = text
      let digits = rest.prefix(while: \.isASCIIDigit)
      if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
        position = Int(digits)
        rest = rest.dropFirst(digits.count + 1)
      }
      rest = rest.drop { "0123456789.-+#'lhqzt".contains($0) }
      guard let letter = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(letter) else { return nil }
      end = rest.index(after: rest.startIndex)
    }
  }
}

extension LocalizedTemplate {
  /// The key that a table of translations lists a string under.
  package static func key(specifiers: [String?], literal: (Int) -> String) -> String {
    let hasValues = specifiers.contains { $0 != nil }
    return specifiers.indices.reduce(into: "") { key, index in
      if let specifier = specifiers[index] {
        key += specifier
      } else {
        let words = literal(index)
        key += hasValues && words.contains("%") ? words.replacing("%", with: "%%") : words
      }
    }
  }

  /// The translation of a key's parts, or the template that they make themselves.
  package static func resolve(
    specifiers: [String?],
    table: String?,
    locale: String?,
    integers: @autoclosure () -> [Int64?],
    literal: (Int) -> String
  ) -> LocalizedTemplate {
    let own = Self(specifiers: specifiers, literal: literal)
    guard _LocalizedStrings.hasLookup else { return own }
    let format = _LocalizedStrings.string(
      for: key(specifiers: specifiers, literal: literal),
      table: table,
      locale: locale,
      integers: integers()
    )
    guard let format else { return own }
    let count = specifiers.count { $0 != nil }
    return count == 0
      ? Self(words: format) : Self(format: format, count: count)
  }

  /// A template without values.
  package init(words: String) {
    pieces = [.words(words)]
  }

  /// The pieces as one string, in which characters for private use mark the places of values.
  package var marked: String {
    pieces.reduce(into: "") { result, piece in
      switch piece {
      case .words(let words):
        result += words
      case .value(let index):
        guard let mark = Unicode.Scalar(Self.firstMark &+ UInt32(clamping: index)) else { return }
        result.unicodeScalars.append(mark)
      }
    }
  }

  /// The template that a marked string, or a part of it, came from.
  package init(marked: String) {
    pieces = []
    var words = ""
    for scalar in marked.unicodeScalars {
      guard (Self.firstMark..<Self.endOfMarks).contains(scalar.value) else {
        words.unicodeScalars.append(scalar)
        continue
      }
      if !words.isEmpty { pieces.append(.words(words)) }
      words = ""
      pieces.append(.value(Int(scalar.value &- Self.firstMark)))
    }
    if !words.isEmpty { pieces.append(.words(words)) }
  }

  /// The first character of plane 15, which is for private use.
  private static let firstMark: UInt32 = 0xF0000
  private static let endOfMarks: UInt32 = 0xFFFFE
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
