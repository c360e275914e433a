import Testing

@testable import TerminalGraphics

@Suite("Pictures as sixels")
struct SixelTests {
  private func shown(_ rgba: [UInt8], _ width: Int, _ height: Int) -> String {
    String(
      decoding: TerminalGraphics.sixel(rgba: rgba, width: width, height: height),
      as: UTF8.self
    )
  }

  private let red: [UInt8] = [255, 0, 0, 255]
  private let blue: [UInt8] = [0, 0, 255, 255]
  private let clear: [UInt8] = [9, 9, 9, 0]

  @Test("Runs are counted, and colours are percentages")
  func runs() {
    // Five columns of one row: the lowest bit, "@".
    let pixels = Array(repeating: red, count: 5).flatMap { $0 }
    #expect(shown(pixels, 5, 1) == "\u{1B}P0;1;0q\"1;1;5;1#0;2;100;0;0#0!5@\u{1B}\\\n")
  }

  @Test("A band has each colour once over its width, and six rows")
  func bands() {
    // Two columns of seven rows: red on the left, blue on the right.
    let pixels = (0..<7).flatMap { _ in red + blue }
    #expect(
      shown(pixels, 2, 7)
        == "\u{1B}P0;1;0q\"1;1;2;7#0;2;100;0;0#1;2;0;0;100#0~$#1?~-#0@$#1?@\u{1B}\\\n"
    )
  }

  @Test("A colour that a band lacks leaves nothing of the band before")
  func bandsApart() {
    // Six rows of red, one of blue, one of red: bits 1 and 2 of the second band.
    let pixels = (0..<6).flatMap { _ in red } + blue + red
    #expect(
      shown(pixels, 1, 8)
        == "\u{1B}P0;1;0q\"1;1;1;8#0;2;100;0;0#1;2;0;0;100#0~-#0A$#1@\u{1B}\\\n"
    )
  }

  @Test("What is clear is not drawn")
  func transparency() {
    #expect(shown(clear + red, 2, 1) == "\u{1B}P0;1;0q\"1;1;2;1#0;2;100;0;0#0?@\u{1B}\\\n")
    #expect(shown(clear, 1, 1) == "\u{1B}P0;1;0q\"1;1;1;1\u{1B}\\\n")
  }

  @Test("Bytes of another size are no picture")
  func sizes() {
    #expect(shown(red, 2, 1).isEmpty)
    #expect(shown([], 0, 0).isEmpty)
    #expect(shown(red, -1, -1).isEmpty)
    #expect(shown(red, .max, .max).isEmpty)
  }

  @Test("Up to 256 colours stay as they are")
  func fewColors() {
    var pixels: [UInt8] = []
    for red in 0...UInt8.max { pixels += [red, 0, 0, 255] }
    let palette = SixelPalette(rgba: pixels)
    #expect(palette.colors == (0..<256).map { UInt32($0) << 16 })
    #expect(palette.indices == (0..<256).map { UInt16($0) })
  }

  @Test("Of more colours none is far from the one that stands for it")
  func manyColors() {
    // 64 × 64 colours of a plane: boxes of about 16 colours each, four steps of four on a side.
    var pixels: [UInt8] = []
    for green in UInt8(0)..<64 {
      for red in UInt8(0)..<64 { pixels += [red * 4, green * 4, 128, 255] }
    }
    let palette = SixelPalette(rgba: pixels)
    #expect(palette.colors.count == 256)
    for (pixel, index) in palette.indices.enumerated() {
      let color = palette.colors[Int(index)]
      #expect(abs(Int(color >> 16) - Int(pixels[4 * pixel])) <= 24)
      #expect(abs(Int(color >> 8 & 0xFF) - Int(pixels[4 * pixel + 1])) <= 24)
    }
  }
}
