/// What a picture's beginning says of its size, in pixels.
struct PictureSize {
  let width: Int
  let height: Int

  /// The bytes before the colours of a picture without compression.
  static let pixelHeader = 12

  /// Reads a PNG file (PNG Specification, third edition, 11.2.1).
  init?(png bytes: [UInt8]) {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    self.init(bytes, at: 16)
  }

  /// Reads a picture without compression.
  init?(pixels bytes: [UInt8]) {
    guard bytes.count >= Self.pixelHeader, bytes.starts(with: "RGBA".utf8) else { return nil }
    self.init(bytes, at: 4)
  }

  private init(_ bytes: [UInt8], at start: Int) {
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(start), number(start + 4))
  }
}
