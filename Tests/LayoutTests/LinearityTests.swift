import Foundation
import Testing
import ViewTree

@testable import Layout

/// Layout's cost grows with the number of nodes, and not with how they nest.
@Suite("The cost of layout")
struct LinearityTests {
  /// A way to nest nodes, which a test makes small and large trees by.
  struct Shape: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Adds about so many nodes.
    let build: @Sendable (inout ViewTreeBuilder, Int) -> Void

    init(_ name: String, _ build: @escaping @Sendable (inout ViewTreeBuilder, Int) -> Void) {
      testDescription = name
      self.build = build
    }

    func tree(_ count: Int) -> ViewTree {
      var builder = ViewTreeBuilder()
      build(&builder, count)
      return builder.finish()
    }

    /// Nodes in one another, as deep as a tree may be, side by side in a column.
    static func nested(_ name: String, _ contents: [Content], leaf: Content = Shape.text) -> Shape {
      Shape(name) { builder, count in
        builder.open(.stack(Stack(axis: .vertical, spacing: 0)))
        while builder.count < count {
          for depth in 0..<500 { builder.open(contents[depth % contents.count]) }
          builder.leaf(leaf)
          for _ in 0..<500 { builder.close() }
        }
        builder.close()
      }
    }

    /// Very many children of one node.
    static func wide(_ name: String, _ content: Content, _ leaves: [Content]) -> Shape {
      Shape(name) { builder, count in
        builder.open(content)
        for index in 0..<count { builder.leaf(leaves[index % leaves.count]) }
        builder.close()
      }
    }

    /// Nodes with two children each, so deep that they make the count.
    static func branching(_ name: String, _ content: Content) -> Shape {
      Shape(name) { builder, count in
        // One child goes on, the other is a leaf.
        builder.open(.stack(Stack(axis: .vertical, spacing: 0)))
        while builder.count < count {
          for _ in 0..<250 {
            builder.open(content)
            builder.leaf(text)
          }
          builder.leaf(text)
          for _ in 0..<250 { builder.close() }
        }
        builder.close()
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

  /// The time of this thread, so that what else the machine does has no part in it.
  private func seconds(_ body: () -> Void) -> Double {
    func now() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
    let start = now()
    body()
    return now() - start
  }

  private func cost(_ tree: ViewTree, height: Double?) -> Double {
    (0..<2).map { _ in
      seconds {
        var engine = LayoutEngine(tree, metrics: SquareLetters())
        _ = engine.place(width: 200, height: height)
      }
    }.min() ?? 0
  }

  @Test("Sixteen times the nodes cost about sixteen times as much", arguments: Shape.all)
  func linear(shape: Shape) {
    let (small, large) = (shape.tree(500), shape.tree(8_000))
    for height in [nil, 1000.0] {
      let perNode = cost(small, height: height) / Double(small.nodes.count)
      let perNodeOfMany = cost(large, height: height) / Double(large.nodes.count)
      // A square cost would make it sixteen; sorting and memory make it somewhat more than one.
      #expect(perNodeOfMany < 5 * perNode)
    }
  }

  /// Counts what it is asked.
  private final class Counter: LayoutMetrics {
    private let letters = SquareLetters()
    var questions = 0

    var hasWholeUnits: Bool { letters.hasWholeUnits }
    var list: ListMetrics { letters.list }
    var progress: ProgressMetrics { letters.progress }
    func pointsPerUnit(_ axis: Axis) -> Double { 1 }
    func length(_ points: Double, _ axis: Axis) -> Double { letters.length(points, axis) }
    func padding(_ points: Double?, _ axis: Axis) -> Double { letters.padding(points, axis) }
    func spacing(_ points: Double?, _ axis: Axis) -> Double { letters.spacing(points, axis) }
    func spacer(_ points: Double?, _ axis: Axis) -> Double { letters.spacer(points, axis) }
    func borderInset(_ axis: Axis) -> Double { 0 }
    func dividerThickness(along axis: Axis) -> Double { 1 }

    func widths(of content: Content, node: Int) -> Extent {
      questions += 1
      return letters.widths(of: content, node: node)
    }

    func heights(of content: Content, node: Int, width: Double) -> LeafHeights {
      questions += 1
      return letters.heights(of: content, node: node, width: width)
    }
  }

  @Test("A text is measured a few times, however deep it stands", arguments: Shape.all)
  func measured(shape: Shape) {
    let tree = shape.tree(2_000)
    let texts = tree.nodes.count { if case .text = $0.content { true } else { false } }
    let metrics = Counter()
    var engine = LayoutEngine(tree, metrics: metrics)
    _ = engine.place(width: 100, height: nil)
    // Widths and heights, each twice; twice as often where guides are.
    #expect(metrics.questions <= 8 * texts)
  }
}
