import Layout
import ViewTree

/// Words and symbols that an author has moved below the report's frame, which a phone shows there.
struct Overhang {
  let tree: ViewTree
  let placed: PlacedTree

  /// The most points below the frame.
  private static let limit = 128.0

  /// The height that a report needs, whose frame is so high.
  func height(_ height: Double) -> Double {
    var lowest = height
    var steps = [Step(node: 0, dy: 0, bottom: height + Overhang.limit)]
    while var step = steps.popLast() {
      let rect = Rect(placed.frames[step.node], dx: 0, dy: step.dy)
      switch tree.nodes[step.node].content {
      case .text, .tokenLabel, .placeholder, .symbol:
        if !rect.isEmpty, rect.y < step.bottom { lowest = max(lowest, min(rect.maxY, step.bottom)) }
        continue
      case .hidden: continue
      case .firstThatFits:
        if let chosen = placed.chosen[step.node] { steps.append(step.into(chosen)) }
        continue
      case .mask:
        if tree.nodes[step.node].childCount > 0 { steps.append(step.into(step.node + 1)) }
        continue
      case .offset(_, let y): step.dy = Path.bounded(step.dy + y)
      case .clip, .scroll: step.bottom = min(step.bottom, rect.maxY)
      case .list where placed.cut.contains(step.node):
        step.bottom = min(step.bottom, rect.maxY)
      case .opacity(let value) where value <= 0: continue
      default: break
      }
      for child in tree.children(of: step.node) { steps.append(step.into(child)) }
    }
    return lowest
  }

  /// A node that is to be looked at, how far it has been moved, and where it is cut.
  private struct Step {
    var node: Int
    var dy: Double
    var bottom: Double

    func into(_ child: Int) -> Step { Step(node: child, dy: dy, bottom: bottom) }
  }
}
