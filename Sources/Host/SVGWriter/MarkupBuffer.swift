import TextEncoding
import ViewTree

/// Markup that grows, with all that comes from outside escaped.
struct MarkupBuffer {
  private(set) var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(4096) }

  /// Adds markup of our own.
  mutating func raw(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds characters that were checked to need no escapes.
  mutating func plain(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Adds text from outside as character data or within a quoted attribute.
  ///
  /// Characters that XML 1.0 (2.2) forbids disappear.
  mutating func escaped(_ text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x20...0x7E:
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        if let entity = MarkupEscape.entity(of: byte) { raw(entity) } else { bytes.append(byte) }
      case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: break
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
  }

  /// Adds a number with two decimals at most.
  ///
  /// What is no number becomes 0, and what is beyond a billion is held there.
  mutating func number(_ value: Double, decimals: Int = 2) {
    MarkupBuffer.append(value, decimals: decimals, to: &bytes)
  }

  /// Adds the steps of an outline.
  mutating func steps(of path: Path) {
    SVGPath.append(path, to: &bytes) { MarkupBuffer.append($0, decimals: 2, to: &$1) }
  }

  private static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    let number = value.isFinite ? value : 0
    DecimalNumber.append(number, decimals: decimals, limit: 1e9, to: &bytes)
  }

  /// Adds an attribute with a number.
  mutating func attribute(_ name: StaticString, _ value: Double, decimals: Int = 2) {
    bytes.append(UInt8(ascii: " "))
    raw(name)
    raw("=\"")
    number(value, decimals: decimals)
    raw("\"")
  }

  /// Adds an attribute with text from outside.
  mutating func attribute(_ name: StaticString, _ value: String) {
    bytes.append(UInt8(ascii: " "))
    raw(name)
    raw("=\"")
    escaped(value)
    raw("\"")
  }
}
