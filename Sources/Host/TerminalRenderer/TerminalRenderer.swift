import Layout
package import ViewTree

/// Draws trees for terminals.
package enum TerminalRenderer {
  /// The bytes that show a tree in a terminal: UTF-8 lines, with SGR sequences where the options
  /// allow colours or attributes, and no other control.
  ///
  /// All text passes through ``Sanitizer``, so nothing in a tree can command the terminal.
  package static func render(_ tree: ViewTree, options: TerminalOptions) -> [UInt8] {
    EscapeWriter.bytes(
      draw(tree, options: options),
      depth: options.colorDepth,
      hasAttributes: options.hasAttributes
    )
  }

  /// Draws a tree into cells.
  static func draw(
    _ tree: ViewTree,
    options: TerminalOptions,
    workLimit: Int = Painter.workLimit
  ) -> CellBuffer {
    let metrics = CellMetrics(options: options, nodeCount: tree.nodes.count)
    var engine = LayoutEngine(tree, metrics: metrics)
    let placed = engine.place(
      width: Double(options.boundedColumns),
      height: options.rows.map(Double.init)
    )
    var painter = Painter(tree: tree, placed: placed, metrics: metrics, workLimit: workLimit)
    painter.paint()
    return painter.buffer
  }
}
