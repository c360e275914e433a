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
      case 0x26: raw("&amp;")
      case 0x3C: raw("&lt;")
      case 0x3E: raw("&gt;")
      case 0x22: raw("&quot;")
      case 0x27: raw("&#39;")
      case 0x20...0x7E: bytes.append(UInt8(truncatingIfNeeded: scalar.value))
      case 0x00...0x1F, 0x7F...0x9F, 0xFFFE, 0xFFFF: break
      default: bytes.append(contentsOf: String(scalar).utf8)
      }
    }
  }

  /// Adds a number with two decimals at most.
  ///
  /// What is no number becomes 0, and what is beyond a billion is held there.
  mutating func number(_ value: Double, decimals: Int = 2) {
    let factor = decimals == 2 ? 100 : 10_000
    let held = value.isFinite ? min(max(value, -1e9), 1e9) : 0
    var rest = Int((held * Double(factor)).rounded())
    if rest < 0 {
      bytes.append(UInt8(ascii: "-"))
      rest = -rest
    }
    plain(String(rest / factor))
    rest %= factor
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var place = factor / 10
    while rest > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
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
