import Testing
import ViewTree

@testable import Layout

/// A surface of points on which each letter is a square of ten points.
final class SquareLetters: LayoutMetrics {
  let hasWholeUnits = false
  let list = ListMetrics(
    border: 0,
    rowInset: 16,
    rowPadding: 11,
    separator: 1,
    shortRow: 0,
    groupSpacing: 20,
    headerInset: 16
  )
  let progress = ProgressMetrics(
    barWidth: Extent(min: 20, ideal: 100, max: .infinity),
    barHeight: 4,
    spacing: 6,
    circleWidth: 20,
    circleHeight: 20
  )

  func pointsPerUnit(_ axis: Axis) -> Double { 1 }
  func length(_ points: Double, _ axis: Axis) -> Double { Extent.bounded(points) }
  func padding(_ points: Double?, _ axis: Axis) -> Double { Extent.bounded(points ?? 16) }
  func spacing(_ points: Double?, _ axis: Axis) -> Double { Extent.bounded(points ?? 8) }
  func spacer(_ points: Double?, _ axis: Axis) -> Double { Extent.bounded(points ?? 8) }
  func borderInset(_ axis: Axis) -> Double { 0 }
  func dividerThickness(along axis: Axis) -> Double { 1 }

  private func letters(_ content: Content) -> Double {
    if case .text(let text) = content { Double(text.string.utf8.count) } else { 1 }
  }

  func widths(of content: Content, node: Int) -> Extent {
    let ideal = letters(content) * 10
    return Extent(min: 10, ideal: ideal, max: ideal)
  }

  func heights(of content: Content, node: Int, width: Double) -> LeafHeights {
    let perLine = max((width / 10).rounded(.down), 1)
    let lines = max((letters(content) / perLine).rounded(.up), 1)
    return LeafHeights(
      extent: Extent(min: 10, ideal: lines * 10, max: lines * 10),
      fittedWidth: min(letters(content), perLine) * 10,
      firstBaseline: 8,
      lastBaseline: 2
    )
  }
}

@Suite("Layout in points")
struct PointLayoutTests {
  private typealias Frame = PlacedTree.Frame

  private func place(
    width: Double?,
    height: Double? = nil,
    _ build: (inout ViewTreeBuilder) -> Void
  ) -> [PlacedTree.Frame] {
    var builder = ViewTreeBuilder()
    build(&builder)
    var engine = LayoutEngine(builder.finish(), metrics: SquareLetters())
    return engine.place(width: width, height: height).frames
  }

  private func text(_ string: String) -> Content {
    .text(TextContent(runs: [TextRun(string)]))
  }

  private let fill = Content.shape(ShapeContent(kind: .rectangle))

  @Test("Padding, spacing and alignment add up exactly")
  func column() {
    let frames = place(width: 200) { builder in
      builder.open(.padding(PaddingInsets(top: nil, leading: nil, bottom: 0, trailing: 4)))
      builder.open(.stack(Stack(axis: .vertical, alignment: .center)))
      builder.leaf(text("abcd"))
      builder.leaf(text("a"))
      builder.close()
      builder.close()
    }
    #expect(frames[0] == Frame(x: 0, y: 0, width: 60, height: 44))
    #expect(frames[1] == Frame(x: 16, y: 16, width: 40, height: 28))
    #expect(frames[2] == Frame(x: 16, y: 16, width: 40, height: 10))
    #expect(frames[3] == Frame(x: 31, y: 34, width: 10, height: 10))
  }

  @Test("A spacer takes what its neighbours leave, and not less than its own length")
  func spacer() {
    for (width, spacer) in [(100.0, 44.0), (30, 8)] {
      let frames = place(width: width) { builder in
        builder.open(.stack(Stack(axis: .horizontal)))
        builder.leaf(text("ab"))
        builder.leaf(.spacer(minLength: nil))
        builder.leaf(text("cd"))
        builder.close()
      }
      #expect(frames[2].width == spacer)
    }
  }

  @Test("A column of a given height shares it out")
  func fixedHeight() {
    let frames = place(width: 50, height: 100) { builder in
      builder.open(.stack(Stack(axis: .vertical, spacing: 0)))
      builder.leaf(text("a"))
      builder.leaf(fill)
      builder.leaf(fill)
      builder.close()
    }
    #expect(frames.map(\.height) == [100, 10, 45, 45])
    #expect(frames.map(\.y) == [0, 0, 10, 55])
  }

  @Test("A background gets the size of its content")
  func background() {
    let frames = place(width: 200) { builder in
      builder.open(.background(.center))
      builder.leaf(text("abc"))
      builder.leaf(fill)
      builder.close()
    }
    #expect(frames[2] == frames[1])
    #expect(frames[0] == Frame(x: 0, y: 0, width: 30, height: 10))
  }

  @Test("A ratio fits into the smaller side of its frame")
  func aspectRatio() {
    func shape(width: Double?, height: Double?, _ mode: ContentMode) -> PlacedTree.Frame {
      place(width: 300) { builder in
        builder.open(.frame(width: width, height: height, alignment: .center))
        builder.open(.aspectRatio(2, mode))
        builder.leaf(fill)
        builder.close()
        builder.close()
      }[2]
    }
    #expect(shape(width: 100, height: 100, .fit) == Frame(x: 0, y: 25, width: 100, height: 50))
    #expect(shape(width: 100, height: 20, .fit) == Frame(x: 30, y: 0, width: 40, height: 20))
    #expect(shape(width: 100, height: 100, .fill) == Frame(x: -50, y: 0, width: 200, height: 100))
  }

  @Test("A fixed size ignores what is proposed")
  func fixedSize() {
    let frames = place(width: 20) { builder in
      builder.open(.fixedSize(horizontal: true, vertical: false))
      builder.leaf(text("abcdef"))
      builder.close()
    }
    #expect(frames[1].width == 60)
    #expect(frames[1].height == 10)
  }

  @Test("Baselines of texts of different height meet")
  func baselines() {
    let alignment = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    let frames = place(width: 200) { builder in
      builder.open(.stack(Stack(axis: .horizontal, alignment: alignment, spacing: 0)))
      builder.open(.padding(PaddingInsets(top: 12, leading: 0, bottom: 0, trailing: 0)))
      builder.leaf(text("a"))
      builder.close()
      builder.leaf(text("b"))
      builder.close()
    }
    // The first text's baseline is 12 + 8 below the top, so the other one starts 12 below it.
    #expect(frames[3].y == 12)
  }

  @Test("A tree of a hundred thousand nodes in one another is placed")
  func depth() {
    let frames = place(width: 100) { builder in
      for index in 0..<50_000 {
        let axis: Axis = index % 2 == 0 ? .horizontal : .vertical
        builder.open(.stack(Stack(axis: axis, spacing: 0)))
        builder.open(.flexibleFrame(FlexibleFrame(maxWidth: .infinity)))
      }
      builder.leaf(text("a"))
    }
    #expect(frames.last?.height == 10)
    #expect(frames.last?.x == 45)
  }
}
