import CellWidth
import Symbols

/// SF Symbols as characters of common fonts.
///
/// A name that is not known loses its last parts (`.fill`, `.circle` …) until one is found; a digit or
/// letter in a frame (`3.square`) is itself.
enum SymbolTable {
  /// A character and the cells that it takes.
  struct Entry {
    let text: String
    let width: Int
  }

  /// The character for a symbol's name; a bullet for an unknown one.
  static func glyph(for name: String, ascii: Bool) -> Entry {
    let table = ascii ? SymbolCharacters.ascii : SymbolCharacters.all
    let text = SymbolName.lookUp(name) { table[$0] ?? letter($0) } ?? (ascii ? "*" : "•")
    return Entry(text: text, width: CellWidth.of(text))
  }

  /// The digit or letter that is a symbol's whole name.
  private static func letter(_ name: String) -> String? {
    guard let byte = name.utf8.first, name.utf8.count == 1 else { return nil }
    switch byte {
    case 0x30...0x39: return name
    case 0x61...0x7A: return name.uppercased()
    default: return nil
    }
  }
}
