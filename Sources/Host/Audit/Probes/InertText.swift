/// Whether bytes only show something, by rules of its own: the sanitizer is what is being judged.
package enum InertText {
  /// More combining marks than these on one base pile up over other lines.
  private static let mostMarks = 16

  /// What is in the bytes that acts or hides; nil where nothing does.
  ///
  /// - Parameter allowsStyle: Whether SGR sequences (ECMA-48, 8.3.117), which only set colours and
  ///   the like, are right.
  package static func flaw(in bytes: [UInt8], allowsStyle: Bool) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return "bytes not in UTF-8" }
    var scalars = Substring(text).unicodeScalars
    var marks = 0
    while let scalar = scalars.popFirst() {
      if scalar == "\u{1B}", allowsStyle, takeStyle(&scalars) { continue }
      if isActing(scalar) { return "U+\(String(scalar.value, radix: 16, uppercase: true))" }
      marks = isMark(scalar) ? marks + 1 : 0
      if marks > mostMarks { return "more than \(mostMarks) marks on one character" }
    }
    return nil
  }

  /// Takes what follows the escape of an SGR sequence; returns whether it is one.
  private static func takeStyle(_ scalars: inout Substring.UnicodeScalarView) -> Bool {
    guard scalars.popFirst() == "[" else { return false }
    while let scalar = scalars.popFirst() {
      if scalar == "m" { return true }
      guard scalar == ";" || ("0"..."9").contains(scalar) else { return false }
    }
    return false
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    [.nonspacingMark, .enclosingMark].contains(scalar.properties.generalCategory)
  }

  /// Control characters but the line feed, and what turns the direction of text or is not seen.
  private static func isActing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0xFE0E, 0xFE0F, 0x200D: false  // Parts of emoji.
    default:
      scalar.properties.isDefaultIgnorableCodePoint
        || [.control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned]
          .contains(scalar.properties.generalCategory)
    }
  }
}
