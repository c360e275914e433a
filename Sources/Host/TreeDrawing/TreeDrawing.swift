import Layout
import ChartModel
package import Drawing
package import ViewTree

/// Draws trees as pictures.
package enum TreeDrawing {
  /// What a tree looks like, in points.
  ///
  /// All text passes through ``Sanitizer``, all numbers are finite, and the work is bounded: of a tree
  /// that holds too much, what comes last is left out and a note says so.
  package static func draw(_ tree: ViewTree, options: TreeDrawingOptions) -> Drawing {
    draw(tree, options: options, workLimit: workLimit)
  }

  static func draw(_ tree: ViewTree, options: TreeDrawingOptions, workLimit: Int) -> Drawing {
    var painter = Painter(PlacedPage(tree, options: options), workLimit: workLimit)
    painter.paint()
    if painter.budget.isExceeded { painter.drawNote() }
    return painter.drawing
  }

  /// Where the geometry nodes of a tree stand when it is drawn, in points.
  package static func geometry(of tree: ViewTree, options: TreeDrawingOptions) -> [NodeGeometry] {
    let page = PlacedPage(tree, options: options)
    return page.engine.geometry().map { geometry in
      var geometry = geometry
      geometry.x += page.x
      geometry.y += page.y
      return geometry
    }
  }

  /// The most work for one tree, in steps and in sixteenths of square points that are covered; it takes
  /// a surface some seconds.
  static let workLimit = 40_000_000
}
