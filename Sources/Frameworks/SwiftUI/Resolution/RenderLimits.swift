/// What a view may cost before rendering it is given up.
package struct RenderLimits: Sendable {
  /// The most nodes of a tree.
  package var nodes: Int
  /// The most nodes inside each other.
  package var depth: Int
  /// The most views and modifiers inside each other, whether they add nodes or not.
  package var nesting: Int
  /// The most stack that nested bodies may take, in bytes.
  ///
  /// Half of the 8 MiB that Linux gives a main thread.
  package var stackBytes: Int
  /// The most times that one render evaluates the views again because an action in it changed state.
  package var rounds: Int

  package init(
    nodes: Int = 100_000,
    depth: Int = 512,
    nesting: Int = 2048,
    stackBytes: Int = 4 << 20,
    rounds: Int = 8
  ) {
    self.nodes = nodes
    self.depth = depth
    self.nesting = nesting
    self.stackBytes = stackBytes
    self.rounds = rounds
  }
}

/// Why a view could not be rendered.
package enum RenderError: Error, Hashable, CustomStringConvertible {
  case tooManyNodes(limit: Int)
  case tooManyMarks(limit: Int)
  case tooDeep(limit: Int, view: String)
  case tooMuchStack(view: String)

  package var description: String {
    switch self {
    case .tooManyNodes(let limit):
      "view too large: more than \(limit) nodes; show fewer rows or group them"
    case .tooManyMarks(let limit):
      "chart too large: more than \(limit) marks; plot sums of longer stretches"
    case .tooDeep(let limit, let view):
      "view too deep: more than \(limit) views inside each other at \(view); look for a body that contains itself"
    case .tooMuchStack(let view):
      "view too deep: nested bodies use too much stack at \(view); look for a body that contains itself"
    }
  }
}
