import Drawing
import ViewTree

/// What the modifiers around a node ask of it.
struct PaintState {
  var opacity = 1.0
  /// How far `offset` has moved the node.
  var dx = 0
  var dy = 0
  /// Where it may draw.
  var clip: CellRect
  /// Whether the node lies behind other content, where a terminal without colours draws nothing.
  var isBackground = false
  /// The most filters inside each other that are applied.
  static let filterLimit = 16
  /// What is done to colours, the outermost first.
  var filters: [Filter] = []
  /// How shapes are turned and scaled, in points of the screen; words stand upright.
  var turn: Turn?
  /// The round outlines that areas are cut to.
  var cuts: [Cut] = []
  /// The most outlines around each other that areas are cut to.
  static let cutLimit = 4
  /// What shapes and words are painted with in place of their own, where they are a mask.
  var maskPaint: Paint?
  /// The height in points that a frame gives, since a bar of 4 points is less than a row.
  var pointHeight: Double?
  /// Whether the node stands on the bottom of a row, as the bars of a chart made of shapes do.
  var standsOnBottom = false
  /// The number of what scrolls around the node.
  var scroller: UInt64?
}
