import Drawing
import Testing
import TreeDrawing
import ViewTree

@Suite("Modifiers in points")
struct ModifierTests {
  private func modified(_ content: Content, _ child: Content = shape(.rectangle)) -> Drawing {
    draw { builder in
      builder.open(content)
      builder.leaf(child)
    }
  }

  @Test("The opacity of one shape is its ink's; what overlaps is faded as a whole")
  func opacity() {
    let single = modified(.opacity(0.5))
    #expect(single.groups.isEmpty)
    #expect(single.fills.map(\.ink) == [.system(.red, 0.5)])
    let stroke = Stroke(paint: .color(.system(.blue)))
    let several = modified(.opacity(0.5), shape(.circle, stroke: stroke))
    #expect(several.groups.map(\.opacity) == [0.5])
    #expect(several.fills.map(\.ink) == [.system(.red)])
  }

  @Test("What is hidden, clear or off the page leaves nothing")
  func invisible() {
    #expect(modified(.hidden).commands.isEmpty)
    #expect(modified(.opacity(0)).commands.isEmpty)
    #expect(modified(.offset(x: 200, y: 0)).commands.isEmpty)
    #expect(draw { $0.leaf(shape(.rectangle, .clear)) }.commands.isEmpty)
    #expect(modified(.scale(x: 0, y: 1, anchor: .center)).fills.isEmpty)
  }

  @Test("An offset moves what is drawn")
  func offset() {
    #expect(modified(.offset(x: 20, y: -10)).fills[0].path.edges == [20, -10, 120, 90])
  }

  @Test("A clip cuts to the shape itself")
  func clip() throws {
    let drawing = modified(.clip(.circle))
    let clip = try #require(drawing.groups.first?.clip)
    #expect(clip.edges == [0, 0, 100, 100])
    #expect(clip.elements.contains { if case .curve = $0 { true } else { false } })
    #expect(drawing.depth == 0)
  }

  @Test("What scrolls is cut to its frame only where it is larger")
  func scroll() {
    func scrolled(_ width: Double) -> Drawing {
      draw { builder in
        builder.open(.scroll(ScrollAxes(horizontal: true, vertical: false)))
        builder.open(.frame(width: width, height: 50, alignment: .center))
        builder.leaf(shape(.rectangle))
      }
    }
    #expect(scrolled(100).groups.isEmpty)
    #expect(scrolled(300).groups.map(\.clip?.edges) == [[0, 0, 100, 50]])
  }

  @Test("A mask's group ends with what cuts it")
  func mask() {
    let drawing = draw { builder in
      builder.open(.mask(.center))
      builder.leaf(shape(.rectangle))
      builder.leaf(shape(.circle, .black))
    }
    #expect(drawing.groups.map(\.isMasked) == [true, false, false])
    #expect(drawing.fills.map(\.ink) == [.system(.red), .system(.black)])
    let ends = drawing.commands.indices.filter { drawing.commands[$0] == .end }
    #expect(ends == [3, 6, 7])
  }

  @Test("A quarter turn maps the right edge's middle to the bottom's")
  func rotation() throws {
    let turn = try #require(
      modified(.rotation(degrees: 90, anchor: .center)).groups.first?.transform
    )
    let (x, y) = (100.0, 50.0)
    #expect(abs(turn.a * x + turn.c * y + turn.tx - 50) < 1e-9)
    #expect(abs(turn.b * x + turn.d * y + turn.ty - 100) < 1e-9)
  }

  @Test("Shadow, blur and blend mode are the group's")
  func groups() {
    let shadow = modified(.shadow(color: .system(.black), radius: 4, x: 1, y: 2))
    #expect(
      shadow.groups.map(\.shadow) == [Shadow(color: .system(.black), radius: 4, x: 1, y: 2)]
    )
    #expect(modified(.filter(.blur(radius: 3))).groups.map(\.blur) == [3])
    #expect(modified(.blendMode(.multiply)).groups.map(\.blendMode) == [.multiply])
  }

  @Test("Filters change colours to what the theme's look like through them")
  func filter() {
    // The light theme's red is 255, 59, 48: inverted 0, 196, 207.
    let expected = ColorValue.rgb(0, 196.0 / 255, 207.0 / 255)
    #expect(modified(.filter(.colorInvert)).fills.map(\.ink) == [.color(expected)])
  }

  @Test("Backgrounds come first, overlays last, and higher ones in front")
  func order() {
    func inks(_ content: Content) -> [Ink] {
      draw { builder in
        builder.open(content)
        builder.leaf(shape(.rectangle, .red))
        builder.leaf(shape(.rectangle, .blue))
      }
      .fills.map(\.ink)
    }
    #expect(inks(.background(.center)) == [.system(.blue), .system(.red)])
    #expect(inks(.overlay(.center)) == [.system(.red), .system(.blue)])
    let stack = draw { builder in
      builder.open(.depthStack(.center))
      builder.open(.zIndex(1))
      builder.leaf(shape(.rectangle, .red))
      builder.close()
      builder.leaf(shape(.rectangle, .blue))
    }
    #expect(stack.fills.map(\.ink) == [.system(.blue), .system(.red)])
  }
}
