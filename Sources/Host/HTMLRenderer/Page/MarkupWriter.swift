import Sanitizer
import TextEncoding

/// Writes elements, attributes and text as bytes.
///
/// Markup is written from literals of this package alone; whatever comes from a tree passes ``text(_:)``
/// or ``attribute(_:_:)``, which sanitize and escape it.
struct MarkupWriter {
  private(set) var bytes: [UInt8] = []

  mutating func reserve(_ count: Int) { bytes.reserveCapacity(count) }

  /// Appends markup as it is.
  mutating func raw(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends markup that this package has made, such as numbers and vector graphics.
  mutating func made(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  mutating func made(_ markup: [UInt8]) {
    bytes += markup
  }

  mutating func number(_ number: Int) {
    if number >= 0, number < 10 { return bytes.append(UInt8(0x30 + number)) }
    bytes.append(contentsOf: String(number).utf8)
  }

  mutating func number(_ number: Double) { CSSNumber.append(number, to: &bytes) }

  /// Appends text from outside on one line.
  mutating func text(_ text: String, limit: Int = Sanitizer.defaultLimit) {
    escape(Sanitizer.sanitized(text, limit: limit))
  }

  /// Appends text from outside, line breaks included.
  mutating func lines(_ text: String) {
    escape(Sanitizer.sanitizedLines(text, limit: MarkupWriter.textLimit))
  }

  /// Appends an attribute whose value comes from outside.
  mutating func attribute(_ name: StaticString, _ value: String, limit: Int = 1000) {
    raw(" ")
    raw(name)
    raw("=\"")
    text(value, limit: limit)
    raw("\"")
  }

  /// The most scalars of one text; nobody reads more at one place of a page.
  static let textLimit = 1 << 20

  private mutating func escape(_ text: String) { MarkupEscape.append(text, to: &bytes) }
}
