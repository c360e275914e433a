import CellWidth
import Drawing
import ViewTree

/// The widths of characters in one font, in points.
struct FontAdvances {
  private let ascii: [Double]
  private let size: Double
  private let isMonospaced: Bool
  /// How wide other letters than those of the table are, as a part of their usual width.
  private let factor: Double

  init(_ font: DrawnFont) {
    size = font.size
    isMonospaced = font.design == .monospaced
    factor = font.design == .serif ? 0.93 : 1
    let (size, factor) = (size, factor)
    let boldness = AdvanceTable.boldness(of: font.weight)
    ascii =
      isMonospaced
      ? Array(repeating: 0.6 * size, count: AdvanceTable.regular.count)
      : zip(AdvanceTable.regular, AdvanceTable.bold).map { regular, bold in
        (regular + (bold - regular) * boldness) * size * factor / 1000
      }
  }

  /// The width of an ASCII character; nothing for a control.
  func width(of byte: UInt8) -> Double {
    let index = Int(byte) - Int(AdvanceTable.firstCharacter)
    return ascii.indices.contains(index) ? ascii[index] : 0
  }

  /// The width of any other character: wide ones and emoji take the font's size, marks nothing.
  func width(of character: Character) -> Double {
    switch CellWidth.of(character) {
    case 0: return 0
    case 1: return narrowWidth(of: character)
    default: return size
    }
  }

  private func narrowWidth(of character: Character) -> Double {
    guard !isMonospaced, let first = character.unicodeScalars.first else { return 0.6 * size }
    if first.isASCII { return width(of: UInt8(truncatingIfNeeded: first.value)) }
    let share =
      switch first.value {
      case 0x2026, 0x2014: 1.0
      case 0x2018...0x201B, 0xB7: 0.25
      case 0x201C...0x201F, 0x2022: 0.35
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: 0.5
      default: first.properties.isUppercase ? 0.68 : 0.556
      }
    return share * factor * size
  }
}
