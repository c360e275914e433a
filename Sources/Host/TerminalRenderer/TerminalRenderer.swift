import ChartModel
import Layout
import PlainTree
package import ViewTree

/// Draws trees for terminals.
package enum TerminalRenderer {
  /// The bytes that show a tree in a terminal: UTF-8 lines, with SGR sequences where the options
  /// allow colours or attributes, and no other control.
  ///
  /// All text passes through ``Sanitizer``, so nothing in a tree can command the terminal.
  package static func render(_ tree: ViewTree, options: TerminalOptions) -> [UInt8] {
    var bytes: [UInt8] = []
    render(tree, options: options) { bytes += $0 }
    return bytes
  }

  /// Renders a tree in pieces of whole rows, since all of them together may be large.
  package static func render(
    _ tree: ViewTree,
    options: TerminalOptions,
    write: ([UInt8]) throws -> Void
  ) rethrows {
    let buffer = draw(tree, options: options)
    try EscapeWriter.write(
      buffer,
      depth: options.colorDepth,
      hasAttributes: options.hasAttributes,
      to: write
    )
    if buffer.isIncomplete { try write(Array((incompleteNote + "\n").utf8)) }
  }

  /// What stands below a report of which something was left out.
  static let incompleteNote = "[Not all of this report is drawn: it holds too much.]"

  /// Where the geometry nodes of a tree stand when it is drawn, in points.
  package static func geometry(of tree: ViewTree, options: TerminalOptions) -> [NodeGeometry] {
    PlacedPlainTree(tree, options: options).engine.geometry()
  }

  /// What the nodes of a tree are and where they stand when it is drawn, in lines for its author.
  package static func outline(of tree: ViewTree, options: TerminalOptions) -> [String] {
    let plain = PlacedPlainTree(tree, options: options)
    return TreeOutline.lines(of: plain.tree, placed: plain.placed, metrics: plain.metrics)
  }

  /// Draws a tree into cells.
  static func draw(
    _ tree: ViewTree,
    options: TerminalOptions,
    workLimit: Int = Painter.workLimit
  ) -> CellBuffer {
    let plain = PlacedPlainTree(tree, options: options)
    var painter = Painter(
      tree: plain.tree,
      placed: plain.placed,
      metrics: plain.metrics,
      workLimit: workLimit
    )
    painter.paint()
    painter.buffer.isIncomplete = painter.budget.isExceeded
    return painter.buffer
  }
}

/// A tree of plain nodes that has been laid out in cells.
struct PlacedPlainTree {
  let tree: ViewTree
  let metrics: CellMetrics
  let engine: LayoutEngine
  let placed: PlacedTree

  init(_ tree: ViewTree, options: TerminalOptions) {
    self.tree = PlainTree.usable(tree, isColorless: options.colorDepth < .ansi256)
    metrics = CellMetrics(options: options, nodeCount: self.tree.nodes.count)
    var engine = LayoutEngine(self.tree, metrics: metrics)
    placed = engine.place(
      width: Double(options.boundedColumns),
      height: options.rows.map(Double.init)
    )
    self.engine = engine
  }
}
