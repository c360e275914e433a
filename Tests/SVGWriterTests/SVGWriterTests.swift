import Drawing
import SVGWriter
import Testing
import ViewTree

@Suite("SVG")
struct SVGWriterTests {
  @Test("a theme's colour is a class, a fixed one is written out, and opacity stands beside")
  func colors() {
    var drawing = Drawing(width: 10, height: 5)
    let box = Outlines.rectangle(0, 0, 2.345, 1)
    drawing.fill(box, .color(.system(.red, opacity: 0.5)))
    drawing.fill(box, .color(.rgb(1, 0, 0.2)))
    drawing.fill(box, .color(.system(.clear)))
    let data = "d=\"M0 0L2.35 0L2.35 1L0 1Z\""
    #expect(
      SVGWriter.svg(drawing, idPrefix: "a")
        == "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\" height=\"5\" viewBox=\"0 0 10 5\""
        + " direction=\"ltr\" aria-hidden=\"true\">"
        + "<path \(data) class=\"f-red\" fill-opacity=\"0.5\"/><path \(data) fill=\"#ff0033\"/></svg>"
    )
  }
}
