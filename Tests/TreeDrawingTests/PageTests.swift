import Drawing
import PointLayout
import Testing
import Theme
import ViewTree

@testable import TreeDrawing

@Suite("Pages")
struct PageTests {
  private func options(
    width: Double = 390,
    height: Double? = nil,
    theme: Theme = .light
  ) -> TreeDrawingOptions {
    TreeDrawingOptions(width: width, height: height, theme: theme, measurer: EstimatedMeasurer())
  }

  @Test("A page is as wide as asked for and as high as its content with the space around it")
  func size() {
    // A line of 17 points is 1.2 × 17 = 20.4 high, and 16 stand above and below.
    let drawing = TreeDrawing.draw(tree { $0.leaf(text("0")) }, options: options())
    #expect(drawing.width == 390)
    #expect(abs(drawing.height - 52.4) < 0.001)
    #expect(drawing.fills[0].path.edges == [0, 0, 390, 52.4])
    #expect(drawing.fills[0].ink == .system(.background))
  }

  @Test("What is narrower than the page stands in the middle, and in height where that is given")
  func middle() {
    // A digit is 9.452 wide; its baseline is 16.15 below its top.
    let low = TreeDrawing.draw(tree { $0.leaf(text("0")) }, options: options())
    #expect(abs(low.lines[0].x - 190.274) < 0.001)
    #expect(abs(low.lines[0].baseline - 32.15) < 0.001)
    let high = TreeDrawing.draw(tree { $0.leaf(text("0")) }, options: options(height: 100))
    #expect(abs(high.lines[0].baseline - (39.8 + 16.15)) < 0.001)
  }

  @Test("A list of groups stands on gray when the page is light, on black when it is dark")
  func grouped() {
    let list = tree { builder in
      builder.open(.list(.insetGrouped))
      for _ in 0..<10 { builder.leaf(text("0")) }
    }
    let light = TreeDrawing.draw(list, options: options())
    #expect(light.fills[0].ink == .system(.secondaryBackground))
    #expect(light.fills[1].ink == .system(.background))
    let dark = TreeDrawing.draw(list, options: options(theme: .dark))
    #expect(dark.fills[0].ink == .system(.background))
    #expect(dark.fills[1].ink == .system(.secondaryBackground))
  }

  @Test("Rows have a rounded box, and lines from their words to its right edge")
  func box() {
    let drawing = TreeDrawing.draw(
      tree { builder in
        builder.open(.list(.insetGrouped))
        builder.leaf(text("0"))
        builder.leaf(text("0"))
      },
      options: options()
    )
    #expect(drawing.fills[1].path.edges == [16, 16, 374, 105.3])
    // The line is moved from 60.4 to a half point.
    #expect(drawing.fills[2].path.edges == [32, 60.5, 374, 61])
    #expect(drawing.fills[2].ink == .system(.separator))
  }

  @Test("Places of geometry nodes count from the page's corner")
  func geometry() throws {
    let reader = tree { builder in
      builder.open(.frame(width: nil, height: 40, alignment: .center))
      builder.open(.geometry(Geometry(id: 7)))
    }
    let place = try #require(TreeDrawing.geometry(of: reader, options: options()).first)
    #expect(place.id == 7)
    #expect([place.x, place.y, place.width, place.height] == [16, 16, 358, 40])
  }

  @Test("Of too much work the rest is left out, and the page says so")
  func budget() {
    let layers = tree { builder in
      builder.open(.depthStack(.center))
      for _ in 0..<100 { builder.leaf(shape(.rectangle)) }
    }
    let page = options(width: 400, height: 400)
    let whole = TreeDrawing.draw(layers, options: page)
    #expect(whole.fills.count == 101)
    #expect(whole.lines.isEmpty)
    // A layer of 368 × 368 points costs 8464 and some.
    let part = TreeDrawing.draw(layers, options: page, workLimit: 50_000)
    #expect(part.fills.count == 1 + 5 + 1)
    #expect(part.lines.map { $0.runs[0].string } == [Painter.incompleteNote])
  }

  @Test(
    "Every size makes a page that can be drawn",
    arguments: [0, 1, -5, 10_000, 1e12, Double.nan, .infinity]
  )
  func sizes(_ side: Double) {
    let drawing = TreeDrawing.draw(
      tree { $0.leaf(text("Hello world")) },
      options: options(width: side, height: side)
    )
    #expect((1...100_000).contains(drawing.width))
    #expect((1...100_000).contains(drawing.height))
  }

  @Test("A page is higher where words were moved below their frame, and not for a lost one")
  func overhang() {
    func height(_ y: Double) -> Double {
      TreeDrawing.draw(
        tree { builder in
          builder.open(.offset(x: 0, y: y))
          builder.leaf(text("0"))
        },
        options: options()
      ).height
    }
    #expect(abs(height(50) - 102.4) < 0.001)
    #expect(abs(height(5000) - 52.4) < 0.001)
  }
}
