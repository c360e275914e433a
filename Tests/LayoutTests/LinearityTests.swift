import Testing
import ViewTree

@testable import Layout

/// Layout's cost grows with the number of nodes, and not with how they nest.
@Suite("The cost of layout")
struct LinearityTests {
  /// A way to nest nodes, which a test makes small and large trees by.
  struct Shape: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Adds nodes, as many or as deep as a size says.
    let build: @Sendable (inout ViewTreeBuilder, Int) -> Void

    init(_ name: String, _ build: @escaping @Sendable (inout ViewTreeBuilder, Int) -> Void) {
      testDescription = name
      self.build = build
    }

    func tree(_ size: Int) -> ViewTree {
      var builder = ViewTreeBuilder()
      build(&builder, size)
      return builder.finish()
    }

    /// Nodes in one another, twice side by side in a column.
    static func nested(_ name: String, _ contents: [Content], leaf: Content = Shape.text) -> Shape {
      Shape(name) { builder, size in
        builder.open(.stack(Stack(axis: .vertical, spacing: 0)))
        for _ in 0..<2 {
          for depth in 0..<size { builder.open(contents[depth % contents.count]) }
          builder.leaf(leaf)
          for _ in 0..<size { builder.close() }
        }
        builder.close()
      }
    }

    /// Very many children of one node.
    static func wide(_ name: String, _ content: Content, _ leaves: [Content]) -> Shape {
      Shape(name) { builder, size in
        builder.open(content)
        for index in 0..<(2 * size) { builder.leaf(leaves[index % leaves.count]) }
        builder.close()
      }
    }

    /// Nodes with two children each, of which one goes on and the other is a leaf.
    static func branching(_ name: String, _ content: Content) -> Shape {
      Shape(name) { builder, size in
        for _ in 0..<size {
          builder.open(content)
          builder.leaf(text)
        }
        builder.leaf(text)
        for _ in 0..<size { builder.close() }
      }
    }

    static let text = Content.text(TextContent(runs: [TextRun("words of some length")]))
    static let fill = Content.shape(ShapeContent(kind: .rectangle))
    private static let row = Content.stack(Stack(axis: .horizontal))
    private static let column = Content.stack(Stack(axis: .vertical))
    private static let own = AlignmentLine(axis: .vertical, id: 1, fraction: 0.5)
    private static let ownRow = Content.stack(
      Stack(
        axis: .horizontal,
        alignment: Alignment(horizontal: .center, vertical: .center, lines: [own])
      )
    )

    static let all: [Shape] = [
      .wide("a wide row", row, [text, .spacer(minLength: nil), fill, .divider]),
      .wide("a long column", column, [text, fill]),
      .wide("layers", .depthStack(.topLeading), [text, fill]),
      .wide("a long list", .list(.insetGrouped), [text]),
      .wide("one row of a grid", .gridRow(nil), [text]),
      .wide(
        "a lazy grid",
        .lazyGrid(
          LazyGrid(
            axis: .vertical,
            tracks: [GridTrack(size: .adaptive(minimum: 20, maximum: .infinity))]
          )
        ),
        [text]
      ),
      .wide("alternatives", .firstThatFits(horizontal: true, vertical: true), [text]),
      .nested("stacks in stacks", [row, column]),
      .nested(
        "flexible frames in one another",
        [
          .flexibleFrame(FlexibleFrame(minWidth: 10, maxWidth: .infinity)), row,
          .flexibleFrame(FlexibleFrame(maxHeight: .infinity)), .aspectRatio(1, .fit),
        ],
        leaf: fill
      ),
      .nested("alternatives in alternatives", [.firstThatFits(horizontal: true, vertical: true)]),
      .nested("grids in grids", [.grid(Grid()), .gridRow(.firstTextBaseline)]),
      .nested(
        "ratios in frames",
        [
          .frame(width: 20, height: nil, alignment: .center),
          .aspectRatio(nil, .fill),
        ],
        leaf: fill
      ),
      .nested(
        "scroll views in one another",
        [.scroll(ScrollAxes(horizontal: true, vertical: true))]
      ),
      .nested(
        "guides in one another",
        [
          ownRow, .alignmentGuide(AlignmentGuide(.own(.vertical, id: 1), place: 3)),
          .alignmentGuide(AlignmentGuide(.horizontal(.leading), place: -3)),
        ]
      ),
      .branching("alternatives that branch", .firstThatFits(horizontal: true, vertical: true)),
      .branching("rows that branch", row),
      .branching("grids that branch", .grid(Grid())),
      .branching("layers that branch", .overlay(.topLeading)),
    ]
  }

  /// Counts what it is asked.
  private final class Counter: LayoutMetrics {
    private let letters = SquareLetters()
    /// The questions about leaves, and all.
    var leaves = 0
    var questions = 0

    var hasWholeUnits: Bool { letters.hasWholeUnits }
    var list: ListMetrics { asked(letters.list) }
    var progress: ProgressMetrics { asked(letters.progress) }
    func pointsPerUnit(_ axis: Axis) -> Double { asked(1) }
    func length(_ points: Double, _ axis: Axis) -> Double { asked(letters.length(points, axis)) }
    func padding(_ points: Double?, _ axis: Axis) -> Double { asked(letters.padding(points, axis)) }
    func spacing(_ points: Double?, _ axis: Axis) -> Double { asked(letters.spacing(points, axis)) }
    func spacer(_ points: Double?, _ axis: Axis) -> Double { asked(letters.spacer(points, axis)) }
    func borderInset(_ axis: Axis) -> Double { asked(0) }
    func dividerThickness(along axis: Axis) -> Double { asked(1) }

    private func asked<Answer>(_ answer: Answer) -> Answer {
      questions += 1
      return answer
    }

    func widths(of content: Content, node: Int) -> Extent {
      leaves += 1
      return asked(letters.widths(of: content, node: node))
    }

    func heights(of content: Content, node: Int, width: Double) -> LeafHeights {
      leaves += 1
      return asked(letters.heights(of: content, node: node, width: width))
    }
  }

  private func count(_ tree: ViewTree, height: Double?) -> Counter {
    let counter = Counter()
    var engine = LayoutEngine(tree, metrics: counter)
    _ = engine.place(width: 200, height: height)
    return counter
  }

  @Test("Eight times the nodes ask about eight times as much", arguments: Shape.all)
  func linear(shape: Shape) {
    let (small, large) = (shape.tree(60), shape.tree(480))
    for height in [nil, 1000.0] {
      let perNode = Double(count(small, height: height).questions) / Double(small.nodes.count)
      let perNodeOfMany = Double(count(large, height: height).questions) / Double(large.nodes.count)
      // A square cost would make it eight.
      #expect(perNodeOfMany <= 1.5 * perNode)
    }
  }

  @Test("A text is measured a few times, however deep it stands", arguments: Shape.all)
  func measured(shape: Shape) {
    let tree = shape.tree(480)
    let texts = tree.nodes.count { if case .text = $0.content { true } else { false } }
    // Widths and heights, each twice; twice as often where guides are.
    #expect(count(tree, height: nil).leaves <= 8 * texts)
  }
}
