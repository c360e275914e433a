import Layout
import ViewTree

/// Words that an author has moved out of the report's frame, which a phone shows below it.
struct Overflow {
  let tree: ViewTree
  let placed: PlacedTree

  /// The most rows below the frame.
  private static let limit = 8

  /// The rows that a report needs.
  var rows: Int {
    let height = placed.frames.first.map { CellRect($0, dx: 0, dy: 0).height } ?? 0
    var lowest = height
    var steps = [Step(node: 0, dy: 0, bottom: height + Overflow.limit)]
    while var step = steps.popLast() {
      let rect = CellRect(placed.frames[step.node], dx: 0, dy: step.dy)
      switch tree.nodes[step.node].content {
      case .text, .tokenLabel, .placeholder, .symbol:
        if !rect.isEmpty { lowest = max(lowest, min(rect.maxY, step.bottom)) }
        continue
      case .hidden: continue
      case .firstThatFits:
        if let chosen = placed.chosen[step.node] { steps.append(step.into(chosen)) }
        continue
      case .mask:
        if let content = Array(tree.children(of: step.node)).first {
          steps.append(step.into(content))
        }
        continue
      case .offset(_, let y):
        step.dy = min(max(step.dy + CellRect.step(y / 16), -Step.most), Step.most)
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
    var dy: Int
    var bottom: Int

    /// The farthest that anything is moved.
    static let most = 1_000_000

    func into(_ child: Int) -> Step {
      Step(node: child, dy: dy, bottom: bottom)
    }
  }
}
