import ViewTree

/// Puts annotations beside their marks, and keeps them inside the drawing.
struct NotePlacement {
  let frame: ChartRect
  private static let gap = 3.0
  /// The most annotations that are drawn, and that are looked at.
  private static let limit = 400
  static let candidateLimit = 2000

  init(_ frame: ChartRect) { self.frame = frame }

  func draw(_ block: NoteBlock, at mark: ChartRect, _ side: Chart.Side, _ canvas: inout Canvas) {
    var block = block
    block.truncate(to: canvas.bounds.width, &canvas)
    guard block.width > 0 else { return }
    var x = mark.midX
    var y = mark.midY
    switch side {
    case .automatic, .top: y = mark.y - NotePlacement.gap - block.height / 2
    case .bottom: y = mark.maxY + NotePlacement.gap + block.height / 2
    case .leading: x = mark.x - NotePlacement.gap - block.width / 2
    case .trailing: x = mark.maxX + NotePlacement.gap + block.width / 2
    case .overlay: break
    }
    let bounds = canvas.bounds
    x = held(x, block.width / 2, bounds.x, bounds.maxX)
    y = held(y, block.height / 2, bounds.y, max(frame.maxY, mark.maxY))
    let box = ChartRect(
      x: x - block.width / 2,
      y: y - block.height / 2,
      width: block.width,
      height: block.height
    )
    // Words on words cannot be read: the first stays.
    guard canvas.notes.count < NotePlacement.limit,
      !canvas.notes.contains(where: { $0.overlaps(box) })
    else { return }
    canvas.notes.append(box)
    block.draw(x: x, y: y, &canvas)
  }

  /// A middle whose half lies between two ends, or in their middle where there is no room.
  private func held(_ middle: Double, _ half: Double, _ from: Double, _ to: Double) -> Double {
    guard to - from > half * 2 else { return (from + to) / 2 }
    return min(max(middle, from + half), to - half)
  }
}
