import Drawing
import PointLayout
import Testing
import TreeDrawing
import ViewTree

@Suite("Pages")
struct PageTests {
  @Test("A page is as wide as asked for and as high as its content with the space around it")
  func size() {
    // A line of 17 points is 1.2 × 17 = 20.4 high, and 16 stand above and below.
    let drawing = draw(words("Hello"))
    #expect(drawing.width == 390)
    #expect(abs(drawing.height - 52.4) < 0.001)
  }
}

func words(_ string: String) -> ViewTree {
  var builder = ViewTreeBuilder()
  builder.leaf(.text(TextContent(runs: [TextRun(string)])))
  return builder.finish()
}

func draw(_ tree: ViewTree) -> Drawing {
  TreeDrawing.draw(tree, options: TreeDrawingOptions(measurer: EstimatedMeasurer()))
}
