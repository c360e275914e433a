import Drawing
import ImageProtocol
import ImageRenderer
import Testing
import Theme
import ViewTree

@Suite("Pictures")
struct PictureTests {
  @Test("a drawing becomes a file of each format")
  func formats() throws {
    var drawing = Drawing(width: 400, height: 300)
    func at(_ x: Double, _ y: Double) -> Path.Point { Path.Point(x: x, y: y) }
    drawing.fill(Outlines.roundedRectangle(at(10, 10), 100, 50, radius: 12), .color(.system(.blue)))
    drawing.fill(
      Outlines.ellipse(center: at(180, 50), radiusX: 40),
      .angular(
        stops: [
          GradientStop(color: .system(.red), location: 0),
          GradientStop(color: .system(.yellow), location: 0.5),
          GradientStop(color: .system(.blue), location: 1),
        ],
        center: at(180, 50),
        startDegrees: 0,
        endDegrees: 360
      )
    )
    drawing.fill(
      Outlines.rectangle(230, 10, 60, 80),
      .linear(
        stops: [
          GradientStop(color: .system(.green), location: 0),
          GradientStop(color: .system(.clear), location: 1),
        ],
        from: at(230, 10),
        to: at(230, 90)
      )
    )
    drawing.fill(
      Outlines.rectangle(300, 10, 90, 60),
      .radial(
        stops: [
          GradientStop(color: .system(.purple), location: 0),
          GradientStop(color: .system(.orange), location: 1),
        ],
        center: at(345, 40),
        startRadius: 5,
        endRadius: 45,
        aspect: 0.66
      )
    )
    drawing.text(
      TextLine(
        runs: [
          StyledRun("Screen Time ", font: DrawnFont(size: 17, weight: .semibold)),
          StyledRun(
            "4h 12m",
            font: DrawnFont(size: 17),
            ink: .color(.system(.secondary)),
            isUnderlined: true
          ), StyledRun(" old", font: DrawnFont(size: 17), isStruckThrough: true),
        ],
        x: 10,
        baseline: 110
      )
    )
    drawing.text(
      TextLine(
        runs: [StyledRun("日本語 한국어 中文 😀👨‍👩‍👧 🏳️‍🌈", font: DrawnFont(size: 17))],
        x: 10,
        baseline: 135
      )
    )
    drawing.text(
      TextLine(
        runs: [StyledRun("שלום עולם abc مرحبا بالعالم", font: DrawnFont(size: 17))],
        x: 390,
        baseline: 160,
        anchor: .end
      )
    )
    drawing.text(
      TextLine(
        runs: [
          StyledRun(
            "Gradient ink",
            font: DrawnFont(size: 34, weight: .bold),
            ink: .linear(
              stops: [
                GradientStop(color: .system(.pink), location: 0),
                GradientStop(color: .system(.blue), location: 1),
              ],
              from: at(10, 0),
              to: at(220, 0)
            )
          )
        ],
        x: 10,
        baseline: 200
      )
    )
    drawing.text(
      TextLine(
        runs: [
          StyledRun("T r a c k", font: DrawnFont(size: 15), tracking: 4),
          StyledRun("up", font: DrawnFont(size: 9), baselineOffset: 6),
        ],
        x: 240,
        baseline: 200
      )
    )
    drawing.text(
      TextLine(
        runs: [
          StyledRun("Serif ", font: DrawnFont(size: 15, design: .serif)),
          StyledRun("mono 0123 ", font: DrawnFont(size: 15, design: .monospaced)),
          StyledRun(
            "italic 1111",
            font: DrawnFont(size: 15, isItalic: true, hasMonospacedDigits: true)
          ),
        ],
        x: 10,
        baseline: 225
      )
    )
    drawing.open(
      Group(
        shadow: Shadow(
          color: ColorValue(base: .system(.black), opacity: 0.4),
          radius: 5,
          x: 0,
          y: 3
        )
      )
    )
    drawing.fill(Outlines.roundedRectangle(at(20, 240), 80, 40, radius: 8), .color(.system(.white)))
    drawing.close()
    drawing.open(Group(blur: 4))
    drawing.fill(Outlines.rectangle(120, 245, 50, 30), .color(.system(.red)))
    drawing.close()
    drawing.open(Group(opacity: 0.5))
    drawing.fill(Outlines.rectangle(190, 245, 30, 30), .color(.system(.red)))
    drawing.fill(Outlines.rectangle(205, 255, 30, 30), .color(.system(.green)))
    drawing.close()
    drawing.open(Group(isMasked: true))
    drawing.fill(Outlines.rectangle(250, 240, 60, 50), .color(.system(.indigo)))
    drawing.open(Group())
    drawing.fill(
      Outlines.ellipse(center: at(280, 265), radiusX: 25),
      .linear(
        stops: [
          GradientStop(color: .system(.black), location: 0),
          GradientStop(color: .system(.clear), location: 1),
        ],
        from: at(250, 0),
        to: at(310, 0)
      )
    )
    drawing.close()
    drawing.close()
    drawing.open(
      Group(
        transform: .rotation(degrees: 30, x: 350, y: 265),
        clip: Outlines.ellipse(center: at(350, 265), radiusX: 30, radiusY: 18)
      )
    )
    drawing.fill(Outlines.rectangle(320, 240, 60, 50), .color(.system(.teal)))
    drawing.stroke(
      Outlines.rectangle(330, 250, 40, 30),
      .color(.system(.black)),
      Line(width: 2, dash: [6, 3])
    )
    drawing.open(Group(blendMode: .multiply))
    drawing.fill(Outlines.rectangle(340, 240, 60, 50), .color(.system(.yellow)))
    drawing.close()
    drawing.close()
    let renderer = ImageRenderer(try FontBook())
    for format in ImageFormat.allCases {
      let bytes = try renderer.render(drawing, as: format)
      #expect(bytes.count > 1000)
    }
  }

  @Test("pixels are rows of colours behind their size")
  func pixels() throws {
    var drawing = Drawing(width: 2, height: 1)
    drawing.fill(Outlines.rectangle(0, 0, 1, 1), .color(.rgb(1, 0, 0)))
    let options = ImageOptions(scale: 1, background: .rgb(0, 0, 1))
    let bytes = try ImageRenderer(try FontBook()).render(drawing, as: .pixels, options: options)
    #expect(
      bytes == Array("RGBA".utf8) + [0, 0, 0, 2, 0, 0, 0, 1, 255, 0, 0, 255, 0, 0, 255, 255]
    )
  }
}
