/// What stands for the signs of controls and numbers where only ASCII is drawn.
///
/// Other text from outside stays as it is: its words cannot be guessed.
enum ASCIIGlyph {
  private static let table: [UInt32: Unicode.Scalar] = [
    0x00B7: "*", 0x2013: "-", 0x2014: "-", 0x2018: "'", 0x2019: "'", 0x201C: "\"", 0x201D: "\"",
    0x2022: "*", 0x2026: ".", 0x2039: "<", 0x203A: ">", 0x2212: "-", 0x2304: "v", 0x25A1: "o",
    0x25B2: "^", 0x25B6: ">", 0x25B8: ">", 0x25BC: "v", 0x25BE: "v", 0x25C0: "<", 0x25CB: "o",
    0x25C9: "*", 0x25CF: "*", 0x2610: "o", 0x2611: "x", 0x2612: "x", 0x2713: "x",
    0x2715: "x", 0x00D7: "x", 0x221E: "~",
  ]

  static func of(_ glyph: Glyph) -> Glyph {
    guard glyph.bits >= 0x80, let scalar = table[glyph.bits] else { return glyph }
    return Glyph(scalar)
  }
}
