import Drawing
import Testing
import ViewTree

@Suite("Drawings")
struct DrawingTests {
  @Test("an end without a group is left out, and another drawing is a group that is closed")
  func groups() {
    var inner = Drawing(width: 10, height: 10)
    inner.open(Group(opacity: 0.5))
    var drawing = Drawing(width: 20, height: 20)
    drawing.close()
    drawing.append(inner, x: 3, y: 4)
    #expect(
      drawing.commands == [
        .group(Group(transform: Transform(tx: 3, ty: 4))), .group(Group(opacity: 0.5)), .end, .end,
      ]
    )
    #expect(drawing.depth == 0)
  }

  @Test("a quarter turn around a point keeps the point and moves what is right of it below")
  func rotation() {
    let turn = Transform.rotation(degrees: 90, x: 5, y: 5)
    let x = turn.a * 7 + turn.c * 5 + turn.tx
    let y = turn.b * 7 + turn.d * 5 + turn.ty
    #expect(abs(x - 5) < 1e-9 && abs(y - 7) < 1e-9)
  }

  @Test("corners of an outline are at most half of the shorter side")
  func corners() {
    let path = Outlines.roundedRectangle(Path.Point(x: 0, y: 0), 10, 4, radius: 100)
    #expect(path.elements.first == .move(Path.Point(x: 2, y: 0)))
    let plain = Outlines.roundedRectangle(Path.Point(x: 0, y: 0), 10, 4, radius: -1)
    #expect(plain == Outlines.rectangle(0, 0, 10, 4))
  }

  @Test("fonts have Apple's sizes and the weight of their role")
  func fonts() {
    #expect(DrawnFont(Font(size: .style(.headline))) == DrawnFont(size: 17, weight: .semibold))
    #expect(DrawnFont(Font(size: .style(.caption), weight: .bold)).weight == .bold)
    #expect(DrawnFont(Font(size: .points(40)), scale: 0.5).size == 20)
  }

  @Test("an elliptical gradient's radii are parts of the width, and its aspect the rectangle's")
  func gradients() {
    let paint = Paint.ellipticalGradient(
      stops: [],
      center: .center,
      startFraction: 0,
      endFraction: 0.5
    )
    let center = Path.Point(x: 60, y: 45)
    #expect(
      Ink(paint, x: 10, y: 20, width: 100, height: 50)
        == .radial(stops: [], center: center, startRadius: 0, endRadius: 50, aspect: 0.5)
    )
  }
}
