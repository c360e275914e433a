import Drawing
import PointLayout
import Testing
import ViewTree

@testable import TreeDrawing

@Suite("Trees that ask for too much, in points")
struct HostileTests {
  private func drawn(_ build: (inout ViewTreeBuilder) -> Void, height: Double? = nil) -> Drawing {
    let options = TreeDrawingOptions(height: height, measurer: EstimatedMeasurer())
    return TreeDrawing.draw(tree(build), options: options)
  }

  @Test("Numbers at the limit inside each other stay within what can be drawn")
  func farAway() {
    let drawing = drawn { builder in
      for _ in 0..<100 {
        builder.open(.offset(x: 1e9, y: -1e9))
        builder.open(.scale(x: 1e9, y: 1e9, anchor: UnitPoint(x: 1e9, y: 1e9)))
        builder.open(.rotation(degrees: 1e9, anchor: UnitPoint(x: -1e9, y: 1e9)))
      }
      builder.leaf(shape(.circle))
      builder.leaf(text("far"))
    }
    for case let transform? in drawing.groups.map(\.transform) {
      let numbers = [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
      ]
      #expect(numbers.allSatisfy { $0.isFinite })
    }
    #expect(drawing.fills.flatMap(\.path.points).allSatisfy { $0.x.isFinite && $0.y.isFinite })
    #expect(drawing.depth == 0)
  }

  @Test("Groups inside each other as deep as a tree may be are all closed")
  func deep() {
    let drawing = drawn { builder in
      for _ in 0..<250 {
        builder.open(.clip(.circle))
        builder.open(.shadow(color: .system(.black), radius: 1e9, x: 1e9, y: 1e9))
      }
      builder.leaf(shape(.rectangle))
    }
    #expect(drawing.groups.count == 500)
    #expect(drawing.depth == 0)
  }

  @Test("Of a long text only the lines on the page are drawn")
  func longText() {
    let string = String(repeating: "word ", count: 1_000_000)
    let page = drawn({ $0.leaf(text(string)) }, height: 200)
    // Of 168 points in height eight lines of 20.4 have room.
    #expect(page.lines.count == 8)
  }

  @Test("More text than a hundred pages hold is cut, and the page says so")
  func manyTexts() {
    let string = String(repeating: "0", count: 60_000)
    let drawing = drawn { builder in
      builder.open(.stack(Stack(axis: .vertical)))
      for _ in 0..<10 { builder.leaf(text(string)) }
    }
    #expect(drawing.lines.last?.runs.map(\.string) == [Painter.incompleteNote])
    #expect(drawing.height <= TreeDrawingOptions.sideLimit)
  }

  @Test("An outline of a hundred thousand lines with dashes and a trim is drawn once")
  func longOutline() {
    var stroke = Stroke(paint: .color(.system(.red)), dash: [1e-12, 0, 3], dashPhase: 1e9)
    stroke.trimTo = 0.5
    let elements = (0..<100_000).map { index in
      Path.Element.line(Path.Point(x: Double(index % 300), y: Double(index % 7)))
    }
    let drawing = drawn { $0.leaf(shape(.path(Path(elements)), nil, stroke: stroke)) }
    #expect(drawing.strokes.count == 1)
    #expect(drawing.strokes[0].line.dash.reduce(0, +) >= 3)
  }
}
