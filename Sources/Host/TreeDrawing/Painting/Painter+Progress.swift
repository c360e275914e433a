import Layout
import Theme
import PointLayout
import Drawing
import ViewTree

extension Painter {
  /// Draws a progress view's bar or circle; its labels are children.
  mutating func draw(
    _ progress: Progress,
    in frame: Rect,
    below node: Int,
    _ state: PaintState
  ) {
    let fraction = progress.fraction.map { $0 > 0 ? min($0, 1) : 0 }
    guard spend(on: frame, state) else { return }
    if progress.style == .circular {
      let side = metrics.progress.circleWidth
      let circle = Rect(
        x: frame.x,
        y: frame.y + (frame.height - side) / 2,
        width: side,
        height: side
      )
      if let fraction {
        drawRing(fraction, progress.tint, in: circle, state)
      } else {
        drawSpinner(in: circle, state)
      }
      return
    }
    let height = min(metrics.progress.barHeight, frame.height)
    let bar = Rect(x: frame.x, y: frame.maxY - height, width: frame.width, height: height)
    drawBar(fraction, progress.tint, in: bar, state)
  }

  private mutating func drawBar(
    _ fraction: Double?,
    _ tint: Paint,
    in bar: Rect,
    _ state: PaintState
  ) {
    drawing.fill(bar.rounded(bar.height / 2), inks.ink(.fill, state))
    // What has no end that is known stands still at the beginning.
    let share = fraction ?? 0.3
    guard share > 0, tint.isVisible(opacity: state.opacity) else { return }
    var done = bar
    done.width = max(bar.width * share, min(bar.height, bar.width))
    drawing.fill(done.rounded(bar.height / 2), inks.ink(tint, over: bar, state))
  }

  private mutating func drawRing(
    _ fraction: Double,
    _ tint: Paint,
    in circle: Rect,
    _ state: PaintState
  ) {
    let width = circle.width * 0.15
    let line = Line(width: width, cap: .round)
    let ring = RoundedOutline.ellipse(circle.inset(by: width / 2))
    drawing.stroke(ring, inks.ink(.fill, state), Line(width: width))
    guard fraction > 0, tint.isVisible(opacity: state.opacity) else { return }
    // From the top, which is three quarters of the way from where the outline begins.
    let ink = inks.ink(tint, over: circle, state)
    for (from, to) in Turns(from: 0.75, share: fraction).parts {
      drawing.stroke(ring.trimmed(from: from, to: to), ink, line)
    }
  }

  /// The spokes of something that is going on.
  private mutating func drawSpinner(in circle: Rect, _ state: PaintState) {
    let (center, radius) = (circle.center, circle.width / 2)
    let spoke = Path([
      .move(Path.Point(x: center.x, y: center.y - radius * 0.9)),
      .line(Path.Point(x: center.x, y: center.y - radius * 0.5)),
    ])
    let line = Line(width: radius * 0.18, cap: .round)
    for index in 0..<8 {
      let turn = Transform.rotation(degrees: Double(index) * 45, x: center.x, y: center.y)
      var faded = state
      faded.opacity *= 0.25 + 0.75 * Double(index) / 8
      drawing.open(Group(transform: turn))
      drawing.stroke(spoke, inks.ink(.secondary, faded), line)
      drawing.close()
    }
  }
}

/// A part of a closed outline that may run past the outline's beginning.
struct Turns {
  var parts: [(from: Double, to: Double)]

  init(from start: Double, share: Double) {
    let end = start + share
    parts = end <= 1 ? [(start, end)] : [(start, 1), (0, end - 1)]
  }
}
