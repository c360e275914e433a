import Drawing
import Testing
import TreeDrawing
import ViewTree

@Suite("Shapes in points")
struct ShapeTests {
  private let stroke = Stroke(paint: .color(.system(.blue)), width: 10)

  @Test("A rectangle fills its frame; a line along it lies half outside")
  func rectangle() {
    let drawing = draw { $0.leaf(shape(.rectangle, stroke: stroke)) }
    #expect(drawing.fills.map(\.path.edges) == [[0, 0, 100, 100]])
    #expect(drawing.strokes.map(\.path.edges) == [[0, 0, 100, 100]])
    #expect(drawing.strokes.map(\.line.width) == [10])
  }

  @Test("A line inside a shape runs along a smaller one, whose corners are smaller too")
  func inside() {
    var stroke = stroke
    stroke.isInside = true
    let drawing = draw {
      $0.leaf(shape(.roundedRectangle(cornerRadius: 20), nil, stroke: stroke))
    }
    let path = drawing.strokes[0].path
    #expect(path.edges == [5, 5, 95, 95])
    // The first corner's curve begins 15 above the bottom: 20 less half the line.
    #expect(path.elements[1] == .line(Path.Point(x: 95, y: 80)))
  }

  @Test("A line inside a free outline is twice as thick and cut by it")
  func freeInside() {
    var stroke = stroke
    stroke.isInside = true
    let path = Path([.move(Path.Point(x: 0, y: 0)), .line(Path.Point(x: 50, y: 80)), .close])
    let drawing = draw { $0.leaf(shape(.path(path), nil, stroke: stroke)) }
    #expect(drawing.groups.map(\.clip) == [path])
    #expect(drawing.strokes[0].line.width == 20)
    #expect(drawing.depth == 0)
  }

  @Test("A circle is the largest in its frame, in the middle")
  func circle() {
    let drawing = draw { builder in
      builder.open(.frame(width: 100, height: 40, alignment: .center))
      builder.leaf(shape(.circle))
    }
    #expect(drawing.fills[0].path.edges == [30, 30, 70, 70])
  }

  @Test("A quarter of a circle goes from the right to the bottom")
  func trim() throws {
    var stroke = stroke
    stroke.trimTo = 0.25
    let drawing = draw { $0.leaf(shape(.circle, nil, stroke: stroke)) }
    let points = drawing.strokes[0].path.points
    let (first, last) = (try #require(points.first), try #require(points.last))
    #expect(abs(first.x - 100) < 0.01 && abs(first.y - 50) < 0.01)
    #expect(abs(last.x - 50) < 0.01 && abs(last.y - 100) < 0.01)
  }

  @Test("A part that begins within a line begins there")
  func trimLine() {
    var stroke = stroke
    (stroke.trimFrom, stroke.trimTo) = (0.25, 0.75)
    let path = Path([.move(Path.Point(x: 0, y: 0)), .line(Path.Point(x: 80, y: 0))])
    let drawing = draw { $0.leaf(shape(.path(path), nil, stroke: stroke)) }
    #expect(
      drawing.strokes[0].path.elements == [
        .move(Path.Point(x: 20, y: 0)), .line(Path.Point(x: 60, y: 0)),
      ]
    )
  }

  @Test("Gradients span the shape's frame")
  func gradient() {
    let stops = [
      GradientStop(color: .system(.red), location: 0),
      GradientStop(color: .system(.blue), location: 1),
    ]
    let paint = Paint.linearGradient(
      stops: stops,
      start: UnitPoint(x: 0, y: 0),
      end: UnitPoint(x: 1, y: 0.5)
    )
    let drawing = draw { $0.leaf(.shape(ShapeContent(kind: .rectangle, fill: paint))) }
    #expect(
      drawing.fills[0].ink
        == .linear(stops: stops, from: Path.Point(x: 0, y: 0), to: Path.Point(x: 100, y: 50))
    )
  }

  @Test("Dashes of an endless outline become so long that there are ten thousand at most")
  func dashes() {
    var stroke = stroke
    stroke.dash = [1, 1]
    let path = Path([.move(Path.Point(x: 0, y: 0)), .line(Path.Point(x: 1e9, y: 0))])
    let drawing = draw { $0.leaf(shape(.path(path), nil, stroke: stroke)) }
    // What is farther than a million points is not drawn.
    #expect(drawing.strokes[0].line.dash == [100, 100])
  }

  @Test("A border lies inside the frame")
  func border() {
    let drawing = draw { builder in
      builder.open(.border(.color(.system(.green)), width: 4))
      builder.leaf(shape(.rectangle))
    }
    #expect(drawing.strokes[0].path.edges == [2, 2, 98, 98])
    #expect(drawing.strokes[0].line.width == 4)
  }
}
