/// Regular expressions that are nothing but texts with bars between them, as most rules are.
enum PlainAlternatives {
  /// The texts that an expression consists of; nil where it is anything else.
  static func parse(_ pattern: String) -> [[UInt8]]? {
    var texts: [[UInt8]] = [[]]
    var isEscaped = false
    for byte in pattern.utf8 {
      if isEscaped {
        // A letter or digit after a backslash means something.
        guard isPunctuation(byte) else { return nil }
        texts[texts.count - 1].append(byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "|") {
        texts.append([])
      } else if special.contains(byte) {
        return nil
      } else {
        texts[texts.count - 1].append(byte)
      }
    }
    return isEscaped || texts.contains(where: \.isEmpty) ? nil : texts
  }

  private static let special = Set("^$.[]()?*+{}".utf8)

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
