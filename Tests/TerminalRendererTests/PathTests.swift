import Testing
import ViewTree

@testable import TerminalRenderer

@Suite("Outlines of any form in a terminal")
struct PathTests {
  private func point(_ x: Double, _ y: Double) -> Path.Point { Path.Point(x: x, y: y) }

  private func shape(_ path: Path, stroke: Stroke? = nil, width: Double, height: Double) -> Tree {
    let fill: Paint? = stroke == nil ? .color(.system(.red)) : nil
    return Tree.node(.shape(ShapeContent(kind: .path(path), fill: fill, stroke: stroke)), [])
      .modified(.frame(width: width, height: height, alignment: .center))
  }

  private func square(_ low: Double, _ high: Double) -> [Path.Element] {
    [
      .move(point(low, low)), .line(point(high, low)), .line(point(high, high)),
      .line(point(low, high)), .close,
    ]
  }

  @Test("A filled triangle covers half cells")
  func triangle() {
    let path = Path([.move(point(0, 0)), .line(point(32, 32)), .line(point(0, 32))])
    #expect(screen(shape(path, width: 32, height: 32)) == "▄\n██▄")
  }

  @Test("The even-odd rule leaves a hole where outlines overlap")
  func hole() {
    let path = square(0, 48) + square(16, 32)
    let solid = shape(Path(path), width: 48, height: 48)
    #expect(screen(solid) == "██████\n██████\n██████")
    let ring = shape(Path(path, isEvenOdd: true), width: 48, height: 48)
    #expect(screen(ring) == "██████\n██  ██\n██████")
  }

  @Test("A thin line is drawn by dots")
  func line() {
    let path = Path([.move(point(0, 0)), .line(point(31, 0))])
    let stroke = Stroke(paint: .color(.system(.red)), width: 2)
    #expect(screen(shape(path, stroke: stroke, width: 32, height: 16)) == "⠉⠉⠉⠉")
  }

  @Test("Dashes and a trim leave parts of a line out")
  func dashes() {
    let path = Path([.move(point(0, 0)), .line(point(64, 0))])
    let dashed = Stroke(paint: .color(.system(.red)), width: 2, dash: [7, 9])
    #expect(screen(shape(path, stroke: dashed, width: 64, height: 16)) == "⠉ ⠉ ⠉ ⠉")
    let trimmed = Stroke(paint: .color(.system(.red)), width: 2, trimFrom: 0.5, trimTo: 0.74)
    #expect(screen(shape(path, stroke: trimmed, width: 64, height: 16)) == "    ⠉⠉")
  }

  @Test("A path of places that make no sense is drawn where it can be, in bounded time")
  func hostile() {
    var elements: [Path.Element] = []
    for index in 0..<100_000 {
      let far = index % 2 == 0 ? 1e9 : -1e9
      elements.append(.curve(point(far, 8), control1: point(-far, far), control2: point(0, -far)))
    }
    for stroke in [nil, Stroke(paint: .color(.system(.red)), width: 1e9, dash: [1e-9, 1e-9])] {
      let text = screen(shape(Path(elements), stroke: stroke, width: 160, height: 160))
      #expect(text.split(separator: "\n").count <= 11)
    }
  }

  @Test("Dashes that a trim leaves out are passed at once, and all steps are paid for")
  func longDashes() {
    let far = Path.Point(x: 1e9, y: 8)
    let path = Path([.move(point(0, 8)), .line(far)])
    let lines = Polylines(.path(path), size: PointSize(width: 160, height: 16))
    let end = lines.cut(from: 0.999_999_99, to: 1, dash: [0.6], phase: 0)
    #expect(end.work < 100)
    let whole = lines.cut(from: 0, to: 1, dash: [0.6], phase: 0)
    #expect(whole.work >= 200_000)
    #expect(whole.work < 400_100)
  }
}
