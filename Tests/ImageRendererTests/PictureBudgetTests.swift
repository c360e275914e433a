import Drawing
import Foundation
import ImageProtocol
import ImageRenderer
import Testing
import ViewTree

@Suite("What pictures keep")
struct PictureBudgetTests {
  private func render(_ drawing: Drawing, _ format: ImageFormat) throws -> [UInt8] {
    try ImageRenderer(try FontBook()).render(drawing, as: format)
  }

  private func count(_ word: String, in bytes: [UInt8]) -> Int {
    String(decoding: bytes, as: UTF8.self).components(separatedBy: word).count - 1
  }

  @Test("equal emoji are one picture in a file")
  func equalEmoji() throws {
    func images(_ lines: Int) throws -> Int {
      var drawing = Drawing(width: 390, height: 400)
      for line in 0..<lines {
        let run = StyledRun("\u{1F600}", font: DrawnFont(size: 17))
        drawing.text(TextLine(runs: [run], x: Double(line) * 20, baseline: 30))
      }
      return count("<image", in: try render(drawing, .svg))
    }
    #expect(try images(1) == 1)
    #expect(try images(12) == 1)
  }

  @Test("different emoji beyond all reason are refused in SVG and PDF")
  func differentEmoji() throws {
    var drawing = Drawing(width: 390, height: 400)
    let emoji = (0..<64).compactMap { Unicode.Scalar(0x1F600 + UInt32($0)).map(String.init) }
    for line in 0..<400 {
      let text = emoji[line % 64] + emoji[line / 64] + emoji[0..<18].joined()
      let run = StyledRun(text, font: DrawnFont(size: 17))
      drawing.text(TextLine(runs: [run], x: 0, baseline: 30))
    }
    for format in [ImageFormat.svg, .pdf] {
      let error = #expect(throws: ImageError.self) { _ = try render(drawing, format) }
      #expect(error?.description.contains("write png") == true)
    }
  }

  @Test("shadows pay for the area that they reach, not for what can be seen")
  func shadows() throws {
    var drawing = Drawing(width: 390, height: 50)
    let shadow = Shadow(color: .rgb(0, 0, 0), radius: 40, x: 100_000, y: 0)
    for _ in 0..<20_000 {
      drawing.grouped(Group(shadow: shadow)) { $0.rectangle(0, 0, 390, 50, .red) }
    }
    let error = #expect(throws: ImageError.self) { _ = try render(drawing, .svg) }
    #expect(error?.description.contains("--size") == true)
  }

  @Test("thousands of sizes of a font are drawn as some hundreds")
  func sizes() throws {
    let book = try FontBook()
    let measurer = PangoMeasurer(book)
    func open(_ size: Double) {
      _ = measurer.measure([StyledRun("a", font: DrawnFont(size: size))])
    }
    for index in 0..<400 { open(8 + Double(index) / 8000) }
    // 8 to 8.05 points are all the same quarter.
    #expect(!book.isCrowded)
    for index in 0..<400 { open(8 + Double(index) / 4) }
    #expect(book.isCrowded)
  }

  @Test("equal angular gradients after one another are one picture in a file")
  func angular() throws {
    var drawing = Drawing(width: 40, height: 40)
    let stops = [
      GradientStop(color: .rgb(1, 0, 0), location: 0),
      GradientStop(color: .rgb(0, 0, 1), location: 1),
    ]
    let ink = Ink.angular(stops: stops, center: .at(20, 20), startDegrees: 0, endDegrees: 360)
    for _ in 0..<9 { drawing.rectangle(0, 0, 40, 40, ink) }
    #expect(try count("<image", in: render(drawing, .svg)) == 1)
  }
}
