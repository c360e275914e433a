import Drawing
import HostileText
import SVGWriter
import Testing
import ViewTree

@Suite("SVG")
struct SVGWriterTests {
  private let box = Outlines.rectangle(0, 0, 10, 10)
  private let black = Ink.color(.system(.black))

  /// What is between the tags of the picture itself.
  private func body(prefix: String = "a", _ draw: (inout Drawing) -> Void) -> String {
    var drawing = Drawing(width: 10, height: 5)
    draw(&drawing)
    let svg = SVGWriter.svg(drawing, idPrefix: prefix)
    let start = svg.firstIndex(of: ">").map { svg.index(after: $0) } ?? svg.endIndex
    return svg[start...].hasSuffix("</svg>") ? String(svg[start...].dropLast(6)) : svg
  }

  @Test("a picture has its size in points, and assistive technology leaves it out")
  func root() {
    let svg = SVGWriter.svg(Drawing(width: 10, height: 5.126), idPrefix: "a")
    #expect(
      svg == "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"5.13\""
        + " viewBox=\"0 0 10 5.13\" direction=\"ltr\" aria-hidden=\"true\"></svg>"
    )
  }

  @Test("a theme's colour is a class, a fixed one is written out, and opacity stands beside")
  func colors() {
    let path = Outlines.rectangle(0, 0, 2.345, 1)
    let data = "d=\"M0 0L2.35 0L2.35 1L0 1Z\""
    let text = body { drawing in
      drawing.fill(path, .color(.system(.red, opacity: 0.5)))
      drawing.fill(path, .color(.rgb(1, 0, 0.2)))
      drawing.fill(path, .color(.system(.clear)))
      drawing.fill(path, .color(.system(.secondaryBackground, opacity: 0)))
    }
    #expect(
      text == "<path \(data) class=\"f-red\" fill-opacity=\"0.5\"/>"
        + "<path \(data) fill=\"#ff0033\"/>"
    )
  }

  @Test("a line has its width, ends, corners and dashes, and no inside")
  func lines() {
    let path = Path([.move(Path.Point(x: 0, y: 0)), .line(Path.Point(x: 4, y: 0))])
    let line = Line(width: 1.5, cap: .round, join: .bevel, dash: [4, 2.5], dashPhase: 1)
    #expect(
      body { $0.stroke(path, .color(.system(.green)), line) }
        == "<path d=\"M0 0L4 0\" class=\"s-green\" fill=\"none\" stroke-width=\"1.5\""
        + " stroke-linecap=\"round\" stroke-linejoin=\"bevel\" stroke-dasharray=\"4 2.5\""
        + " stroke-dashoffset=\"1\"/>"
    )
  }

  @Test("curves keep their control points, and holes their rule")
  func curves() {
    let path = Path(
      [
        .move(Path.Point(x: 0, y: 0)),
        .quad(Path.Point(x: 2, y: 2), control: Path.Point(x: 2, y: 0)),
        .curve(
          Path.Point(x: 5, y: 5),
          control1: Path.Point(x: 3, y: 3),
          control2: Path.Point(x: 4, y: 4)
        ), .close,
      ],
      isEvenOdd: true
    )
    #expect(
      body { $0.fill(path, black) }
        == "<path d=\"M0 0Q2 0 2 2C3 3 4 4 5 5Z\" class=\"f-black\" fill-rule=\"evenodd\"/>"
    )
  }

  @Test("numbers have two decimals at most; what is no number or endless is held")
  func numbers() {
    let path = Path([
      .move(Path.Point(x: -0.004, y: 1.005)), .line(Path.Point(x: .nan, y: .infinity)),
      .line(Path.Point(x: -12.5, y: 1e300)), .line(Path.Point(x: 0.05, y: -0.05)),
    ])
    #expect(
      body { $0.fill(path, black) }
        == "<path d=\"M0 1L0 0L-12.5 1000000000L0.05 -0.05\" class=\"f-black\"/>"
    )
  }

  @Test("a gradient is written once, and every use names it")
  func gradients() {
    let stops = [
      GradientStop(color: .system(.blue), location: 0),
      GradientStop(color: .rgb(1, 1, 1), location: 1),
    ]
    let ink = Ink.linear(
      stops: stops,
      from: Path.Point(x: 0, y: 0),
      to: Path.Point(x: 0, y: 10)
    )
    let data = "d=\"M0 0L10 0L10 10L0 10Z\""
    let text = body { drawing in
      drawing.fill(box, ink)
      drawing.fill(box, ink)
    }
    #expect(
      text == "<linearGradient gradientUnits=\"userSpaceOnUse\" id=\"va-1\" x1=\"0\" y1=\"0\""
        + " x2=\"0\" y2=\"10\"><stop offset=\"0\" class=\"g-blue\"/>"
        + "<stop offset=\"1\" stop-color=\"#ffffff\"/></linearGradient>"
        + "<path \(data) fill=\"url(#va-1)\"/><path \(data) fill=\"url(#va-1)\"/>"
    )
  }

  @Test("a radial gradient that begins away from its centre has its first stop there")
  func radial() {
    let stops = [
      GradientStop(color: .system(.blue), location: 0),
      GradientStop(color: .system(.red), location: 1),
    ]
    let ink = Ink.radial(
      stops: stops,
      center: Path.Point(x: 5, y: 10),
      startRadius: 5,
      endRadius: 20,
      aspect: 0.5
    )
    let text = body { $0.fill(box, ink) }
    #expect(text.contains(" r=\"20\" gradientTransform=\"matrix(1 0 0 0.5 0 5)\""))
    #expect(text.contains("<stop offset=\"0.25\" class=\"g-blue\"/><stop offset=\"1\""))
  }

  @Test("colours around a centre are wedges that are seen through the outline")
  func sweep() {
    let stops = [
      GradientStop(color: .system(.red), location: 0),
      GradientStop(color: .system(.red), location: 1),
    ]
    let ink = Ink.angular(
      stops: stops,
      center: Path.Point(x: 5, y: 5),
      startDegrees: 0,
      endDegrees: 360
    )
    let text = body { $0.fill(box, ink) }
    #expect(text.hasPrefix("<mask "))
    #expect(
      text.contains(
        "fill=\"#ffffff\"/></mask><g shape-rendering=\"crispEdges\" mask=\"url(#va-1)\">"
      )
    )
    #expect(text.contains("class=\"f-red\""))
  }

  @Test(
    "a group has its transform and opacity, and cuts what is outside of its outline"
  )
  func groups() {
    let group = Group(
      transform: .translation(x: 3, y: -1),
      clip: box,
      opacity: 0.25
    )
    let text = body { drawing in
      drawing.open(group)
      drawing.fill(box, black)
      drawing.close()
    }
    let data = "d=\"M0 0L10 0L10 10L0 10Z\""
    #expect(
      text == "<clipPath id=\"va-1\"><path \(data)/></clipPath><g transform=\"translate(3 -1)\""
        + " opacity=\"0.25\" clip-path=\"url(#va-1)\">"
        + "<path \(data) class=\"f-black\"/></g>"
    )
  }

  @Test("a hundred thousand groups inside each other, never closed, are closed")
  func depth() {
    let text = body { drawing in
      for _ in 0..<100_000 { drawing.open(Group()) }
    }
    #expect(text.utf8.count == 100_000 * "<g></g>".utf8.count)
  }
}

extension SVGWriter {
  static func svg(_ drawing: Drawing, idPrefix: String) -> String {
    String(decoding: bytes(drawing, idPrefix: idPrefix), as: UTF8.self)
  }
}
