internal import Foundation

/// The size of a picture, as the first bytes of its file say.
struct PictureSize: Hashable {
  let width: Int
  let height: Int

  /// Reads the size from a PNG, JPEG or GIF file; nil for other bytes.
  init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(1 << 16))
    guard let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes), size.0 > 0, size.1 > 0
    else { return nil }
    (width, height) = size
  }

  /// The header chunk of PNG (RFC 2083, 4.1.1).
  private static func png(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 24, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    else { return nil }
    return (number(bytes[16..<20]), number(bytes[20..<24]))
  }

  /// The screen descriptor of GIF 89a.
  private static func gif(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.count >= 10, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
    return (number(bytes[6..<8].reversed()), number(bytes[8..<10].reversed()))
  }

  /// The first start of a frame of JPEG (ITU-T T.81, B.2.2).
  private static func jpeg(_ bytes: [UInt8]) -> (Int, Int)? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var index = 2
    while index + 9 <= bytes.count {
      guard bytes[index] == 0xFF else { return nil }
      let marker = bytes[index + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (number(bytes[(index + 7)..<(index + 9)]), number(bytes[(index + 5)..<(index + 7)]))
      }
      index += 2 + max(number(bytes[(index + 2)..<(index + 4)]), 2)
    }
    return nil
  }

  private static func number(_ bytes: some Sequence<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
