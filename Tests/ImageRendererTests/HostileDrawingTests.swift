import Drawing
import ImageProtocol
import ImageRenderer
import Testing
import ViewTree

@Suite("Hostile drawings")
struct HostileDrawingTests {
  private static let numbers = [
    Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1e300, 1e9, -1e9, 1e-300, 0,
  ]

  private func render(_ drawing: Drawing) throws {
    let renderer = ImageRenderer(try FontBook())
    for format in ImageFormat.allCases {
      #expect(try !renderer.render(drawing, as: format).isEmpty)
    }
  }

  @Test("numbers that are none, or too large, are drawn as something", arguments: numbers)
  func oddNumbers(_ number: Double) throws {
    var drawing = Drawing(width: 40, height: 30)
    let odd = Path([
      .move(.at(number, 1)), .line(.at(5, number)), .quad(.at(number, number), control: .at(3, 3)),
      .curve(.at(20, 20), control1: .at(number, 0), control2: .at(0, number)), .close,
    ])
    let stops = [
      GradientStop(color: .rgb(number, 0, 0), location: number),
      GradientStop(color: .rgb(0, 1, 0), location: 0.5),
    ]
    let inks: [Ink] = [
      .color(ColorValue(base: .rgb(red: number, green: 0, blue: 1), opacity: number)),
      .linear(stops: stops, from: .at(number, 0), to: .at(10, number)),
      .radial(
        stops: stops,
        center: .at(number, 5),
        startRadius: number,
        endRadius: 10,
        aspect: number
      ),
      .radial(stops: stops, center: .at(5, 5), startRadius: 0, endRadius: number, aspect: 1),
      .angular(stops: stops, center: .at(5, number), startDegrees: number, endDegrees: 90),
      .angular(stops: stops, center: .at(5, 5), startDegrees: 0, endDegrees: number),
      .angular(stops: [], center: .at(5, 5), startDegrees: 0, endDegrees: 360),
    ]
    for ink in inks {
      drawing.fill(odd, ink)
      drawing.rectangle(0, 0, 20, 20, ink)
      drawing.stroke(odd, ink, Line(width: number, miterLimit: number, dash: [number, 1]))
      drawing.stroke(odd, ink, Line(width: 2, dash: [0, 0], dashPhase: number))
      let run = StyledRun("Text 😀", font: DrawnFont(size: 9), ink: ink, tracking: number)
      drawing.text(TextLine(runs: [run], x: 2, baseline: 20, width: number))
    }
    let huge = StyledRun("Text", font: DrawnFont(size: number), baselineOffset: number)
    drawing.text(TextLine(runs: [huge], x: number, baseline: number, anchor: .middle))
    drawing.text(TextLine(runs: [huge], x: 0, baseline: 20))
    let groups = [
      Group(transform: Transform(a: number)), Group(transform: Transform(tx: number)),
      Group(clip: odd), Group(opacity: number), Group(blur: number),
      Group(transform: .rotation(degrees: number, x: number, y: 0)),
      Group(shadow: Shadow(color: .rgb(0, 0, 0), radius: number, x: number, y: 1)),
    ]
    for group in groups {
      drawing.grouped(group) {
        $0.rectangle(1, 1, 5, 5, .red)
        $0.fill(odd, .green)
      }
    }
    try render(drawing)
  }

  @Test(
    "ten thousand groups in each other are drawn",
    arguments: [
      Group(), Group(opacity: 0.999), Group(transform: Transform(tx: 0.001)),
      Group(clip: Outlines.ellipse(center: .at(20, 15), radiusX: 14)),
    ]
  )
  func deepGroups(_ group: Group) throws {
    var drawing = Drawing(width: 40, height: 30)
    for _ in 0..<10_000 { drawing.open(group) }
    drawing.rectangle(10, 10, 5, 5, .red)
    try render(drawing)
  }

  @Test("many effects in each other are drawn or refused, in bounded time and memory")
  func deepEffects() throws {
    let renderer = ImageRenderer(try FontBook())
    for group in [
      Group(opacity: 0.5), Group(blur: 3), Group(isMasked: true), Group(blendMode: .screen),
    ] {
      var drawing = Drawing(width: 1000, height: 1000)
      for _ in 0..<1000 {
        drawing.open(group)
        drawing.rectangle(0, 0, 1000, 1000, .red)
        drawing.rectangle(0, 0, 900, 900, .green)
      }
      for format in ImageFormat.allCases {
        do throws(ImageError) {
          _ = try renderer.render(drawing, as: format)
        } catch {
          #expect(error.description.contains("--size"))
        }
      }
    }
  }

  @Test("a string of five million bytes is cut where nobody looks")
  func longString() throws {
    var drawing = Drawing(width: 100, height: 30)
    let text = String(repeating: "word שלום 日本 ", count: 220_000)
    drawing.text(TextLine(runs: [StyledRun(text, font: DrawnFont(size: 12))], x: 2, baseline: 20))
    try render(drawing)
    let measured = PangoMeasurer(try FontBook()).measure([StyledRun(text, font: DrawnFont(size: 9))]
    )
    #expect(measured.clusters.reduce(0) { $0 + $1.utf8Count } == text.utf8.count)
  }

  @Test("controls, broken sequences and missing letters are drawn as something")
  func strangeText() throws {
    var drawing = Drawing(width: 200, height: 30)
    let scalars: [UInt32] = [
      0x0, 0x7, 0x9, 0xA, 0xD, 0x85, 0xAD, 0x300, 0x200D, 0x202E, 0x2028, 0x2066, 0xFE0F, 0xFEFF,
      0xFFFC, 0xFFFF, 0xE000, 0x1F1E6, 0x10FFFF, 0x12000, 0x1D173, 0xE0041,
    ]
    var text = ""
    for scalar in scalars {
      if let scalar = Unicode.Scalar(scalar) { text.unicodeScalars.append(scalar) }
    }
    for string in [text, text + "a" + text, String(repeating: "\u{300}", count: 5000), ""] {
      let run = StyledRun(string, font: DrawnFont(size: 12))
      drawing.text(TextLine(runs: [run, run], x: 2, baseline: 20))
      let measured = PangoMeasurer(try FontBook()).measure([run])
      #expect(measured.clusters.reduce(0) { $0 + $1.utf8Count } == string.utf8.count)
      #expect(measured.clusters.allSatisfy { $0.width.isFinite })
    }
    drawing.text(TextLine(runs: [], x: 2, baseline: 20))
    try render(drawing)
  }

  @Test("a line of countless dashes is drawn without them")
  func dashes() throws {
    var drawing = Drawing(width: 40, height: 30)
    let line = Path([.move(.at(-1e9, 10)), .line(.at(1e9, 10))])
    drawing.stroke(line, .black, Line(width: 4, dash: [1e-6, 1e-6]))
    #expect(try Pixels(drawing)[20, 10] == .black)
    try render(drawing)
  }
}
