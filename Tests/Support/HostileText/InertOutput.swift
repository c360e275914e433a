/// Tells whether output is harmless to look at, by rules of its own.
///
/// It does not use the sanitizer, so that a gap there is found here.
package enum InertOutput {
  /// The first thing in output that should not be there, in words; nil where all is well.
  ///
  /// - Parameter allowsStyle: Whether SGR sequences are right.
  package static func flaw(in bytes: [UInt8], allowsStyle: Bool = false) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return "not UTF-8" }
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\u{1B}" {
        guard allowsStyle, let end = styleEnd(scalars, after: index) else {
          return "an escape at scalar \(index): \(excerpt(scalars, index))"
        }
        index = end
        continue
      }
      guard scalar == "\n" || isAllowed(scalar, scalars, index) else {
        return "U+\(String(scalar.value, radix: 16)) at scalar \(index)"
      }
      index += 1
    }
    return nil
  }

  private static func excerpt(_ scalars: [Unicode.Scalar], _ index: Int) -> String {
    scalars[index...].prefix(12).map { String($0.value, radix: 16) }.joined(separator: " ")
  }

  /// Where an SGR sequence with the parameters that the renderer uses ends; nil for any other.
  private static func styleEnd(_ scalars: [Unicode.Scalar], after start: Int) -> Int? {
    guard start + 1 < scalars.count, scalars[start + 1] == "[" else { return nil }
    let rest = scalars[(start + 2)...].prefix(20)
    guard let end = rest.firstIndex(of: "m") else { return nil }
    var numbers: [Int] = []
    for part in String(String.UnicodeScalarView(rest[..<end])).split(
      separator: ";",
      omittingEmptySubsequences: false
    ) {
      guard let number = UInt8(part), String(number) == part else { return nil }
      numbers.append(Int(number))
    }
    return isStyle(numbers) ? end + 1 : nil
  }

  private static func isStyle(_ numbers: [Int]) -> Bool {
    switch numbers.count {
    case 1:
      return [0, 1, 2, 3, 4, 9, 39, 49].contains(numbers[0])
        || [30...37, 40...47, 90...97, 100...107].contains { $0.contains(numbers[0]) }
    case 3: return [38, 48].contains(numbers[0]) && numbers[1] == 5
    case 5: return [38, 48].contains(numbers[0]) && numbers[1] == 2
    default: return false
    }
  }

  /// Letters, marks, numbers, punctuation, symbols and the space; what is invisible only where it
  /// makes an emoji.
  private static func isAllowed(_ scalar: Unicode.Scalar, _ scalars: [Unicode.Scalar], _ index: Int)
    -> Bool
  {
    if scalar.value == 0x20 { return true }
    let before = index > 0 ? scalars[index - 1] : " "
    switch scalar.value {
    case 0xFE0E, 0xFE0F:
      return before.properties.isEmoji
    case 0x200D:
      let after = index + 1 < scalars.count ? scalars[index + 1] : " "
      let isJoinable = before.properties.isEmoji || before.value == 0xFE0F
      return isJoinable && after.properties.isEmoji && after.value > 0xA0
    default:
      return isVisible(scalar)
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isDefaultIgnorableCodePoint { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber,
      .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation, .mathSymbol, .currencySymbol,
      .modifierSymbol, .otherSymbol:
      return true
    default:
      return false
    }
  }
}
