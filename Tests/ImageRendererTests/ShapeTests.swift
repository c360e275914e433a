import Drawing
import ImageRenderer
import Testing
import Theme
import ViewTree

@Suite("Shapes as pixels")
struct ShapeTests {
  private typealias Color = Pixels.Color

  private func expect(
    _ color: Pixels.Color,
    _ red: Int,
    _ green: Int,
    _ blue: Int,
    within tolerance: Int = 3,
    location: SourceLocation = #_sourceLocation
  ) {
    let wanted = Color(red: red, green: green, blue: blue)
    #expect(color.distance(to: wanted) <= tolerance, "\(color)", sourceLocation: location)
  }

  @Test("a rectangle covers its pixels and no others, at each scale")
  func rectangle() throws {
    var drawing = Drawing(width: 20, height: 10)
    drawing.rectangle(5, 2, 10, 6, .rgb(0.2, 0.4, 0.6))
    for scale in [1, 2, 3] {
      let pixels = try Pixels(drawing, scale: Double(scale))
      #expect(pixels.width == 20 * scale && pixels.height == 10 * scale)
      let bounds = try #require(pixels.inkBounds)
      #expect(bounds.x == 5 * scale...(15 * scale - 1))
      #expect(bounds.y == 2 * scale...(8 * scale - 1))
      expect(pixels[10 * scale, 5 * scale], 51, 102, 153, within: 0)
    }
  }

  @Test("a theme decides named colours and the surface")
  func themes() throws {
    var drawing = Drawing(width: 4, height: 2)
    drawing.rectangle(0, 0, 2, 2, .color(.system(.red)))
    expect(try Pixels(drawing)[0, 0], 255, 59, 48, within: 0)
    expect(try Pixels(drawing, theme: .dark)[0, 0], 255, 69, 58, within: 0)
    #expect(try Pixels(drawing)[3, 0] == .white)
    #expect(try Pixels(drawing, theme: .dark)[3, 0] == .black)
  }

  @Test("the even-odd rule leaves a hole where the winding rule does not")
  func rules() throws {
    var path = Outlines.rectangle(0, 0, 9, 9)
    path.elements += Outlines.rectangle(3, 3, 3, 3).elements
    var drawing = Drawing(width: 18, height: 9)
    drawing.fill(path, .black)
    path.isEvenOdd = true
    drawing.grouped(Group(transform: .translation(x: 9, y: 0))) { $0.fill(path, .black) }
    let pixels = try Pixels(drawing)
    #expect(pixels[4, 4] == .black && pixels[13, 4] == .white && pixels[10, 4] == .black)
  }

  @Test("a line has its width, and dashes where they are asked for")
  func lines() throws {
    var drawing = Drawing(width: 20, height: 20)
    let line = Path([.move(.at(0, 5)), .line(.at(20, 5))])
    drawing.stroke(line, .black, Line(width: 4))
    let low = Path([.move(.at(0, 15)), .line(.at(20, 15))])
    drawing.stroke(low, .black, Line(width: 2, dash: [4, 6], dashPhase: 2))
    let pixels = try Pixels(drawing)
    #expect((0..<10).filter { pixels[9, $0] == .black } == [3, 4, 5, 6])
    #expect((0..<20).filter { pixels[$0, 15] == .black } == [0, 1, 8, 9, 10, 11, 18, 19])
  }

  @Test("a linear gradient runs between its points and keeps its ends beyond")
  func linear() throws {
    var drawing = Drawing(width: 100, height: 4)
    let stops = [GradientStop].even(.rgb(1, 0, 0), .rgb(0, 0, 1))
    drawing.rectangle(0, 0, 100, 4, .linear(stops: stops, from: .at(20, 0), to: .at(80, 0)))
    let pixels = try Pixels(drawing)
    expect(pixels[5, 2], 255, 0, 0)
    expect(pixels[50, 2], 126, 0, 129)
    expect(pixels[95, 2], 0, 0, 255)
  }

  @Test("a colour fades to clear without turning dark")
  func fading() throws {
    var drawing = Drawing(width: 100, height: 4)
    let stops = [GradientStop].even(.rgb(1, 0, 0), .system(.clear))
    drawing.rectangle(0, 0, 100, 4, .linear(stops: stops, from: .at(0, 0), to: .at(100, 0)))
    expect(try Pixels(drawing)[50, 2], 255, 128, 128)
  }

  @Test("a radial gradient is as much higher as its aspect says")
  func radial() throws {
    var drawing = Drawing(width: 80, height: 80)
    let stops = [GradientStop].even(.rgb(0, 0, 0), .rgb(1, 1, 1))
    let ink = Ink.radial(
      stops: stops,
      center: .at(40, 40),
      startRadius: 0,
      endRadius: 40,
      aspect: 0.5
    )
    drawing.rectangle(0, 0, 80, 80, ink)
    let pixels = try Pixels(drawing)
    expect(pixels[60, 40], 128, 128, 128, within: 6)
    expect(pixels[40, 50], 128, 128, 128, within: 8)
    #expect(pixels[40, 64] == .white && pixels[40, 12] == .white)
  }

  @Test("an angular gradient runs clockwise from the right, and half of what it leaves is each end")
  func angular() throws {
    var drawing = Drawing(width: 40, height: 40)
    let stops = [GradientStop].even(.rgb(1, 0, 0), .rgb(0, 0, 1))
    let ink = Ink.angular(stops: stops, center: .at(20, 20), startDegrees: 0, endDegrees: 180)
    drawing.rectangle(0, 0, 40, 40, ink)
    let pixels = try Pixels(drawing)
    expect(pixels[38, 21], 248, 0, 7, within: 8)
    expect(pixels[20, 38], 128, 0, 128, within: 6)
    expect(pixels[2, 10], 0, 0, 255)
    expect(pixels[38, 10], 255, 0, 0)
  }

  @Test("a clip cuts, in the coordinates inside of its group")
  func clip() throws {
    var drawing = Drawing(width: 40, height: 20)
    let circle = Outlines.ellipse(center: .at(10, 10), radiusX: 8)
    drawing.grouped(Group(transform: .translation(x: 20, y: 0), clip: circle)) {
      $0.rectangle(-20, 0, 40, 20, .black)
    }
    let pixels = try Pixels(drawing)
    #expect(pixels[30, 10] == .black && pixels[10, 10] == .white && pixels[23, 3] == .white)
    #expect(abs(pixels.ink - 3.14159 * 64) < 2)
  }

  @Test("a turned square stands on its corner")
  func rotation() throws {
    var drawing = Drawing(width: 40, height: 40)
    drawing.grouped(Group(transform: .rotation(degrees: 45, x: 20, y: 20))) {
      $0.rectangle(10, 10, 20, 20, .black)
    }
    let pixels = try Pixels(drawing)
    #expect(pixels[20, 8] == .black && pixels[11, 11] == .white && abs(pixels.ink - 400) < 2)
  }
}
