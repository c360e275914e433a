/// The single gate for text from outside on its way to a screen, a file or a log.
///
/// What an extension, a file or a process says is data. A terminal reads some characters as
/// commands (ECMA-48), and others make text look different from what it is (Unicode TR #36 and
/// CVE-2021-42574). The gate is an allow-list: letters, marks, numbers, punctuation, symbols and
/// spaces pass; joiners and variation selectors pass where they belong to an emoji; controls,
/// invisible and direction-changing characters disappear; characters without an agreed look become
/// U+FFFD.
package enum Sanitizer {
  /// The most scalars of one string that pass, where the caller sets no limit of its own.
  package static let defaultLimit = 65_536

  /// The most combining marks on one base; no writing system needs more.
  package static let markLimit = 8

  /// Text that is safe to show on one line.
  ///
  /// Tabs, line breaks and all other spaces become ordinary spaces.
  ///
  /// - Parameters:
  ///   - text: Text from outside.
  ///   - limit: The most scalars to keep; longer text ends in an ellipsis.
  package static func sanitized(_ text: String, limit: Int = defaultLimit) -> String {
    isPlain(text, limit: limit) ? text : filtered(text, limit: limit, keepsLines: false)
  }

  /// Text that is safe to show, with line breaks (LF, CR LF, CR) as single LFs.
  package static func sanitizedLines(_ text: String, limit: Int = defaultLimit) -> String {
    isPlain(text, limit: limit) ? text : filtered(text, limit: limit, keepsLines: true)
  }

  /// Whether a scalar is visible on its own, or the space, and means nothing to a terminal.
  ///
  /// Formats with escapes of their own, such as JSON, write the others as such.
  package static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value >= 0x20 }
    if isCommonLetter(scalar.value) { return true }
    let properties = scalar.properties
    if properties.isDefaultIgnorableCodePoint || properties.isNoncharacterCodePoint { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .lineSeparator, .paragraphSeparator, .spaceSeparator,
      .privateUse, .unassigned:
      return false
    default:
      return true
    }
  }

  /// Blocks that hold visible characters only, to spare most text the table look-ups: Latin, Greek
  /// and Cyrillic letters, dashes and quotes, boxes and blocks, Chinese, Hangul.
  static func isCommonLetter(_ value: UInt32) -> Bool {
    switch value {
    case 0xA1...0xAC, 0xAE...0x2C1, 0x391...0x3A1, 0x3A3...0x482, 0x2010...0x2027, 0x2500...0x259F,
      0x4E00...0x9FFC, 0xAC00...0xD7A3:
      true
    default:
      false
    }
  }

  /// Whether the text is printable ASCII within the limit, as nearly all text is.
  private static func isPlain(_ text: String, limit: Int) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      guard bytes.count <= limit else { return false }
      for byte in bytes where byte < 0x20 || byte > 0x7E { return false }
      return true
    }
  }

  private static func filtered(_ text: String, limit: Int, keepsLines: Bool) -> String {
    var filter = ScalarFilter(keepsLines: keepsLines)
    var kept = 0
    // What disappears takes time too.
    var room = limit.multipliedReportingOverflow(by: 4)
    if room.overflow { room.partialValue = .max }
    for scalar in text.unicodeScalars {
      room.partialValue -= 1
      guard kept < limit, room.partialValue >= 0 else {
        filter.append("…")
        break
      }
      if filter.take(scalar) { kept += 1 }
    }
    return filter.finish()
  }
}
