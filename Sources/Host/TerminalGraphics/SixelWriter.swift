extension TerminalGraphics {
  /// The longest side of a picture in pixels.
  package static let sideLimit = 10_000

  /// The bytes that show pixels as sixels, columns of six dots (DEC's VT330/VT340 Programmer
  /// Reference Manual, volume 2, chapter 14), and leave the cursor on the line below.
  ///
  /// - Parameter rgba: Four bytes for each pixel, row by row; what is less than half opaque stays as
  ///   the terminal has it.
  /// - Returns: Nothing where the bytes are not those of a picture of that size.
  package static func sixel(rgba: [UInt8], width: Int, height: Int) -> [UInt8] {
    guard (1...sideLimit).contains(width), (1...sideLimit).contains(height),
      rgba.count == width * height * 4
    else { return [] }
    var writer = SixelWriter(palette: SixelPalette(rgba: rgba), width: width, height: height)
    return writer.write()
  }
}

/// Writes a picture as sixels, a band of six rows after the other.
private struct SixelWriter {
  let palette: SixelPalette
  let width: Int
  let height: Int
  private var bytes: [UInt8] = []
  /// The sixels of the band that is being written, a line of them for each colour.
  private var dots: [UInt8]

  init(palette: SixelPalette, width: Int, height: Int) {
    self.palette = palette
    self.width = width
    self.height = height
    dots = Array(repeating: 0, count: palette.colors.count * width)
  }

  mutating func write() -> [UInt8] {
    // P2 = 1: pixels that are not drawn keep their colour; then the aspect ratio and the size.
    bytes += "\u{1B}P0;1;0q\"1;1;\(width);\(height)".utf8
    for (index, color) in palette.colors.enumerated() {
      let parts = [16, 8, 0].map { (Int(color >> UInt32($0) & 0xFF) * 100 + 127) / 255 }
      bytes += "#\(index);2;\(parts[0]);\(parts[1]);\(parts[2])".utf8
    }
    for top in stride(from: 0, to: height, by: 6) {
      if top > 0 { bytes.append(UInt8(ascii: "-")) }
      writeBand(top)
    }
    bytes += "\u{1B}\\\n".utf8
    return bytes
  }

  /// Each colour of a band is drawn over the whole width, then the next one from the left again.
  private mutating func writeBand(_ top: Int) {
    var used = Array(repeating: false, count: palette.colors.count)
    for row in top..<min(top + 6, height) {
      let bit = UInt8(1) << UInt8(row - top)
      for column in 0..<width {
        let index = palette.indices[row * width + column]
        guard index != SixelPalette.transparent else { continue }
        dots[Int(index) * width + column] |= bit
        used[Int(index)] = true
      }
    }
    var isFirst = true
    for index in used.indices where used[index] {
      if !isFirst { bytes.append(UInt8(ascii: "$")) }
      isFirst = false
      bytes += "#\(index)".utf8
      writeRuns(index * width..<(index + 1) * width)
      for place in index * width..<(index + 1) * width { dots[place] = 0 }
    }
  }

  private mutating func writeRuns(_ line: Range<Int>) {
    let columns = dots[line]
    var start = line.lowerBound
    // Empty columns at the end need not be said.
    let end = (columns.lastIndex { $0 != 0 } ?? start - 1) + 1
    while start < end {
      var next = start + 1
      while next < end, columns[next] == columns[start] { next += 1 }
      let sixel = columns[start] + 0x3F
      if next - start > 3 {
        bytes += "!\(next - start)".utf8
        bytes.append(sixel)
      } else {
        bytes += Array(repeating: sixel, count: next - start)
      }
      start = next
    }
  }
}
