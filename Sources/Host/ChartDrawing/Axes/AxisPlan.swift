import ChartModel
import ViewTree

/// What stands on an axis, apart from its length: fractions run in the direction in which the axis is
/// read.
struct AxisPlan {
  struct Label {
    var fraction: Double
    var word: Word
    /// Whether the words begin at the place instead of having their middle there.
    var startsThere = false
    /// The room that the words may take; nil for as much as they need.
    var room: Double?
  }

  var labels: [Label] = []
  /// Where lines run across the plot.
  var gridLines: [Double] = []
  /// Where short lines lead to the labels.
  var ticks: [Double] = []

  /// The marks of an axis of values.
  static func values(_ axis: ValueAxis, _ canvas: inout Canvas) -> AxisPlan {
    var plan = AxisPlan()
    for tick in axis.ticks {
      let fraction = axis.fraction(tick.value)
      let word = canvas.word(tick.label)
      if !word.isEmpty { plan.labels.append(Label(fraction: fraction, word: word)) }
      if tick.hasGridLine { plan.gridLines.append(fraction) }
    }
    return plan
  }

  /// Leaves out labels until the rest do not touch: every second one, every third one, and so on.
  ///
  /// - Parameter size: How long words are along the axis.
  mutating func thin(length: Double, size: (Word) -> Double) {
    labels.sort { $0.fraction < $1.fraction }
    let count = labels.count
    guard count > 1 else { return }
    for step in 1..<count {
      let kept = stride(from: 0, to: count, by: step).map { labels[$0] }
      guard AxisPlan.touch(kept, length: length, size: size) else {
        labels = kept
        return
      }
    }
    labels = Array(labels.prefix(1))
  }

  private static func touch(_ labels: [Label], length: Double, size: (Word) -> Double) -> Bool {
    zip(labels, labels.dropFirst()).contains { left, right in
      let distance = (right.fraction - left.fraction) * length
      let sizes = (size(left.word), size(right.word))
      let needed = left.startsThere ? sizes.0 : (sizes.0 + sizes.1) / 2
      return distance < needed + ChartStyle.labelSpacing / 2
    }
  }
}
