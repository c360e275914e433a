package import Theme

/// A cell's foreground or background: the terminal's own, or a colour.
package struct Ink: Hashable, Sendable {
  /// 0 for the terminal's own; otherwise red, green and blue below a set bit.
  package let bits: UInt32

  package static let terminal = Ink(bits: 0)

  private init(bits: UInt32) {
    self.bits = bits
  }

  package init(_ color: RGB) {
    bits = 0x100_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }

  /// The colour; nil for the terminal's own.
  package var rgb: RGB? {
    guard bits != 0 else { return nil }
    return RGB(
      UInt8(truncatingIfNeeded: bits >> 16),
      UInt8(truncatingIfNeeded: bits >> 8),
      UInt8(truncatingIfNeeded: bits)
    )
  }
}

/// Bold and the like.
package struct CellAttributes: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bold = CellAttributes(rawValue: 1)
  package static let italic = CellAttributes(rawValue: 2)
  package static let underline = CellAttributes(rawValue: 4)
  package static let strikethrough = CellAttributes(rawValue: 8)
  package static let dim = CellAttributes(rawValue: 16)
  /// The cell's two colours change places.
  package static let reverse = CellAttributes(rawValue: 32)
}
