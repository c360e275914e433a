import ViewTree

/// What the modifiers around a node ask of it.
struct PaintState {
  /// What is not shared by a group, and so applies to each ink.
  var opacity = 1.0
  /// How far `offset` has moved the node.
  var dx = 0.0
  var dy = 0.0
  /// What is outside is not seen; nil where a turn or a change of scale makes that hard to say.
  var visible: Rect?
  /// What is done to colours, the outermost first.
  var filters: [Filter] = []

  /// The most filters inside each other that are applied.
  static let filterLimit = 16

  mutating func move(x: Double, y: Double) {
    dx = Path.bounded(dx + x)
    dy = Path.bounded(dy + y)
  }

  /// Whether anything of a rectangle can be seen.
  func shows(_ rect: Rect) -> Bool { visible.map { $0.touches(rect) } ?? true }

  /// The part of a rectangle that can be seen.
  func shown(_ rect: Rect) -> Rect { visible.map { $0.intersection(rect) } ?? rect }

  mutating func clip(to rect: Rect) { visible = visible?.intersection(rect) }
}
