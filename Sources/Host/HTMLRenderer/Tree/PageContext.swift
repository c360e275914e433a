import ViewTree

/// What a node's surroundings say about it.
struct PageContext {
  /// What stands around the node.
  enum Surroundings: UInt8 {
    case column, row, layers, grid
  }

  var surroundings = Surroundings.column
  /// Whether only words and inline elements may stand here, as in a button.
  var isPhrasing = false
  /// Whether words stand beside the node, so that a symbol needs none of its own.
  var hasWords = false
  /// Whether assistive technology does not see the node.
  var isHidden = false
  /// Whether the node stands in a row of a list.
  var isInList = false
  /// Whether the node scrolls sideways.
  var isInSidewaysScroll = false
  /// The size that an extension was told of the room, where the node's parents fill it.
  var told: (width: Double, height: Double)?
  /// How many boxes around the node have a width by their content, and how many a ratio of sides.
  var fixedSizes = 0
  var ratios = 0
  /// How deep the node is.
  var depth = 0
  /// About how wide the room is in points, on the widest page and on the narrowest (320).
  var wide = 728.0
  var narrow = 288.0
  /// The room's size where it is fixed.
  var width: Double?
  var height: Double?
  /// Classes that the surroundings give the node's element; -1 for none.
  var extraClass = -1
  var secondClass = -1
  /// Whether the element keeps its width while others beside it shrink.
  var keepsWidth = false
}
