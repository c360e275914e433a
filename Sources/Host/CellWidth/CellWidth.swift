/// The number of terminal cells that text takes.
///
/// Widths follow Unicode's East Asian Width (UAX #11) and emoji presentation (UTS #51), as current
/// terminals do: wide and full-width characters take two cells, marks none, the rest one. An emoji
/// sequence takes two cells however many scalars it is made of; other graphemes take what their
/// scalars take.
package enum CellWidth {
  /// The cells of one scalar on its own.
  package static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value < 0x20 || (value >= 0x7F && value < 0xA0) ? 0 : 1 }
    if value >= 0x1100, contains(value, wideRanges) { return 2 }
    return contains(value, zeroRanges) ? 0 : 1
  }

  /// The cells of one grapheme.
  package static func of(_ grapheme: Character) -> Int {
    var sum = 0
    var count = 0
    var isSequence = false
    for scalar in grapheme.unicodeScalars {
      sum += of(scalar)
      count += 1
      isSequence = isSequence || (count > 1 && makesEmojiSequence(scalar.value))
    }
    return isSequence ? 2 : sum
  }

  /// The cells of a line of text.
  package static func of(_ text: some StringProtocol) -> Int {
    var ascii = 0
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F else { return text.reduce(0) { $0 + of($1) } }
      ascii += 1
    }
    return ascii
  }

  /// Whether a scalar behind another one makes the two one emoji: the emoji selector, a joiner, a
  /// regional indicator or a skin tone.
  private static func makesEmojiSequence(_ value: UInt32) -> Bool {
    switch value {
    case 0xFE0F, 0x200D, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }

  /// Looks a value up in a sorted table of first and last values.
  private static func contains(_ value: UInt32, _ ranges: [UInt32]) -> Bool {
    var low = 0
    var high = ranges.count / 2
    while low < high {
      let middle = (low + high) / 2
      if value < ranges[2 * middle] {
        high = middle
      } else if value > ranges[2 * middle + 1] {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}
