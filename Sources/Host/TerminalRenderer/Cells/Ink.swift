import Theme

/// A cell's foreground or background: the terminal's own, or a colour.
struct Ink: Hashable, Sendable {
  /// 0 for the terminal's own; otherwise red, green and blue below a set bit.
  let bits: UInt32

  static let terminal = Ink(bits: 0)

  private init(bits: UInt32) {
    self.bits = bits
  }

  init(_ color: RGB) {
    bits = 0x100_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }

  /// The colour; nil for the terminal's own.
  var rgb: RGB? {
    guard bits != 0 else { return nil }
    return RGB(
      UInt8(truncatingIfNeeded: bits >> 16),
      UInt8(truncatingIfNeeded: bits >> 8),
      UInt8(truncatingIfNeeded: bits)
    )
  }
}

/// Bold and the like.
struct CellAttributes: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let bold = CellAttributes(rawValue: 1)
  static let italic = CellAttributes(rawValue: 2)
  static let underline = CellAttributes(rawValue: 4)
  static let strikethrough = CellAttributes(rawValue: 8)
  static let dim = CellAttributes(rawValue: 16)
}
