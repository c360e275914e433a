import Drawing
import ImageRenderer
import Testing
import ViewTree

@Suite("Groups as pixels")
struct GroupTests {
  private func near(_ color: Pixels.Color, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
    color.distance(to: Pixels.Color(red: red, green: green, blue: blue)) <= 3
  }

  @Test("opacity is that of the whole: what is behind inside the group does not show through")
  func opacity() throws {
    var drawing = Drawing(width: 30, height: 10)
    drawing.grouped(Group(opacity: 0.5)) {
      $0.rectangle(0, 0, 20, 10, .red)
      $0.rectangle(10, 0, 20, 10, .blue)
    }
    let pixels = try Pixels(drawing)
    #expect(near(pixels[5, 5], 255, 128, 128))
    #expect(near(pixels[15, 5], 128, 128, 255))
    #expect(near(pixels[25, 5], 128, 128, 255))
  }

  @Test("opacities of groups in each other multiply")
  func nestedOpacity() throws {
    var drawing = Drawing(width: 10, height: 10)
    drawing.grouped(Group(opacity: 0.5)) {
      $0.grouped(Group(opacity: 0.5)) { $0.rectangle(0, 0, 10, 10, .black) }
    }
    #expect(near(try Pixels(drawing)[5, 5], 191, 191, 191))
  }

  @Test("the last group of a masked one cuts the rest by its opacity, wherever it stands")
  func mask() throws {
    var drawing = Drawing(width: 40, height: 10)
    drawing.grouped(Group(isMasked: true)) {
      $0.grouped(Group()) { $0.rectangle(0, 0, 20, 10, .black) }
      $0.grouped(Group()) {
        $0.rectangle(10, 0, 10, 10, .red)
        $0.rectangle(
          25,
          0,
          5,
          10,
          .color(ColorValue(base: .rgb(red: 0, green: 0, blue: 0), opacity: 0.5))
        )
      }
      $0.rectangle(20, 0, 20, 10, .black)
    }
    let pixels = try Pixels(drawing)
    #expect(pixels[5, 5] == .white && pixels[15, 5] == .black && pixels[22, 5] == .white)
    #expect(near(pixels[27, 5], 128, 128, 128) && pixels[35, 5] == .white)
  }

  @Test("a mask of nothing leaves nothing")
  func emptyMask() throws {
    var drawing = Drawing(width: 10, height: 10)
    drawing.grouped(Group(isMasked: true)) {
      $0.rectangle(0, 0, 10, 10, .black)
      $0.grouped(Group()) { _ in }
    }
    #expect(try Pixels(drawing).ink == 0)
  }

  @Test(
    "blending mixes with what is behind the group",
    arguments: [
      (BlendMode.multiply, 127, 0, 0), (.screen, 255, 0, 255), (.difference, 128, 0, 255),
      (.normal, 128, 0, 255), (.plusLighter, 255, 0, 255), (.destinationOver, 255, 0, 0),
    ]
  )
  func blending(_ mode: BlendMode, _ red: Int, _ green: Int, _ blue: Int) throws {
    var drawing = Drawing(width: 10, height: 10)
    drawing.rectangle(0, 0, 10, 10, .red)
    drawing.grouped(Group(blendMode: mode)) { $0.rectangle(0, 0, 10, 10, .rgb(0.5, 0, 1)) }
    // Multiplied: 1 × 0.5, 0 × 0, 0 × 1; the others alike (Compositing and Blending, level 1).
    #expect(near(try Pixels(drawing)[5, 5], red, green, blue))
  }

  @Test("a blur spreads ink and keeps its amount")
  func blur() throws {
    var drawing = Drawing(width: 100, height: 100)
    drawing.grouped(Group(blur: 5)) { $0.rectangle(40, 40, 20, 20, .black) }
    let pixels = try Pixels(drawing)
    #expect(abs(pixels.ink - 400) < 8)
    // A Gaussian of deviation 5 at its own edge has half of the square's middle.
    let (middle, edge) = (255 - pixels[50, 50].green, 255 - pixels[40, 50].green)
    #expect(abs(Double(edge) / Double(middle) - 0.52) < 0.05)
    #expect(pixels[22, 50] == .white && pixels[31, 50] != .white)
  }

  @Test("a shadow is behind its group, moved and in its colour")
  func shadow() throws {
    var drawing = Drawing(width: 60, height: 60)
    let color = ColorValue(base: .rgb(red: 0, green: 0, blue: 1), opacity: 0.5)
    drawing.grouped(Group(shadow: Shadow(color: color, radius: 0, x: 6, y: 4))) {
      $0.rectangle(10, 10, 20, 20, .red)
    }
    let pixels = try Pixels(drawing)
    #expect(near(pixels[12, 12], 255, 0, 0) && near(pixels[29, 29], 255, 0, 0))
    #expect(near(pixels[33, 32], 128, 128, 255) && near(pixels[18, 32], 128, 128, 255))
    #expect(pixels[12, 32] == .white && pixels[37, 20] == .white && pixels[20, 35] == .white)
  }

  @Test("a group out of sight is left out, and a flat one too")
  func unseen() throws {
    var drawing = Drawing(width: 10, height: 10)
    let groups = [
      Group(transform: Transform(a: 0, d: 0)), Group(transform: .translation(x: 1e7, y: 0)),
      Group(opacity: 0), Group(clip: Path([])),
    ]
    for group in groups { drawing.grouped(group) { $0.rectangle(0, 0, 10, 10, .black) } }
    drawing.rectangle(0, 0, 5, 10, .red)
    let pixels = try Pixels(drawing)
    #expect(near(pixels[2, 5], 255, 0, 0) && pixels[7, 5] == .white)
  }
}
