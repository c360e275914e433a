import ChartDrawing
import Drawing
import Layout
import PlainTree
import PointLayout
import Theme
import ViewTree

/// A tree of plain nodes that has been laid out on a page.
struct PlacedPage {
  let options: TreeDrawingOptions
  let tree: ViewTree
  let metrics: PointMetrics
  let engine: LayoutEngine
  let placed: PlacedTree
  /// The page's size.
  let width: Double
  let height: Double
  /// Where the content stands.
  let x: Double
  let y: Double
  /// Whether some of the content is not on the page, though nobody asked for its height.
  let isCut: Bool

  init(_ tree: ViewTree, options: TreeDrawingOptions) {
    self.options = options
    self.tree = PlainTree.pictured(
      tree,
      isDark: options.theme == .dark,
      resolveToken: options.resolveToken
    )
    metrics = PointMetrics(
      measurer: options.measurer,
      nodeCount: self.tree.nodes.count,
      chartHeight: ChartDrawing.idealHeight
    )
    width = TreeDrawingOptions.bounded(options.width)
    let fixed = options.height.map(TreeDrawingOptions.bounded)
    // A narrow page has less room around its content.
    let padding = min(max(options.padding, 0), width / 4)
    var engine = LayoutEngine(self.tree, metrics: metrics)
    placed = engine.place(
      width: width - 2 * padding,
      height: fixed.map { max($0 - 2 * padding, 1) }
    )
    self.engine = engine
    let root = placed.frames.first ?? PlacedTree.Frame(x: 0, y: 0, width: 0, height: 0)
    let content = Overhang(tree: self.tree, placed: placed).height(root.height)
    let wanted = content + 2 * padding
    height = fixed ?? options.height(ofContent: wanted)
    isCut = metrics.isFull || fixed == nil && wanted > TreeDrawingOptions.sideLimit
    // What is smaller than the page stands in the middle, as on a phone.
    x = max((width - root.width) / 2, padding)
    y =
      fixed == nil || PlacedPage.fills(self.tree)
      ? padding : max((height - root.height) / 2, padding)
  }

  /// Whether a tree is a list or scrolls, which fills a screen from the top.
  private static func fills(_ tree: ViewTree) -> Bool {
    for node in tree.nodes.prefix(64) {
      switch node.content {
      case .list, .scroll: return true
      case .text, .shape, .chart, .symbol: return false
      default: continue
      }
    }
    return false
  }

  /// Whether the content is mostly a list of groups, which then stand on a surface of another colour.
  private var isGrouped: Bool {
    let groups = placed.decorations.values.joined().filter { $0.kind == .box }
    let covered = groups.reduce(0) { $0 + $1.frame.width * $1.frame.height }
    return covered > 0.5 * width * height
  }

  /// The page's colour; nil for none.
  ///
  /// Groups on a phone are white on gray, in the dark gray on black.
  var background: ColorValue? {
    guard options.background == .system(.background), options.theme == .light, isGrouped else {
      return options.background
    }
    return .system(.secondaryBackground)
  }

  /// What groups of rows are filled with.
  var boxColor: ColorValue {
    background == .system(.secondaryBackground)
      ? .system(.background) : .system(.secondaryBackground)
  }
}
