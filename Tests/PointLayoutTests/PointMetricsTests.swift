import Drawing
import Layout
import PointLayout
import Testing
import ViewTree

// A digit of body text is 17 × 0.556 = 9.452 points wide and its line 20.4 high.

@Suite("Layout with a phone's spaces")
struct PointMetricsTests {
  static func frames(
    width: Double = 358,
    height: Double? = nil,
    _ build: (inout ViewTreeBuilder) -> Void
  ) -> [PlacedTree.Frame] {
    var builder = ViewTreeBuilder()
    build(&builder)
    let tree = builder.finish()
    let metrics = PointMetrics(measurer: EstimatedMeasurer(), nodeCount: tree.nodes.count)
    var engine = LayoutEngine(tree, metrics: metrics)
    return engine.place(width: width, height: height).frames.map { frame in
      PlacedTree.Frame(
        x: rounded(frame.x),
        y: rounded(frame.y),
        width: rounded(frame.width),
        height: rounded(frame.height)
      )
    }
  }

  private static func rounded(_ length: Double) -> Double { (length * 1000).rounded() / 1000 }

  static func text(_ string: String, _ change: (inout TextContent) -> Void = { _ in }) -> Content {
    var content = TextContent(runs: [TextRun(string)])
    change(&content)
    return .text(content)
  }

  private typealias Frame = PlacedTree.Frame

  @Test("Two texts in a row stand 8 points apart")
  func row() {
    let frames = Self.frames { builder in
      builder.open(.stack(Stack(axis: .horizontal)))
      builder.leaf(Self.text("00"))
      builder.leaf(Self.text("0"))
    }
    #expect(frames[0] == Frame(x: 0, y: 0, width: 36.356, height: 20.4))
    #expect(frames[1] == Frame(x: 0, y: 0, width: 18.904, height: 20.4))
    #expect(frames[2] == Frame(x: 26.904, y: 0, width: 9.452, height: 20.4))
  }

  @Test("Two texts in a column stand 8 points apart, and padding is 16")
  func column() {
    let frames = Self.frames { builder in
      builder.open(.padding(PaddingInsets(top: nil, leading: nil, bottom: 4, trailing: 0)))
      builder.open(.stack(Stack(axis: .vertical, alignment: .topLeading)))
      builder.leaf(Self.text("00"))
      builder.leaf(Self.text("0"))
    }
    #expect(frames[0] == Frame(x: 0, y: 0, width: 34.904, height: 68.8))
    #expect(frames[2] == Frame(x: 16, y: 16, width: 18.904, height: 20.4))
    #expect(frames[3] == Frame(x: 16, y: 44.4, width: 9.452, height: 20.4))
  }

  @Test("A fixed frame holds its child in the middle")
  func frame() {
    let frames = Self.frames { builder in
      builder.open(.frame(width: 100, height: 50, alignment: .center))
      builder.leaf(Self.text("0"))
    }
    #expect(frames[0] == Frame(x: 0, y: 0, width: 100, height: 50))
    #expect(frames[1] == Frame(x: 45.274, y: 14.8, width: 9.452, height: 20.4))
  }

  @Test("Rows of a list are 44.4 high, half a point apart, and inset by 16")
  func list() {
    let frames = Self.frames { builder in
      builder.open(.list(.insetGrouped))
      builder.leaf(Self.text("0"))
      builder.leaf(Self.text("0"))
    }
    #expect(frames[0] == Frame(x: 0, y: 0, width: 358, height: 89.3))
    #expect(frames[1] == Frame(x: 16, y: 12, width: 9.452, height: 20.4))
    #expect(frames[2] == Frame(x: 16, y: 56.9, width: 9.452, height: 20.4))
  }

  @Test("A header stands 7 points above the rows, and the next section 24 below them")
  func sections() {
    let frames = Self.frames { builder in
      builder.open(.list(.insetGrouped))
      builder.open(.section(hasHeader: true, hasFooter: false))
      builder.leaf(Self.text("0"))
      builder.leaf(Self.text("0"))
      builder.close()
      builder.open(.section(hasHeader: false, hasFooter: false))
      builder.leaf(Self.text("0"))
      builder.close()
    }
    #expect(frames[2].y == 0)
    #expect(frames[3].y == 39.4)
    #expect(frames[4].y == 95.8)
  }

  @Test(
    "A symbol is 1.25 of its font's size, and stands with its middle at that of capital letters"
  )
  func symbol() {
    let frames = Self.frames { builder in
      builder.open(
        .stack(
          Stack(
            axis: .horizontal,
            alignment: Alignment(horizontal: .center, vertical: .firstTextBaseline)
          )
        )
      )
      builder.leaf(.symbol(Symbol(name: "star")))
      builder.leaf(Self.text("0"))
    }
    #expect(frames[1].width == 21.25)
    // The text's baseline is 16.15 below its top; the symbol's middle 6.12 above the baseline.
    let middle = frames[1].y + frames[1].height / 2
    #expect(abs(frames[2].y + 16.15 - 6.12 - middle) < 0.002)
  }

  @Test("Text that is broken into lines takes the width of the longest")
  func wrapped() {
    let frames = Self.frames(width: 60) { builder in
      builder.open(.stack(Stack(axis: .horizontal)))
      builder.leaf(Self.text("0000 00"))
      builder.leaf(.spacer(minLength: 0))
    }
    #expect(frames[1].width == 37.808)
    #expect(frames[1].height == 40.8)
  }

  @Test("Text that is cut takes what is left of it, so that it stands at the edge behind a spacer")
  func cut() {
    let frames = Self.frames(width: 100) { builder in
      builder.open(.stack(Stack(axis: .horizontal, spacing: 0)))
      builder.leaf(.spacer(minLength: 0))
      builder.leaf(Self.text("00000000000000") { $0.lineLimit = 1 })
    }
    // Of 100 points the ellipsis takes 17; eight digits are 75.616.
    #expect(frames[2] == Frame(x: 7.384, y: 0, width: 92.616, height: 20.4))
  }

  @Test("A chart takes the width and, where nobody says, the height that it is given for it")
  func chart() {
    let frames = Self.frames { $0.leaf(.chart(Chart())) }
    #expect(frames[0] == Frame(x: 0, y: 0, width: 358, height: 214.8))
  }

  @Test("Of a text of five million letters no more is measured than can be read")
  func huge() {
    let text = Self.text(String(repeating: "0", count: 5_000_000))
    let frames = Self.frames { $0.leaf(text) }
    // 65,536 letters and an ellipsis, 37 to a line of 358 points.
    #expect(frames[0].height == (1772 * 20.4 * 1000).rounded() / 1000)
  }
}
