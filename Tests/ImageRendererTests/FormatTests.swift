import Drawing
import Foundation
import FoundationXML
import ImageProtocol
import ImageRenderer
import Testing
import ViewTree

@Suite("Files of pictures")
struct FormatTests {
  /// A drawing with everything that cairo writes in a way of its own.
  static var everything: Drawing {
    var drawing = Drawing(width: 120, height: 80)
    let stops = [GradientStop].even(.system(.red), .system(.clear))
    drawing.rectangle(0, 0, 40, 40, .linear(stops: stops, from: .at(0, 0), to: .at(40, 0)))
    drawing.rectangle(
      40,
      0,
      40,
      40,
      .angular(stops: stops, center: .at(60, 20), startDegrees: 0, endDegrees: 360)
    )
    let font = DrawnFont(size: 14)
    drawing.text(TextLine(runs: [StyledRun("Text & <b> 日本 😀", font: font)], x: 4, baseline: 60))
    drawing.grouped(Group(opacity: 0.5)) {
      $0.rectangle(80, 0, 20, 20, .red)
      $0.rectangle(90, 10, 20, 20, .blue)
    }
    drawing.grouped(Group(isMasked: true)) {
      $0.rectangle(80, 40, 20, 20, .red)
      $0.grouped(Group()) { $0.rectangle(90, 50, 20, 20, .blue) }
    }
    let shadow = Shadow(color: .rgb(0, 0, 0), radius: 2, x: 1, y: 1)
    drawing.grouped(Group(clip: Outlines.rectangle(0, 0, 50, 80), shadow: shadow)) {
      $0.rectangle(10, 65, 60, 10, .green)
    }
    return drawing
  }

  private func render(
    _ drawing: Drawing,
    _ format: ImageFormat,
    _ options: ImageOptions = ImageOptions()
  ) throws -> [UInt8] {
    try ImageRenderer(try FontBook()).render(drawing, as: format, options: options)
  }

