package import ViewTree

/// A tree drawn for use: its cells, and where what can be used stands among them.
package struct InteractiveFrame: Sendable {
  /// As many cells as the options ask for.
  package let buffer: CellBuffer
  /// What can be used, in reading order; the parts of a control follow it.
  package let places: [MarkPlace]
  /// The size of the tree, which may be less than that of the buffer.
  package let content: CellSize

  /// The number of the mark that stands for a whole tree that is longer than the screen.
  package static let page = UInt64.max
}

/// Where something that can be used stands, in cells of the frame.
package struct MarkPlace: Hashable, Sendable {
  /// Its part says which option, tab or half it is; nil for all of a control.
  package var mark: ControlMark
  /// All of it; some or all may lie outside of the screen and of what scrolls around it.
  ///
  /// For something that scrolls, the cells that it shows its content in.
  package var frame: CellRect
  /// What can be seen of it; nil where that is nothing.
  package var visible: CellRect?
  /// The node of the mark in the tree that was drawn.
  package var node: Int
  /// The number of what scrolls around it; nil where nothing does.
  package var scroller: UInt64?
  /// For something that scrolls, the size of its content.
  package var extent: CellSize?
  /// For something that scrolls, how much of its content is hidden before the frame.
  package var offset: CellPoint

  package init(
    mark: ControlMark,
    frame: CellRect,
    visible: CellRect?,
    node: Int,
    scroller: UInt64? = nil,
    extent: CellSize? = nil,
    offset: CellPoint = CellPoint(x: 0, y: 0)
  ) {
    self.mark = mark
    self.frame = frame
    self.visible = visible
    self.node = node
    self.scroller = scroller
    self.extent = extent
    self.offset = offset
  }
}

extension MarkPlace {
  /// How far its content can be moved.
  package var scrollLimit: CellPoint {
    CellPoint(
      x: max((extent?.width ?? 0) - frame.width, 0),
      y: max((extent?.height ?? 0) - frame.height, 0)
    )
  }
}
