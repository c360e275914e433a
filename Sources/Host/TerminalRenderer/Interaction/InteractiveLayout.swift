import ChartModel
import Layers
import Layout
import PlainTree
package import ViewTree

/// A tree laid out for use, which may be drawn many times: scrolling changes no layout.
///
/// Frames are as large as the options say; without a number of rows, as high as the tree.
package struct InteractiveLayout {
  private let plain: PlacedPlainTree
  private let marks: Marks
  /// The rows of the whole tree, which may be more than the screen's.
  private let height: Int

  package init(of tree: ViewTree, options: TerminalOptions) {
    plain = PlacedPlainTree(tree, options: options)
    marks = Marks(of: tree, plain: plain.tree)
    height = Overflow(tree: plain.tree, placed: plain.placed).rows
  }

  /// Draws the tree.
  ///
  /// - Parameter scrolls: How much is hidden before what each scroll mark shows, in cells. More than
  ///   there is counts as all; without an entry the content stands where its author wants it.
  package func frame(scrolls: [UInt64: CellPoint]) -> InteractiveFrame {
    var painter = Painter(
      tree: plain.tree,
      placed: plain.placed,
      metrics: plain.metrics,
      workLimit: Painter.workLimit,
      use: PaintedUse(marks: marks, scrolls: scrolls),
      pageHeight: height
    )
    painter.paint()
    painter.buffer.isIncomplete = painter.budget.isExceeded
    let root = CellRect(plain.placed.frames[0], dx: 0, dy: 0)
    return InteractiveFrame(
      buffer: painter.buffer,
      places: painter.places.inReadingOrder,
      content: CellSize(width: root.width, height: root.height)
    )
  }

  /// The sizes of the surfaces of the host's own.
  package func regions() -> [UInt64: (columns: Int, rows: Int)] {
    var regions: [UInt64: (columns: Int, rows: Int)] = [:]
    for (node, mark) in marks.all where mark.role == .hosted && regions[mark.number] == nil {
      let rect = CellRect(plain.placed.frames[node], dx: 0, dy: 0)
      regions[mark.number] = (rect.width, rect.height)
    }
    return regions
  }
}

extension TerminalRenderer {
  /// Draws a tree for use.
  ///
  /// What is drawn more than once is better laid out once: see ``InteractiveLayout``.
  package static func frame(
    of tree: ViewTree,
    options: TerminalOptions,
    scrolls: [UInt64: CellPoint] = [:]
  ) -> InteractiveFrame {
    InteractiveLayout(of: tree, options: options).frame(scrolls: scrolls)
  }

  /// The sizes of the surfaces of the host's own in a tree, those in what it presents among them.
  package static func regions(
    of tree: ViewTree,
    options: TerminalOptions
  ) -> [UInt64: (columns: Int, rows: Int)] {
    let layered = LayeredTree(tree)
    var regions = InteractiveLayout(of: layered.base, options: options).regions()
    for layer in layered.layers {
      let size = PanelSize.content(
        of: layer.presentation.kind,
        columns: options.columns,
        rows: options.rows ?? 24
      )
      var inner = options
      (inner.columns, inner.rows) = (size.columns, size.rows)
      regions.merge(InteractiveLayout(of: layer.tree, options: inner).regions()) { first, _ in
        first
      }
    }
    return regions
  }
}