  private func words(_ drawing: Drawing, _ format: ImageFormat, scale: Double = 1) throws -> String
  {
    let error = #expect(throws: ImageError.self) {
      try render(drawing, format, ImageOptions(scale: scale))
    }
    return error?.description ?? ""
  }

  @Test(
    "equal drawings become equal files, whatever was drawn before",
    arguments: ImageFormat.allCases
  )
  func deterministic(_ format: ImageFormat) throws {
    let first = try render(Self.everything, format)
    _ = try render(Drawing(width: 5, height: 5), format)
    #expect(try render(Self.everything, format) == first)
  }

  @Test(
    "a PNG says how large it is meant to be, in pixels per metre, and nothing else",
    arguments: [(1.0, UInt8(0x0B), UInt8(0x13)), (2, 0x16, 0x25)]
  )
  func density(_ scale: Double, _ high: UInt8, _ low: UInt8) throws {
    // 72 and 144 pixels for each 0.0254 m are 2,834.6 and 5,669.3 for each metre.
    let bytes = try render(Drawing(width: 3, height: 2), .png, ImageOptions(scale: scale))
    let chunk = Array("pHYs".utf8) + [0, 0, high, low, 0, 0, high, low, 1]
    #expect(bytes.count > 58 && bytes[33..<37].elementsEqual([0, 0, 0, 9]))
    #expect(bytes.dropFirst(37).prefix(13).elementsEqual(chunk))
    #expect(bytes.dropFirst(58).prefix(4).elementsEqual("IDAT".utf8))
  }

  @Test("letters with a shadow stay letters in files of outlines, and their shadow is one picture")
  func shadow() throws {
    func pieces(_ shadow: Shadow?) throws -> (letters: Int, pictures: Int) {
      var drawing = Drawing(width: 80, height: 30)
      drawing.grouped(Group(shadow: shadow)) {
        let run = StyledRun("Text", font: DrawnFont(size: 14))
        $0.text(TextLine(runs: [run], x: 4, baseline: 20))
      }
      let svg = String(decoding: try render(drawing, .svg), as: UTF8.self)
      return (svg.ranges(of: "<use xlink:href=\"#glyph").count, svg.ranges(of: "<image").count)
    }
    let plain = try pieces(nil)
    let shadowed = try pieces(Shadow(color: .rgb(0, 0, 0), radius: 2, x: 1, y: 1))
    #expect(plain.letters == 4 && plain.pictures == 0)
    #expect(shadowed.letters == 4 && shadowed.pictures == 1)
  }

  @Test("SVG is XML without scripts, links, styles or anything from elsewhere")
  func inertSVG() throws {
    let bytes = try render(Self.everything, .svg, ImageOptions(title: "A & B <script>\"'"))
    let document = try XMLDocument(data: Data(bytes))
    let root = try #require(document.rootElement())
    #expect(root.elements(forName: "title").first?.stringValue == "A & B <script>\"'")
    let allowed: Set = [
      "svg", "title", "defs", "g", "symbol", "path", "rect", "use", "image", "filter",
      "feColorMatrix", "mask", "pattern", "clipPath", "linearGradient", "radialGradient", "stop",
    ]
    var identifiers: [String] = []
    var pending: [XMLElement] = [root]
    while let element = pending.popLast() {
      #expect(allowed.contains(element.name ?? ""), "\(element.name ?? "")")
      for attribute in element.attributes ?? [] {
        let (name, value) = (attribute.name ?? "", attribute.stringValue ?? "")
        #expect(!name.hasPrefix("on"))
        if name.hasSuffix("href") {
          #expect(value.hasPrefix("#") || value.hasPrefix("data:image/png;base64,"))
        }
        for part in value.components(separatedBy: "url(").dropFirst() {
          #expect(part.hasPrefix("#"))
        }
        if name == "id" { identifiers.append(value) }
      }
      pending += (element.children ?? []).compactMap { $0 as? XMLElement }
    }
    #expect(!identifiers.isEmpty && Set(identifiers).count == identifiers.count)
  }

  @Test("PDF has the title, and no date and nothing active")
  func inertPDF() throws {
    let bytes = try render(Self.everything, .pdf, ImageOptions(title: "Week"))
    let text = String(decoding: bytes, as: Unicode.ASCII.self)
    #expect(text.contains("/Title (Week)"))
    for word in ["Date", "/JavaScript", "/URI", "/Launch", "/AcroForm", "/EmbeddedFile", "/Annots"]
    {
      #expect(!text.contains(word), "\(word)")
    }
  }

  @Test("PDF goes on on a further page where a page can be no longer, between lines of text")
  func pages() throws {
    var drawing = Drawing(width: 100, height: 30_000)
    drawing.text(
      TextLine(runs: [StyledRun("cut", font: DrawnFont(size: 20))], x: 2, baseline: 14_405)
    )
    let text = String(decoding: try render(drawing, .pdf), as: Unicode.ASCII.self)
    let boxes = text.components(separatedBy: "/MediaBox [ 0 0 100 ").dropFirst().map {
      Double($0.prefix { $0 != " " }) ?? 0
    }
    #expect(boxes.count == 3 && boxes.reduce(0, +) == 30_000)
    #expect(boxes.allSatisfy { $0 <= 14_400 })
    // The first page ends above the line, of which 20 points stand above the baseline.
    #expect(boxes.contains(14_385))
  }

  @Test("a picture of too many pixels is refused with the way out")
  func largePictures() throws {
    let high = try words(Drawing(width: 10, height: 20_000), .png, scale: 2)
    #expect(high.contains("20 × 40000 pixels") && high.contains("32767 on a side"))
    // Two pixels per point: 16,382 points are 32,764 pixels.
    #expect(high.contains("--scale") && high.contains("--size 10x16382"))
    #expect(high.contains("pdf"))
    let large = try words(Drawing(width: 20_000, height: 20_000), .png)
    #expect(large.contains("100 million in all"))
    #expect(try words(Drawing(width: 20_000, height: 10), .pdf).contains("14400 points wide"))
  }

  @Test("a picture without a size, or a scale, is refused")
  func noSize() throws {
    for side in [0, -1, Double.nan, .infinity] {
      for format in ImageFormat.allCases {
        #expect(try words(Drawing(width: side, height: 10), format).contains("--size"))
        #expect(try words(Drawing(width: 10, height: side), format).contains("--size"))
      }
      #expect(try words(Drawing(width: 10, height: 10), .png, scale: side).contains("--scale"))
    }
  }

  @Test("PNG keeps every pixel, with its opacity where there is no background")
  func lossless() throws {
    var drawing = Drawing(width: 64, height: 64)
    for x in 0..<64 {
      for y in 0..<16 {
        let shade = Double((x * 37 + y * 101) % 256) / 255
        drawing.rectangle(Double(x), Double(y), 1, 1, .rgb(shade, 1 - shade, Double(x) / 255))
      }
    }
    drawing.rectangle(
      0,
      32,
      64,
      16,
      .color(ColorValue(base: .rgb(red: 1, green: 0, blue: 0), opacity: 0.5))
    )
    let clear = try Pixels(png: render(drawing, .png, ImageOptions(scale: 1, background: nil)))
    let white = try Pixels(png: render(drawing, .png, ImageOptions(scale: 1)))
    for pixels in [clear, white] {
      for (x, y) in [(0, 0), (63, 15), (17, 8), (40, 3)] {
        let shade = (x * 37 + y * 101) % 256
        #expect(pixels[x, y] == Pixels.Color(red: shade, green: 255 - shade, blue: x))
      }
    }
    // Cairo multiplies colours by their alpha when it reads them.
    #expect(clear[5, 40] == Pixels.Color(red: 128, green: 0, blue: 0))
    #expect(white[5, 40].distance(to: Pixels.Color(red: 255, green: 127, blue: 127)) <= 1)
    #expect(clear[5, 60] == .black && white[5, 60] == .white)
  }

  @Test("the smallest and the longest pictures are drawn")
  func extremes() throws {
    #expect(try Pixels(Drawing(width: 0.1, height: 0.1)).width == 1)
    #expect(try Pixels(Drawing(width: 1, height: 32_767)).height == 32_767)
    #expect(try !render(Drawing(width: 10_000, height: 10_000), .svg).isEmpty)
  }
}
